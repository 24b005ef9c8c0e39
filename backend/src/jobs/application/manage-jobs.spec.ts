import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { MOST_TRIES } from '../../shared/domain/jobs.js';
import { InMemoryParkedJobList } from '../adapters/parked-job-list.in-memory.js';
import { ManageJobs } from './manage-jobs.js';

const MONA = { id: 'mona', email: 'mona@tiraz.example' };

describe('ManageJobs', () => {
  let now = new Date('2026-11-20T08:00:00Z');
  const clock = { now: () => now };
  let done: number;
  let failing: boolean;
  let jobs: InMemoryJobs;
  let audit: InMemoryAuditTrail;
  let staffJobs: ManageJobs;

  beforeEach(async () => {
    done = 0;
    failing = true;
    const handlers = new JobHandlers();
    handlers.handle('sew', () => {
      if (failing) return Promise.reject(new Error('the needle broke'));
      done += 1;
      return Promise.resolve();
    });
    jobs = new InMemoryJobs(handlers, clock);
    audit = new InMemoryAuditTrail();
    staffJobs = new ManageJobs(
      new InMemoryTransactions(),
      jobs,
      audit,
      clock,
      new InMemoryParkedJobList(jobs),
    );
    await jobs.add('sew', {});
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await jobs.work();
      now = new Date(now.getTime() + 8 * 3_600_000);
    }
  });

  it('has a parked job done, and records what it had come to', async () => {
    failing = false;
    const [parked] = jobs.parked;
    await staffJobs.retry(parked!.id, MONA);
    await jobs.work();
    expect(done).toBe(1);
    expect(audit.records).toEqual([
      {
        at: now,
        by: MONA,
        action: 'job.retried',
        thing: { kind: 'job', id: parked!.id },
        before: { name: 'sew', tries: MOST_TRIES, reason: 'the needle broke' },
        after: { name: 'sew', tries: 0, reason: 'the needle broke' },
      },
    ]);
  });

  it('refuses the second press, and one for what is not there', async () => {
    const [parked] = jobs.parked;
    await staffJobs.retry(parked!.id, MONA);
    for (const id of [parked!.id, '4711']) {
      await expect(staffJobs.retry(id, MONA)).rejects.toMatchObject({ kind: 'missing', code: 'job.unknown' });
    }
    expect(audit.records).toHaveLength(1);
  });
});
