import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { Money } from '../../shared/domain/money.js';
import { CustomerRequests } from '../application/customer-requests.js';
import { CustomerSizes } from '../application/customer-sizes.js';
import { OpenRequests } from '../application/open-requests.js';
import { plainShirts } from '../domain/plain-shirts.fixture.js';
import { CustomerRequestsController } from './customer-requests.controller.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { openInquiries, salma, shown } from './manage-inquiries.fixture.js';

const SELLER = { nameEn: 'Tiraz', nameAr: 'طراز', phone: '+20 2 5550143', email: 'hello@tiraz.example' };
const PRIVATE = { addressEn: 'Cairo', addressAr: 'القاهرة', taxNumber: '123456789', hasLogo: true };
const SIZES = [{ id: '2xl', label: '2XL', labelAr: '', surcharge: Money.parse('10.00') }];
const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';

const said: unknown[] = [];
let opened = new Map<string, { inquiryId: string; recipient: string }>();

async function open(inquiriesPerMinute = 0, store?: InMemoryInquiryStore): Promise<ControllerApp> {
  const inquiries = store ?? openInquiries().store;
  const requests = new OpenRequests(inquiries, {
    links: { open: async (token) => opened.get(token) },
    catalogue: { silhouetteOf: () => 'generic', sizesOf: async () => SIZES },
    copies: { of: async () => Buffer.from('%PDF') },
    settings: { read: async () => ({ seller: { ...SELLER, ...PRIVATE } }) },
    shown,
  });
  return controllerApp(
    {
      controllers: [CustomerRequestsController],
      providers: [
        { provide: CustomerRequests, useValue: requests },
        { provide: CustomerSizes, useValue: { say: async (...heard: unknown[]) => void said.push(heard) } },
      ],
    },
    { inquiriesPerMinute },
  );
}

beforeEach(() => {
  opened = new Map();
  said.length = 0;
});

describeAdmission(open, {
  'GET /api/requests/:token': null,
  'PUT /api/requests/:token/sizes': null,
});

describe('a request that a link opens', () => {
  const read = (app: ControllerApp, token: string) =>
    app.ask<Record<string, unknown>>(`GET /api/requests/${token}`, { permissions: null });

  it('is what was asked for, where it stands and whom to ask, and nothing that is for staff alone', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    await kept.inquiries.saveNotes(id, 'Haggles.', salma);
    await kept.inquiries.changeStatus(id, 'in_progress', salma);
    const [inquiry] = kept.store.all;
    const { status, body, headers } = await read(await open(0, kept.store), TOKEN);

    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        'reference',
        'customerName',
        'customerCompany',
        'isSampleRequest',
        'quantity',
        'pricePerItem',
        'totalCost',
        'sampleCost',
        'orderTotal',
        'status',
        'message',
        'language',
        'priceChanged',
        'seenPrices',
        'createdAt',
        'selection',
        'quote',
        'statusSince',
        'silhouette',
        'seller',
        'offeredSizes',
      ].sort(),
    );
    expect(body).toMatchObject({
      reference: inquiry!.reference,
      status: 'in_progress',
      silhouette: 'generic',
      seller: SELLER,
      offeredSizes: [{ id: '2xl', label: '2XL', labelAr: '' }],
    });
    const text = JSON.stringify(body);
    for (const hidden of [salma.email, 'Haggles', id, 'customerId', '123456789'])
      expect(text).not.toContain(hidden);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('has stood where it stands since the last change that was not taken back', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const since = async () => (await read(await open(0, kept.store), TOKEN)).body['statusSince'];
    const moved = kept.later(60_000);
    await kept.inquiries.changeStatus(id, 'quoted', salma);
    expect(await since()).toBe(moved.toISOString());
    kept.later(60_000);
    await kept.inquiries.changeStatus(id, 'accepted', salma);
    kept.later(60_000);
    await kept.inquiries.undoStatus(id, salma);
    expect(await since()).toBe(moved.toISOString());
  });

  it.each(['rejected', 'closed'] as const)('offers no sizes once it is %s', async (status) => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    await kept.inquiries.changeStatus(id, status, salma);
    const { body } = await read(await open(0, kept.store), TOKEN);
    expect(body).not.toHaveProperty('offeredSizes');
  });

  it.each([
    ['quoted', {}],
    ['all', { underbase: 'all' }],
  ] as const)('tells of white under a print where it is in this price: %s', async (underbase, told) => {
    const kept = openInquiries();
    const shirts = plainShirts('145.00');
    const print = { id: 'screen', name: 'Screen Print', nameAr: '', colors: 1 };
    const price = Money.parse('350.00');
    const prints = [{ ...print, setupCost: price, perItemCost: price, underbase }];
    const id = await kept.received({ ...shirts, configuration: { ...shirts.configuration, prints } });
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const { body } = await read(await open(0, kept.store), TOKEN);
    const written = { ...print, setupCost: '350.00', perItemCost: '350.00', ...told };
    expect((body['selection'] as { prints: unknown }).prints).toEqual([written]);
  });

  it('answers a wrong, a revoked and an unknown token with the same bytes and headers', async () => {
    opened.set('revoked-'.repeat(4), {
      inquiryId: '01993c00-0000-7000-8000-00000000dead',
      recipient: 'x@example.com',
    });
    const app = await open();
    const answers = await Promise.all(
      ['x', 'A'.repeat(32), 'revoked-'.repeat(4), 'a%2Fb', `${'A'.repeat(31)}%21`].map(async (token) => {
        const { status, body, headers } = await read(app, token);
        const { 'x-request-id': id, date: _, ...others } = headers;
        return JSON.stringify({ status, body, others }).replaceAll(String(id), 'ID');
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('link.unknown');
    expect(answers[0]).toContain('"referrer-policy":"no-referrer"');
    expect(answers[0]).toContain('"x-robots-tag":"noindex"');
  });

  it('is given 30 times a minute to one address', async () => {
    const app = await open(30);
    const from = (remoteAddress: string) => app.app.inject({ url: `/api/requests/${TOKEN}`, remoteAddress });
    for (let times = 0; times < 30; times += 1) expect((await from('203.0.113.7')).statusCode).toBe(404);
    expect(await from('203.0.113.7')).toMatchObject({
      statusCode: 429,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
    });
    expect((await from('203.0.113.8')).statusCode).toBe(404);
  });
});

describe('the sizes of a request', () => {
  const put = (app: ControllerApp, body: object | null) =>
    app.ask<{ code: string; reference: string }>(`PUT /api/requests/${TOKEN}/sizes`, {
      permissions: null,
      body: body as object,
    });
  let app: ControllerApp;

  beforeEach(async () => {
    const kept = openInquiries();
    opened.set(TOKEN, { inquiryId: await kept.received(), recipient: 'layla@example.com' });
    app = await open(0, kept.store);
  });

  it('are said as they are sent, and answered with the request', async () => {
    const bodies = [
      { sizes: null },
      { colorUse: 'colourways', sizes: { mode: 'ratio', ratio: [{ size: 'm', parts: 1 }] } },
      { sizes: { mode: 'exact', cells: [{ color: null, size: 'm', pieces: 1_000_000 }] } },
    ];
    for (const body of bodies)
      expect(await put(app, body)).toMatchObject({
        status: 200,
        body: { reference: expect.stringMatching(/^TRZ-/) as unknown as string },
      });
    expect(said).toEqual(bodies.map((body) => [TOKEN, body]));
  });

  it.each([
    [{}],
    [{ sizes: 'm' }],
    [{ sizes: {} }],
    [{ sizes: { mode: 'later' } }],
    [{ sizes: null, colorUse: 'both' }],
    [{ sizes: { mode: 'ratio', ratio: [{ size: 'm', parts: 100 }] } }],
    [{ sizes: { mode: 'ratio', ratio: [{ size: 'm', parts: 1.5 }] } }],
    [{ sizes: { mode: 'exact', cells: [{ color: null, size: 'm', pieces: -1 }] } }],
    [{ sizes: { mode: 'exact', cells: [{ color: null, size: 'm', pieces: 1_000_001 }] } }],
    [{ sizes: { mode: 'exact', cells: [{ size: 'm', pieces: 1 }] } }],
    [
      {
        sizes: {
          mode: 'exact',
          cells: Array.from({ length: 769 }, () => ({ color: null, size: 'm', pieces: 1 })),
        },
      },
    ],
  ])('of another form are refused and not heard: %j', async (body) => {
    expect((await put(app, body)).status).toBe(400);
    expect(said).toEqual([]);
  });
});
