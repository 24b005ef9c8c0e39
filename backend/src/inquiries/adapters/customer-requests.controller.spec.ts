import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InquiryArtwork } from '../../artwork/index.js';
import type { DocumentRequest, InquiryDocument } from '../../documents/index.js';
import type { SettingsValues } from '../../settings/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { CustomerRequests } from '../application/customer-requests.js';
import { CustomerSizes } from '../application/customer-sizes.js';
import { OpenRequests } from '../application/open-requests.js';
import { CustomerRequestsController } from './customer-requests.controller.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { PrintedRequestCopies } from './printed-request-copies.js';
import { openInquiries, salma } from './manage-inquiries.fixture.js';

const SELLER = { nameEn: 'Tiraz', nameAr: 'طراز', phone: '+20 2 5550143', email: 'hello@tiraz.example' };
const PRIVATE = { addressEn: 'Cairo', addressAr: 'القاهرة', taxNumber: '123456789', hasLogo: true };
const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';

const said: unknown[] = [];
let brought: Awaited<ReturnType<InquiryArtwork['list']>> = [];
let opened = new Map<string, { inquiryId: string; recipient: string }>();

/** Keeps what it was given as Documents does: the first of a key. */
const documents = {
  made: new Map<string, DocumentRequest>(),
  find: async (key: string) => (documents.made.has(key) ? STORED : undefined),
  make: async (request: DocumentRequest) => {
    documents.made.set(request.key, request);
    return STORED;
  },
  read: async (key: string) => Buffer.from(`%PDF of ${documents.made.get(key)?.key}`),
};
const LOGO = Buffer.from('a picture');
const STORED = { key: '', sha256: '', bytes: 1, madeAt: new Date(0) };

const DESIGN: (typeof brought)[number] = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31',
  fileName: 'شعار.png',
  bytes: 48_213,
  state: 'done',
  kind: 'png',
  refusal: null,
  facts: {
    ...{ pages: 1, widthPx: 800, heightPx: 600, widthMm: null, heightMm: null },
    inks: [
      { hex: '#ffffff', share: 0.7 },
      { hex: '#a3352b', share: 0.3 },
    ],
    ...{ photographic: false, hasAlpha: false, solidGround: '#ffffff' },
  },
  placement: {
    ...{ areaId: 'left-chest', widthMm: 60, xMm: 0, yMm: 5, withoutGround: true },
    area: { name: 'Left chest', nameAr: 'صدر أيسر', place: 'left-chest', widthMm: 90, heightMm: 90 },
  },
  createdAt: new Date(0),
};

async function open(inquiriesPerMinute = 0, store?: InMemoryInquiryStore): Promise<ControllerApp> {
  const inquiries = store ?? openInquiries().store;
  const requests = new OpenRequests(inquiries, {
    links: { open: async (token) => opened.get(token) },
    catalogue: { silhouetteOf: () => 'generic' },
    copies: new PrintedRequestCopies(
      documents,
      { issue: async (id, recipient) => `https://tiraz.example/t/of-${recipient}` },
      {
        read: async () => ({ seller: { ...SELLER, ...PRIVATE } }) as SettingsValues,
        logo: async () => LOGO,
      },
      { list: async () => brought },
    ),
    settings: { read: async () => ({ seller: { ...SELLER, ...PRIVATE } }) },
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
  documents.made.clear();
  said.length = 0;
  brought = [];
});

describeAdmission(open, {
  'GET /api/requests/:token': null,
  'GET /api/requests/:token/document': null,
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
      ].sort(),
    );
    expect(body).toMatchObject({
      reference: inquiry!.reference,
      status: 'in_progress',
      silhouette: 'generic',
      seller: SELLER,
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

describe('the copy of a request', () => {
  const copy = (app: ControllerApp, language: string, token = TOKEN) =>
    app.ask<string>(`GET /api/requests/${token}/document?language=${language}`, { permissions: null });

  it('is printed once in each language, in the words of its page, at the prices of its day', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const app = await open(0, kept.store);
    const { status, body, headers } = await copy(app, 'ar');
    expect(status).toBe(200);
    expect(body).toBe(`%PDF of inquiries/${id}/copy.ar`);
    const [inquiry] = kept.store.all;
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${inquiry!.reference}.ar.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const [first] = documents.made.values();
    await copy(app, 'ar');
    await copy(app, 'en');
    expect([...documents.made.values()][0]).toBe(first);
    expect(documents.made.size).toBe(2);
    const english = documents.made.get(`inquiries/${id}/copy.en`)!.data as InquiryDocument;
    expect(english).toMatchObject({
      reference: inquiry!.reference,
      seller: { name: 'Tiraz', address: 'Cairo', taxNumber: '123456789', logo: LOGO },
      kind: 'Production order',
      link: 'https://tiraz.example/t/of-layla@example.com',
    });
    expect(english.choices).toContainEqual({ label: 'Quantity', value: '100 pieces' });
    const sum = english.priceLines.reduce((total, { amount }) => total + amount, 0n);
    expect(sum).toBe(english.total);
  });

  it('names each design with its place, width and colours, and is another one once more is known of it', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const app = await open(0, kept.store);
    brought = [{ ...DESIGN, state: 'queued', facts: null }];
    await copy(app, 'en');
    brought = [DESIGN, { ...DESIGN, fileName: 'old.psd', state: 'kept', facts: null, placement: null }];
    await copy(app, 'en');
    await copy(app, 'ar');
    await copy(app, 'ar');
    const rows = [...documents.made.values()].map(({ data }) =>
      (data as InquiryDocument).choices
        .filter(({ label }) => ['Designs', 'التصاميم'].includes(label))
        .map(({ value }) => value.replaceAll(/[\u2068\u2069]/g, '')),
    );
    expect(rows).toEqual([
      ['شعار.png: we are looking at it'],
      [
        'شعار.png: Left chest, 60 mm wide, 1 color, without its ground',
        'old.psd: our team looks at it by hand',
      ],
      ['شعار.png: صدر أيسر، بعرض ٦٠ مم، لون واحد، بدون خلفيته', 'old.psd: يراجعه فريقنا يدويًا'],
    ]);
  });

  it('is for nobody without the token, and in no third language', async () => {
    const app = await open();
    expect((await copy(app, 'en')).status).toBe(404);
    expect((await copy(app, 'fr')).status).toBe(400);
    expect(documents.made.size).toBe(0);
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
      { sizes: { mode: 'exact', cells: [{ color: null, size: 'm', pieces: 100 }] } },
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
