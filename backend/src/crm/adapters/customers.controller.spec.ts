import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNSEEN } from '../../shared/domain/unseen.fixture.js';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { CustomersController } from './customers.controller.js';

const CUSTOMERS = '/api/admin/customers';
interface Customer {
  id: string;
  email: string;
  status: string;
}

let app: ControllerApp;
let care: ReturnType<typeof customerCareInMemory>;
let layla: string;

beforeEach(async () => {
  care = customerCareInMemory();
  app = await crmApp(CustomersController, care);
  layla = await care.customer('layla@example.com');
});

describeAdmission(() => crmApp(CustomersController), {
  [`GET ${CUSTOMERS}`]: 'customers.read',
  [`GET ${CUSTOMERS}/:id`]: 'customers.read',
  [`PUT ${CUSTOMERS}/:id`]: 'customers.write',
  [`POST ${CUSTOMERS}/:id/merge`]: 'customers.write',
});

describe('the list of customers', () => {
  it('is a page with the addresses of its neighbours, which nothing keeps', async () => {
    for (let number = 1; number < 5; number += 1) await care.customer(`p${number}@example.com`);
    const { headers, body } = await app.ask<Customer[]>(`GET ${CUSTOMERS}?limit=2&q=example`);

    expect(body).toHaveLength(2);
    expect(headers).toMatchObject({ 'x-total-count': '5', 'cache-control': 'no-store' });
    const [, next] = /^<(\S+)>; rel="next"$/.exec(String(headers.link)) ?? [];
    expect(next).toMatch(`${CUSTOMERS}?limit=2&q=example&cursor=`);
    const second = await app.ask<Customer[]>(`GET ${next}`);
    expect(new Set([...body, ...second.body].map(({ id }) => id)).size).toBe(4);
    expect(second.headers.link).toMatch(/^<\S+>; rel="next", <\S+>; rel="prev"$/);
  });

  it('has what was asked for', async () => {
    await care.customer('quiet@example.com', new Date('2025-03-01T10:00:00Z'));
    const emails = async (query: string) =>
      (await app.ask<Customer[]>(`GET ${CUSTOMERS}?${query}`)).body.map(({ email }) => email);

    expect(await emails('status=inactive,follow_up_due')).toEqual(['quiet@example.com']);
    expect(await emails('status=all&tier=all')).toEqual(['layla@example.com', 'quiet@example.com']);
    expect(await emails('tier=high')).toEqual([]);
    expect(await emails('q=LAYLA@')).toEqual(['layla@example.com']);
  });

  it.each([
    ['an unknown status', 'status=gone', 'status'],
    ['an unknown tier', 'tier=gold', 'tier'],
    ['a limit of nothing', 'limit=0', 'limit'],
    ['a limit that is no number', 'limit=1e2', 'limit'],
    ['a cursor of another list', 'cursor=abc', 'cursor'],
    ['a field that it does not have', 'sort=name', 'sort'],
    ['very long words', `q=${'x'.repeat(201)}`, 'q'],
  ])('is not asked for by %s', async (_, query, field) => {
    const { status, body } = await app.ask(`GET ${CUSTOMERS}?${query}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });
});

describe('a customer', () => {
  it('is shown with everything, under its tag', async () => {
    const { status, headers, body } = await app.ask(`GET ${CUSTOMERS}/${layla}`);

    expect([status, headers.etag]).toEqual([200, '"1"']);
    expect(body).toEqual({
      id: layla,
      name: 'Layla',
      email: 'layla@example.com',
      phone: '',
      company: '',
      lifetimeValue: '0.00',
      lastOrderDate: null,
      lastCommunication: null,
      lastActivity: '2026-03-02T10:00:00.000Z',
      status: 'active',
      version: 1,
      createdAt: '2026-03-02T10:00:00.000Z',
      otherEmails: [],
      counts: { inquiries: 0, communications: 0, followUps: 0, pendingFollowUps: 0 },
      inquiries: [],
      communications: [],
      followUps: [],
    });
  });

  it('is corrected under its tag alone', async () => {
    const correct = (company: string) =>
      app.ask(`PUT ${CUSTOMERS}/${layla}`, { body: { company }, headers: { 'if-match': '"1"' } });
    const corrected = await correct('Amal & Sons');

    expect([corrected.status, corrected.headers.etag]).toEqual([200, '"2"']);
    expect(await correct('Other')).toMatchObject({
      status: 412,
      body: { code: 'entity.stale', current: corrected.body },
    });
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
  ])('does not take %s', async (_, body, path, message) => {
    const answer = await app.ask(`PUT ${CUSTOMERS}/${layla}`, { body });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code: expect.any(String), message }]]);
  });

  it('becomes one with a duplicate, whose address leads to it from then on', async () => {
    const duplicateId = await care.customer('laila@example.com');
    const merge = () => app.ask(`POST ${CUSTOMERS}/${layla}/merge`, { body: { duplicateId } });

    expect(await merge()).toMatchObject({ status: 200, body: { id: layla }, headers: { etag: '"2"' } });
    expect((await app.ask(`GET ${CUSTOMERS}/${duplicateId}`)).body).toMatchObject({ id: layla });
    expect(await merge()).toMatchObject({ status: 422, body: { code: 'merge.merged-already' } });
    const itself = await app.ask(`POST ${CUSTOMERS}/${layla}/merge`, { body: { duplicateId: layla } });
    expect(itself).toMatchObject({ status: 422, body: { code: 'merge.same' } });
  });

  it.each<[string, object | undefined, number]>([
    [`GET ${CUSTOMERS}/${UNKNOWN_ID}`, undefined, 404],
    [`PUT ${CUSTOMERS}/${UNKNOWN_ID}`, { name: 'X' }, 404],
    [`POST ${CUSTOMERS}/${UNKNOWN_ID}/merge`, { duplicateId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12' }, 404],
    [`GET ${CUSTOMERS}/layla`, undefined, 400],
    [`POST ${CUSTOMERS}/${UNKNOWN_ID}/merge`, { duplicateId: 'layla' }, 400],
  ])('that is not there: %s %j', async (route, body, status) => {
    expect((await app.ask(route, { body })).status).toBe(status);
  });
});
