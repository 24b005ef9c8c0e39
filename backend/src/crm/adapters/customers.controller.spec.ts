import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNSEEN_TEXTS } from '../../shared/domain/unseen.fixture.js';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { CustomersController } from './customers.controller.js';

const CUSTOMERS = '/api/admin/customers';
let app: ControllerApp;
let care: ReturnType<typeof customerCareInMemory>;
let layla: string;

beforeEach(async () => {
  care = customerCareInMemory();
  app = await crmApp(CustomersController, care);
  layla = await care.customer('layla@example.com');
});

describeAdmission(() => crmApp(CustomersController), {
  [`GET ${CUSTOMERS}/:id`]: 'customers.read',
  [`PUT ${CUSTOMERS}/:id`]: 'customers.write',
  [`POST ${CUSTOMERS}/:id/merge`]: 'customers.write',
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
      valueTier: 'standard',
      lastOrderDate: null,
      lastCommunication: null,
      lastActivity: '2026-03-02T10:00:00.000Z',
      status: 'active',
      version: 1,
      createdAt: '2026-03-02T10:00:00.000Z',
      otherEmails: [],
      sameCompany: [],
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
    ...UNSEEN_TEXTS.map((name): [string, object, string, string] => [
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
    // Whoever copied an id from elsewhere may have it in capitals.
    const [kept, duplicate] = [layla.toUpperCase(), duplicateId.toUpperCase()];
    const merge = () => app.ask(`POST ${CUSTOMERS}/${kept}/merge`, { body: { duplicateId: duplicate } });

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
