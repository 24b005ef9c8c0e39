import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/admin-remote/jobs';
import { JobHandlers } from '../src/shared/jobs/job-handlers.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';
import { parkJob } from './parked-job.js';

interface Job {
  id: string;
  name: string;
  tries: number;
  reason: string | null;
}

describe('the parked jobs', () => {
  let databaseUrl: string;
  let backend: Backend;
  let headers: Record<string, string>;
  const list = (search = '') => backend.ask<Job[]>(`/api/admin/jobs${search}`, { headers });
  const retry = (id: string) =>
    backend.ask<{ code: string }>(`/api/admin/jobs/${id}/retry`, { method: 'POST', headers });

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl });
    headers = await signedIn(backend);
  });

  it('are listed, the newest first, and nothing else is', async () => {
    await query(
      databaseUrl,
      `SELECT graphile_worker.add_job('send-mail', run_at => now() + interval '1 day')`,
    );
    const [first, second] = [
      await parkJob(databaseUrl, 'send-mail', 'no such mailbox'),
      await parkJob(databaseUrl, 'send-mail', null),
    ];
    const { body, headers: answered } = await list('?state=parked');
    expect(answered.get('x-total-count')).toBe('2');
    expect(body).toEqual([
      { id: second, name: 'send-mail', addedAt: expect.any(String), tries: 14, reason: null },
      { id: first, name: 'send-mail', addedAt: expect.any(String), tries: 14, reason: 'no such mailbox' },
    ]);
    const page = await list('?limit=1');
    expect(page.body).toEqual([body[0]]);
    const [, next] = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '') ?? [];
    expect((await backend.ask<Job[]>(next!, { headers })).body).toEqual([body[1]]);
    expect((await list('?state=waiting')).status).toBe(400);
  });

  it('have names in the words of staff, whichever it is', () => {
    const { names } = backend.app.get(JobHandlers);
    for (const language of LANGUAGES)
      expect(Object.keys(texts[language].names).sort()).toEqual(names.toSorted());
  });

  it('are done when somebody retries them, and are gone', async () => {
    const id = await parkJob(databaseUrl, 'forget-ended-sessions', 'the database was away');
    expect((await retry(id)).status).toBe(204);
    await until('it is done', async () => {
      const left = await query(databaseUrl, 'SELECT FROM graphile_worker.jobs WHERE id = $1', [id]);
      return left.length === 0;
    });
    expect((await list()).body.map((job) => job.id)).not.toContain(id);
    expect(await retry(id)).toMatchObject({ status: 404, body: { code: 'job.unknown' } });
  });

  it.each(['0', '999999999999999999', '99999999999999999999999', 'abc', "1'"])(
    'have no job %s',
    async (id) => {
      expect(await retry(encodeURIComponent(id))).toMatchObject({
        status: 404,
        body: { code: 'job.unknown' },
      });
    },
  );
});
