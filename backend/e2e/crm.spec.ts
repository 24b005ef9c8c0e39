import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample, type ProblemBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Ask, type Backend } from './harness.js';

interface CustomerBody {
  id: string;
  email: string;
  status: string;
  version: number;
}

let databaseUrl: string;
let backend: Backend;
let session: Record<string, string>;
let customerId: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  session = await signedIn(backend);
  const example = await workedExample(backend);
  await backend.ask('/api/inquiries', { body: inquiryOf(example, { customerEmail: 'amal@example.com' }) });
  const { body } = await staff<CustomerBody[]>('customers?q=amal@example.com');
  customerId = body[0]!.id;
});
afterAll(() => backend.stop());

const staff = <Body = ProblemBody>(path: string, { headers = {}, ...ask }: Ask = {}) =>
  backend.ask<Body>(`/api/admin/${path}`, { ...ask, headers: { ...session, ...headers } });
const followUp = (change: object = {}) => ({
  customerId,
  scheduledDate: '2026-11-22',
  subject: 'Call about sizes',
  ...change,
});
const communication = (change: object = {}) => ({ customerId, content: 'She called.', ...change });

it('the demo begins with something overdue, something for today and what was said', async () => {
  expect((await staff('follow-ups/counts')).body).toEqual({ dueToday: 2, overdue: 2 });
  const { body } = await staff<CustomerBody[]>('customers?q=mariam');
  const details = await staff(`customers/${body[0]!.id}`);
  expect(details.body).toMatchObject({
    status: 'follow_up_due',
    counts: { communications: 2, followUps: 1 },
  });
});

describe('customers', () => {
  it('are listed page by page, with their figures', async () => {
    const { status, headers, body } = await staff<CustomerBody[]>('customers?limit=5');
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    expect(Number(headers.get('x-total-count'))).toBe(await count(databaseUrl, 'customers'));
    expect(body[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      email: expect.any(String),
      phone: expect.any(String),
      company: expect.any(String),
      lifetimeValue: expect.stringMatching(/^\d+\.\d\d$/),
      valueTier: expect.any(String),
      lastOrderDate: null,
      lastCommunication: null,
      lastActivity: expect.any(String),
      status: expect.any(String),
      version: 1,
      createdAt: expect.any(String),
    });
    const next = /<\/api\/admin\/([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    const second = await staff<CustomerBody[]>(next);
    expect(second.body).toHaveLength(5);
    expect(second.headers.get('link')).toContain('rel="prev"');
  });

  it('are found by status and by tier', async () => {
    const listed = async (query: string) =>
      (await staff<(CustomerBody & { lifetimeValue: string; valueTier: string })[]>(`customers?${query}`))
        .body;
    const everybody = await listed('limit=1000');
    for (const [tier, from, below] of [
      ['high', 20_000, Infinity],
      ['medium', 10_000, 20_000],
      ['standard', 0, 10_000],
    ] as const) {
      const expected = everybody.filter(
        ({ lifetimeValue: value }) => Number(value) >= from && Number(value) < below,
      );
      expect(await listed(`tier=${tier}`)).toEqual(expected);
      expect(expected.every(({ valueTier }) => valueTier === tier)).toBe(true);
    }
    const current = await listed('status=active,follow_up_due');
    expect(current).toEqual(everybody.filter(({ status }) => status !== 'inactive'));
    expect(await listed('status=all&tier=all')).toEqual(everybody);
  });

  it('are corrected under their tag', async () => {
    const { headers, body } = await staff<CustomerBody>(`customers/${customerId}`);
    const tag = headers.get('etag')!;
    expect(tag).toBe(`"${body.version}"`);
    const correct = (company: string) =>
      staff<CustomerBody & { current?: object }>(`customers/${customerId}`, {
        method: 'PUT',
        headers: { 'if-match': tag },
        body: { company },
      });
    const corrected = await correct('Amal & Sons');
    expect([corrected.status, corrected.headers.get('etag')]).toEqual([200, `"${body.version + 1}"`]);
    const stale = await correct('Other');
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(corrected.body);
  });

  it('are one after a merge', async () => {
    const { body } = await staff<CustomerBody[]>('customers?limit=2');
    const duplicateId = body.map(({ id }) => id).find((id) => id !== customerId)!;
    const merge = () => staff<CustomerBody>(`customers/${customerId}/merge`, { body: { duplicateId } });
    expect(await merge()).toMatchObject({ status: 200, body: { id: customerId } });
    expect(await staff(`customers/${duplicateId}`)).toMatchObject({ status: 200, body: { id: customerId } });
    expect(await merge()).toMatchObject({ status: 422, body: { code: 'merge.merged-already' } });

    await staff('follow-ups', { body: followUp() });
    for (const path of [
      'inquiries?customer=',
      'inquiries/counts?customer=',
      'inquiries/counts/options?of=type&customer=',
      'inquiries/sums?customer=',
      'follow-ups?customerId=',
    ]) {
      const asked = async (id: string) => ({ path, body: (await staff(path + id)).body });
      const theirs = await asked(customerId);
      expect(theirs).not.toEqual(await asked('01993c00-0000-7000-8000-00000000dead'));
      expect(await asked(duplicateId)).toEqual(theirs);
    }
  });

  it('after a merge were changed for whoever began to correct one of the two before it', async () => {
    const [stays, goes] = (await staff<CustomerBody[]>('customers?limit=3')).body.filter(
      ({ id }) => id !== customerId,
    );
    const correct = (id: string, version: number, phone: string) =>
      staff<CustomerBody & ProblemBody>(`customers/${id}`, {
        method: 'PUT',
        headers: { 'if-match': `"${version}"` },
        body: { phone },
      });
    // What the merge would make the next version of the one, the other one has already.
    let { version } = goes!;
    while (version <= stays!.version)
      ({ version } = (await correct(goes!.id, version, `+20 ${version}`)).body);
    const merge = await staff<CustomerBody>(`customers/${stays!.id}/merge`, {
      body: { duplicateId: goes!.id },
    });
    expect(merge.status).toBe(200);
    expect(await correct(goes!.id, version, '+20 2')).toMatchObject({
      status: 412,
      body: { code: 'entity.stale' },
    });
    expect((await correct(goes!.id, merge.body.version, '+20 3')).body).toMatchObject({ id: stays!.id });
  });
});

describe('what staff store about a customer', () => {
  it('is a follow-up, which is done with, taken up again and put into a calendar', async () => {
    const planned = await staff<{ id: string }>('follow-ups', {
      body: followUp({ subject: 'مكالمة، بخصوص المقاسات' }),
    });
    expect(planned).toMatchObject({
      status: 201,
      body: {
        status: 'pending',
        scheduledDate: '2026-11-22T07:00:00.000Z',
        inquiryId: null,
        description: '',
      },
    });
    const { id } = planned.body;
    const put = (body: object) => staff(`follow-ups/${id}`, { method: 'PUT', body });
    expect(await put({ status: 'completed' })).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await put({ status: 'cancelled' })).toMatchObject({
      status: 409,
      body: { code: 'follow-up.impossible-move' },
    });
    expect(await put({ status: 'pending', scheduledDate: '2026-11-23T10:00' })).toMatchObject({
      status: 200,
    });
    const calendar = await staff<string>(`follow-ups/${id}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toContain('DTSTART:20261123T080000Z\r\n');
    expect(await staff('follow-ups/counts')).toMatchObject({
      body: { dueToday: expect.any(Number), overdue: expect.any(Number) },
    });
  });

  it('is a communication, a note to the customer unless it says otherwise', async () => {
    const { status, body } = await staff('communications', { body: communication() });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        customerId,
        inquiryId: null,
        inquiryReference: null,
        type: 'note',
        direction: 'outbound',
        subject: '',
        content: 'She called.',
        loggedBy: 'mona@tiraz.example',
        createdAt: expect.any(String),
      },
    ]);
  });
});
