import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CustomerLinks } from '../../customer-links/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { CustomerQuotations } from '../application/customer-quotations.js';
import type { CustomerQuotationDto } from './customer-quotation.dto.js';
import { CustomerQuotationsController } from './customer-quotations.controller.js';
import { quotationsInMemory } from './quotations-in-memory.fixture.js';

const ROUTE = '/api/requests/:token/quotation';
const QUOTATION = '/api/requests/good/quotation';

/** Opens `good` alone. */
const links = (inquiryId: string) => ({
  provide: CustomerLinks,
  useValue: { open: async (token: string) => (token === 'good' ? { inquiryId } : undefined) },
});

function open(fakes = quotationsInMemory(), inquiryId = ''): Promise<ControllerApp> {
  return controllerApp({
    controllers: [CustomerQuotationsController],
    providers: [{ provide: CustomerQuotations, useValue: fakes.customer }, links(inquiryId)],
  });
}

describeAdmission(open, {
  [`GET ${ROUTE}`]: null,
  [`POST ${ROUTE}/seen`]: null,
  [`POST ${ROUTE}/code`]: null,
  [`POST ${ROUTE}/accept`]: null,
  [`POST ${ROUTE}/change`]: null,
  [`POST ${ROUTE}/decline`]: null,
});

let fakes: ReturnType<typeof quotationsInMemory>;
let app: ControllerApp;
beforeEach(async () => {
  fakes = quotationsInMemory();
  app = await open(fakes, await fakes.sent({ customerPhone: '+20 100 123 4567', adminNotes: 'A friend.' }));
});

const yes = { revision: 1, name: 'Layla', position: 'Owner', isAgreed: true, language: 'ar' };
const post = (path: string, body: object) =>
  app.ask<CustomerQuotationDto & { code: string }>(`POST ${QUOTATION}/${path}`, {
    body,
    headers: { 'user-agent': 'Firefox' },
  });

describe('the customer', () => {
  it('reads what was sent, and nothing that only staff know', async () => {
    const { status, headers, body } = await app.ask<CustomerQuotationDto>(`GET ${QUOTATION}`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      reference: 'TRZ-2026-000123',
      number: 1,
      state: 'sent',
      total: '27018.00',
      hasDocuments: true,
      needsCode: false,
      acceptance: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/salma|A friend|overrideReason|"key"|sha256|basis"/);
    expect((await fakes.staff.read([...fakes.inquiries.kept.keys()][0] ?? '')).events).toHaveLength(1);
  });

  it('accepts once, with name, address and browser', async () => {
    const [first, second] = [await post('accept', yes), await post('accept', yes)];
    expect(first).toMatchObject({ status: 200, body: { state: 'accepted', acceptance: { name: 'Layla' } } });
    expect(second).toMatchObject({ status: 409, body: { code: 'quotation.already-accepted' } });
    const [id = ''] = fakes.inquiries.kept.keys();
    const { revisions } = await fakes.staff.read(id);
    expect(revisions[0]?.acceptance).toMatchObject({
      position: 'Owner',
      language: 'ar',
      address: '127.0.0.1',
      browser: 'Firefox',
    });
  });

  it('asks for a change, is seen, has a code mailed, and declines', async () => {
    expect(await post('change', { revision: 1, text: '٢٥٠ قطعة' })).toMatchObject({
      status: 200,
      body: { state: 'sent', requests: [{ text: '٢٥٠ قطعة' }] },
    });
    expect((await post('seen', { revision: 1 })).status).toBe(204);
    expect((await post('code', { revision: 1 })).status).toBe(204);
    expect(await post('code', { revision: 1 })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    expect(await post('decline', { revision: 1, reason: 'price', note: 'غالي' })).toMatchObject({
      status: 200,
      body: { state: 'declined' },
    });
  });

  it('sends the designs along that are named, or all of a draft', async () => {
    const change = { revision: 1, artworkDraft: 'draft' };
    fakes.files.push('draft', 'draft');
    const one = await post('change', { ...change, text: 'One', artworkIds: [randomUUID()] });
    expect(one.body.requests).toMatchObject([{ text: 'One', files: 1 }]);
    fakes.files.push('draft', 'draft');
    const all = await post('change', { ...change, text: 'All' });
    expect(all.body.requests).toMatchObject([{ text: 'All', files: 2 }, { files: 1 }]);
  });

  it.each([
    ['accept', { ...yes, isAgreed: false }],
    ['accept', { ...yes, isAgreed: undefined }],
    ['accept', { ...yes, name: ' ' }],
    ['accept', { ...yes, name: 'Layla\nHassan' }],
    ['accept', { ...yes, position: 'Owner\u2028of all' }],
    ['accept', { ...yes, code: '12345' }],
    ['accept', { ...yes, code: 123_456 }],
    ['accept', { ...yes, language: 'fr' }],
    ['change', { revision: 1, text: '' }],
    ['change', { revision: 1, text: 'a'.repeat(2_001) }],
    ['change', { revision: 1, text: 'x', artworkIds: [] }],
    ['change', { revision: 1, text: 'x', artworkIds: ['logo'] }],
    ['decline', { revision: 1, reason: 'mood' }],
    ['seen', { revision: 0 }],
    ['seen', {}],
  ])('is told what is missing: %s %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  it.each(['GET', 'POST seen', 'POST code', 'POST accept', 'POST change', 'POST decline'])(
    'with another token finds nothing: %s',
    async (route) => {
      const [method, path] = route.split(' ');
      const bodies: Record<string, object> = {
        accept: yes,
        change: { revision: 1, text: 'x' },
        decline: { revision: 1, reason: 'price' },
      };
      const url = `/api/requests/bad/quotation${path ? `/${path}` : ''}`;
      const body = path ? { body: bodies[path] ?? { revision: 1 } } : {};
      expect(await app.ask(`${method} ${url}`, body)).toMatchObject({
        status: 404,
        body: { code: 'link.unknown' },
      });
    },
  );
});
