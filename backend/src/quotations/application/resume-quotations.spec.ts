import { expect, it } from '@jest/globals';
import type { JobData } from '../../shared/domain/jobs.js';
import { ResumeQuotations } from './resume-quotations.js';

const revision = (id: string) => ({ inquiryId: id, id, validThrough: '2026-12-07', isPrinted: false });

it('a quotation that cannot be read keeps nobody else’s back, and is tried again', async () => {
  const resumed: JobData[] = [];
  const resuming = new ResumeQuotations(
    { since: async () => ['one', 'unreadable', 'other'].map(revision) },
    { missing: async (keys) => [...keys] },
    {
      resume: async (job) => {
        if (job.inquiryId === 'unreadable') throw new Error('A later release wrote this quotation.');
        resumed.push(job);
      },
    },
    { now: () => new Date('2026-11-22T10:00:00Z') },
  );
  await expect(resuming.resume()).rejects.toThrow('1 quotations were not resumed');
  expect(resumed.map(({ inquiryId }) => inquiryId)).toEqual(['one', 'other']);
});
