import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { CommunicationsController } from './communications.controller.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';

const POST = 'POST /api/admin/communications';

const GET = 'GET /api/admin/communications';

describeAdmission(() => crmApp(CommunicationsController), {
  [POST]: 'customers.write',
  [GET]: 'customers.read',
});

describe('a communication', () => {
  let app: ControllerApp;
  let customerId: string;
  let care: ReturnType<typeof customerCareInMemory>;

  beforeEach(async () => {
    care = customerCareInMemory();
    app = await crmApp(CommunicationsController, care);
    customerId = await care.customer('layla@example.com');
  });
  const communication = (change: object) => ({ customerId, content: 'She called.', ...change });

  it('is logged as a note to the customer unless it says otherwise', async () => {
    expect(await app.ask(POST, { body: communication({}) })).toMatchObject({
      status: 201,
      body: {
        id: expect.any(String),
        customerId,
        inquiryId: null,
        inquiryReference: null,
        type: 'note',
        direction: 'outbound',
        subject: '',
        content: 'She called.',
        loggedBy: MONA.email,
        createdAt: '2026-03-02T10:00:00.000Z',
      },
    });
  });

  it('is listed with the inquiry that it is about, the newest first, page by page', async () => {
    const about = await care.inquiry(customerId, {});
    const other = await care.inquiry(customerId, {});
    for (const [content, inquiryId] of Object.entries({ first: about, elsewhere: other, second: about })) {
      await app.ask(POST, { body: communication({ content, inquiryId }) });
    }
    const page = (query: string) => app.ask<{ content: string }[]>(`${GET}?inquiryId=${about}${query}`);
    const listed = await page('');
    expect([listed.status, listed.body.map(({ content }) => content)]).toEqual([200, ['second', 'first']]);
    const half = await page('&limit=1');
    expect([half.headers['x-total-count'], half.body.length]).toEqual(['2', 1]);
    expect(half.headers.link).toContain('rel="next"');
    expect((await app.ask(GET)).status).toBe(400);
    expect((await page('&cursor=x')).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['no customer', { customerId: undefined }, 'Customer is required'],
    ['no content', { content: undefined }, 'Content is required'],
    ['words that nobody sees', { content: '\u2800\u3164' }, 'Content is required'],
  ])('needs more than %s', async (_, change, message) => {
    const { status, body } = await app.ask(POST, { body: communication(change) });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: Object.keys(change)[0], code: expect.any(String), message }],
    ]);
  });

  it.each<[string, object, number]>([
    ['an unknown type', { type: 'fax' }, 400],
    ['no direction', { direction: null }, 400],
    ['too much', { content: 'م'.repeat(10_001) }, 400],
    ['an unknown field', { loggedBy: 'me' }, 400],
    ['an unknown customer', { customerId: UNKNOWN_ID }, 422],
    ['an inquiry of nobody', { inquiryId: UNKNOWN_ID }, 422],
  ])('is not logged with %s', async (_, change, status) => {
    expect((await app.ask(POST, { body: communication(change) })).status).toBe(status);
  });
});
