import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

describe('two members of staff on one inquiry', () => {
  let backend: Backend;
  let example: SelectionBody;
  let staff: Record<string, string>;

  beforeAll(async () => {
    backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
    example = await workedExample(backend);
    staff = await signedIn(backend);
  });
  afterAll(() => backend.stop());

  const submitted = async () =>
    (await backend.ask<{ id: string }>('/api/inquiries', { body: inquiryOf(example) })).body.id;

  it('who demand no version: the last one wins, and every change is in the history', async () => {
    const id = await submitted();
    const statuses = ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'];
    const answers = await Promise.all(
      statuses.map((status) =>
        backend.ask(`/api/admin/inquiries/${id}`, { method: 'PUT', body: { status }, headers: staff }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    const { body } = await backend.ask<{ history: { from: string | null; to: string }[] }>(
      `/api/admin/inquiries/${id}`,
      { headers: staff },
    );
    const [first, ...moves] = body.history.toReversed();
    expect(moves.map(({ from }) => from)).toEqual([first, ...moves.slice(0, -1)].map((move) => move!.to));
    expect(moves.map(({ to }) => to).sort()).toEqual([...statuses].sort());
  });
});
