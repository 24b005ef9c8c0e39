import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { MOST_TRIES, type ParkedJob } from '../../shared/domain/jobs.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { ManageJobs } from '../application/manage-jobs.js';
import { StaffJobs } from '../application/staff-jobs.js';
import { JobsController } from './jobs.controller.js';
import { InMemoryParkedJobList } from './parked-job-list.in-memory.js';

const JOBS = '/api/admin/jobs';
let now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };

/** With three jobs that failed as often as they may. */
async function open() {
  const handlers = new JobHandlers();
  handlers.handle('sew', () => Promise.reject(new Error('the needle broke')));
  const jobs = new InMemoryJobs(handlers, clock);
  for (const stitch of [1, 2, 3]) await jobs.add('sew', { stitch });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await jobs.work();
    now = new Date(now.getTime() + 8 * 3_600_000);
  }
  await jobs.add('sew', {});
  return controllerApp({
    controllers: [JobsController],
    providers: [
      {
        provide: StaffJobs,
        useValue: new ManageJobs(
          new InMemoryTransactions(),
          jobs,
          new InMemoryAuditTrail(),
          clock,
          new InMemoryParkedJobList(jobs),
        ),
      },
    ],
  });
}

describeAdmission(open, {
  [`GET ${JOBS}`]: 'jobs.read',
  [`POST ${JOBS}/:id/retry`]: 'jobs.retry',
});

describe('the parked jobs', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });
  const idsOf = async (query = '') =>
    (await app.ask<ParkedJob[]>(`GET ${JOBS}${query}`)).body.map(({ id }) => id);

  it('are listed a page at a time, the newest first, and no others', async () => {
    const { headers, body } = await app.ask<ParkedJob[]>(`GET ${JOBS}?state=parked&limit=2`);

    expect(headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' });
    expect(body).toEqual(
      ['3', '2'].map((id) => ({
        id,
        name: 'sew',
        addedAt: expect.any(String),
        tries: MOST_TRIES,
        reason: 'the needle broke',
      })),
    );
    const [, next = ''] = /(\?\S+)>; rel="next"/.exec(String(headers.link)) ?? [];
    expect(await idsOf(next)).toEqual(['1']);
  });

  it.each(['state=waiting', 'limit=0', 'cursor=made-up', 'name=sew'])(
    'are not asked for by %s',
    async (query) => {
      expect((await app.ask(`GET ${JOBS}?${query}`)).status).toBe(400);
    },
  );

  it('are done again, once', async () => {
    const retry = () => app.ask(`POST ${JOBS}/2/retry`);

    expect(await retry()).toMatchObject({ status: 204, body: '' });
    expect(await idsOf()).toEqual(['3', '1']);
    expect(await retry()).toMatchObject({ status: 404, body: { code: 'job.unknown' } });
  });
});
