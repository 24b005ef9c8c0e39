import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, UNKNOWN_ID, workedExample, type ProblemBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Ask, type Backend } from './harness.js';
import { UNSEEN } from '../src/shared/domain/unseen.fixture.js';

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
      (await staff<(CustomerBody & { lifetimeValue: string })[]>(`customers?${query}`)).body;
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
    }
    const current = await listed('status=active,follow_up_due');
    expect(current).toEqual(everybody.filter(({ status }) => status !== 'inactive'));
    expect(await listed('status=all&tier=all')).toEqual(everybody);
  });

  it.each([
    ['an unknown status', 'customers?status=gone', 'status'],
    ['an unknown tier', 'customers?tier=gold', 'tier'],
    ['a limit of nothing', 'customers?limit=0', 'limit'],
    ['a cursor of another list', 'customers?cursor=abc', 'cursor'],
    ['a field that it does not have', 'customers?sort=name', 'sort'],
    ['an unknown status of follow-ups', 'follow-ups?status=overdue', 'status'],
    ['no id', 'follow-ups?customerId=layla', 'customerId'],
  ])('are not asked for by %s', async (_, path, field) => {
    const { status, body } = await staff(path);
    expect([status, body.errors?.map((fault) => fault.path)]).toEqual([400, [field]]);
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

  it.each<[string, object, string, string]>([
    ['a blank name', { name: ' \u00a0' }, 'name', 'Name is required'],
    ['no name', { name: null }, 'name', 'Name is required'],
    ...UNSEEN.map((name): [string, object, string, string] => [
      `the name ${JSON.stringify(name)}, of which nobody sees anything`,
      { name },
      'name',
      'Name is required',
    ]),
    ['a company of a soft hyphen', { company: '\u00AD' }, 'company', 'company has nothing to see in it'],
    ['a name of two lines', { name: 'a\nb' }, 'name', 'name is a single line'],
    ['a long phone', { phone: '1'.repeat(41) }, 'phone', expect.any(String) as unknown as string],
    ['a derived status', { status: 'follow_up_due' }, 'status', expect.any(String) as unknown as string],
    ['another address', { email: 'x@example.com' }, 'email', expect.any(String) as unknown as string],
  ])('refuse %s', async (_, body, path, message) => {
    const answer = await staff(`customers/${customerId}`, { method: 'PUT', body });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code: expect.any(String), message }]]);
  });

  it('are one after a merge', async () => {
    const { body } = await staff<CustomerBody[]>('customers?limit=2');
    const duplicateId = body.map(({ id }) => id).find((id) => id !== customerId)!;
    const merge = () => staff<CustomerBody>(`customers/${customerId}/merge`, { body: { duplicateId } });
    expect(await merge()).toMatchObject({ status: 200, body: { id: customerId } });
    expect(await staff(`customers/${duplicateId}`)).toMatchObject({ status: 200, body: { id: customerId } });
    expect(await merge()).toMatchObject({ status: 422, body: { code: 'merge.merged-already' } });
  });

  it('that are not there are not there', async () => {
    expect((await staff(`customers/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await staff('customers/layla')).status).toBe(400);
    const changed = await staff(`customers/${UNKNOWN_ID}`, { method: 'PUT', body: { name: 'X' } });
    expect(changed.status).toBe(404);
  });
});

describe('what staff store about a customer', () => {
  it.each<[string, string, object, string, string]>([
    [
      'no customer',
      'follow-ups',
      { subject: 'Call', scheduledDate: '2026-11-22' },
      'customerId',
      'Customer is required',
    ],
    [
      'a subject that nobody sees',
      'follow-ups',
      { customerId: UNKNOWN_ID, scheduledDate: '2026-11-22', subject: '\u200B' },
      'subject',
      'Subject is required',
    ],
    [
      'words that nobody sees',
      'communications',
      { customerId: UNKNOWN_ID, content: '\u2800\u3164' },
      'content',
      'Content is required',
    ],
    [
      'no date',
      'follow-ups',
      { customerId: UNKNOWN_ID, subject: 'Call' },
      'scheduledDate',
      'Scheduled date is required',
    ],
    [
      'no subject',
      'follow-ups',
      { customerId: UNKNOWN_ID, scheduledDate: '2026-11-22', subject: ' ' },
      'subject',
      'Subject is required',
    ],
    ['no content', 'communications', { customerId: UNKNOWN_ID }, 'content', 'Content is required'],
  ])('needs more than %s', async (_, path, body, field, message) => {
    const answer = await staff(path, { body });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ path: field, code: expect.any(String), message }],
    ]);
  });

  it.each<[string, string, () => object, number]>([
    ['a day that does not exist', 'follow-ups', () => followUp({ scheduledDate: '2026-02-30' }), 400],
    ['a field that is not there', 'follow-ups', () => followUp({ status: 'completed' }), 400],
    ['a description that is none', 'follow-ups', () => followUp({ description: null }), 400],
    ['an inquiry of nobody', 'follow-ups', () => followUp({ inquiryId: UNKNOWN_ID }), 422],
    ['an unknown customer', 'follow-ups', () => followUp({ customerId: UNKNOWN_ID }), 422],
    ['an unknown type', 'communications', () => communication({ type: 'fax' }), 400],
    ['no direction', 'communications', () => communication({ direction: null }), 400],
    ['an unknown customer of a call', 'communications', () => communication({ customerId: UNKNOWN_ID }), 422],
    ['too much', 'communications', () => communication({ content: 'م'.repeat(10_001) }), 400],
  ])('is not %s', async (_, path, body, status) => {
    expect((await staff(path, { body: body() })).status).toBe(status);
  });

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
    expect(await put({ status: null })).toMatchObject({ status: 400 });
    expect(await put({ status: 'pending', scheduledDate: '2026-11-23T10:00' })).toMatchObject({
      status: 200,
    });
    const calendar = await staff<string>(`follow-ups/${id}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toContain('DTSTART:20261123T080000Z\r\n');
    expect((await staff(`follow-ups/${UNKNOWN_ID}/calendar.ics`)).status).toBe(404);
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

it('nobody but staff sees or changes any of it', async () => {
  for (const [method, path] of [
    ['GET', 'customers'],
    ['GET', `customers/${UNKNOWN_ID}`],
    ['PUT', `customers/${UNKNOWN_ID}`],
    ['POST', `customers/${UNKNOWN_ID}/merge`],
    ['GET', 'follow-ups'],
    ['POST', 'follow-ups'],
    ['GET', 'follow-ups/counts'],
    ['PUT', `follow-ups/${UNKNOWN_ID}`],
    ['GET', `follow-ups/${UNKNOWN_ID}/calendar.ics`],
    ['POST', 'communications'],
  ] as const) {
    const body = method === 'GET' ? undefined : {};
    expect([path, (await backend.ask(`/api/admin/${path}`, { method, body })).status]).toEqual([path, 401]);
  }
});
