import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Answer, type Backend } from './harness.js';

interface Inquiry {
  id: string;
  version: number;
  status: string;
  adminNotes: string;
}
type Answered = Answer<Inquiry & { current: Inquiry }>;

const RACES = 1000;
const AT_ONCE = 20;

describe('two members of staff on one inquiry', () => {
  let databaseUrl: string;
  let backend: Backend;
  let example: SelectionBody;
  let staff: Record<string, string>;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    example = await workedExample(backend);
    staff = await signedIn(backend);
  });
  afterAll(() => backend.stop());

  const submitted = async () =>
    (await backend.ask<{ id: string }>('/api/inquiries', { body: inquiryOf(example) })).body.id;
  const put = (id: string, version: number, body: object) =>
    backend.ask<Inquiry & { current: Inquiry }>(`/api/admin/inquiries/${id}`, {
      method: 'PUT',
      body,
      headers: { ...staff, 'if-match': `"${version}"` },
    });
  /** As the page does it: the own field is untouched in what is there now, so it is sent again on top of that. */
  const mergeIn = async (id: string, first: Answered, body: object): Promise<Answered> =>
    first.status === 412 ? put(id, first.body.current.version, body) : first;

  it(`who write the same field at once: in ${RACES} races nobody overwrites what they have not seen`, async () => {
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, submitted));
    let refused = 0;
    await Promise.all(
      ids.map(async (id) => {
        let version = 1;
        for (let race = 0; race < RACES / AT_ONCE; race += 1) {
          const notes = [`${race} a`, `${race} b`];
          const answers = await Promise.all(notes.map((adminNotes) => put(id, version, { adminNotes })));
          const stored = answers.filter(({ status }) => status === 200);
          const stale = answers.filter(({ status }) => status === 412);
          expect([stored.length, stale.length]).toEqual([1, 1]);
          const written = stored[0]!.body;
          expect(written.version).toBe(version + 1);
          expect(stale[0]!.body.current).toEqual(written);
          expect(notes).toContain(written.adminNotes);
          refused += 1;
          version += 1;
        }
      }),
    );
    expect(refused).toBe(RACES);
    const [kept] = await query<{ kept: string }>(
      databaseUrl,
      `SELECT count(*) AS kept FROM audit_trail WHERE action = 'inquiry.notes-saved'`,
    );
    expect(kept!.kept).toBe(String(RACES));
  }, 60_000);

  it('who write different fields: status and notes both survive', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, submitted));
    await Promise.all(
      ids.map(async (id) => {
        const [status, notes] = [{ status: 'accepted' }, { adminNotes: 'Called.' }];
        const [moved, noted] = await Promise.all([put(id, 1, status), put(id, 1, notes)]);
        expect(new Set([moved.status, noted.status])).toEqual(new Set([200, 412]));
        const ends = [await mergeIn(id, moved, status), await mergeIn(id, noted, notes)];
        expect(ends.map((answer) => answer.status)).toEqual([200, 200]);
        expect(Math.max(...ends.map(({ body }) => body.version))).toBe(3);
      }),
    );
    const rows = await query(
      databaseUrl,
      `SELECT FROM inquiries WHERE id = ANY($1) AND status = 'accepted' AND admin_notes = 'Called.' AND version = 3`,
      [ids],
    );
    expect(rows).toHaveLength(100);
  });

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
