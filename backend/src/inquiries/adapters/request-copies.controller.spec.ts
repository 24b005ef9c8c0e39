import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InquiryArtwork } from '../../artwork/index.js';
import type { DocumentRequest, InquiryDocument } from '../../documents/index.js';
import type { SettingsValues } from '../../settings/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { OpenRequests } from '../application/open-requests.js';
import { RequestCopies } from '../application/request-copies.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { Money } from '../../shared/domain/money.js';
import { plainShirts } from '../domain/plain-shirts.fixture.js';
import { openInquiries, shown } from './manage-inquiries.fixture.js';
import { PrintedRequestCopies } from './printed-request-copies.js';
import { RequestCopiesController } from './request-copies.controller.js';

const SELLER = { nameEn: 'Tiraz', nameAr: 'طراز', phone: '+20 2 5550143', email: 'hello@tiraz.example' };
const PRIVATE = { addressEn: 'Cairo', addressAr: 'القاهرة', taxNumber: '123456789', hasLogo: true };
const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';

let brought: Awaited<ReturnType<InquiryArtwork['list']>> = [];
let opened = new Map<string, { inquiryId: string; recipient: string }>();

const documents = {
  printed: [] as DocumentRequest[],
  print: async (request: DocumentRequest) => {
    documents.printed.push(request);
    return Buffer.from(`%PDF of ${request.key}`);
  },
};
const LOGO = Buffer.from('a picture');

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

async function open(store?: InMemoryInquiryStore): Promise<ControllerApp> {
  const settings = { seller: { ...SELLER, ...PRIVATE } } as SettingsValues;
  const copies = new OpenRequests(store ?? openInquiries().store, {
    links: { open: async (token) => opened.get(token) },
    catalogue: { silhouetteOf: () => 'generic', sizesOf: async () => [] },
    copies: new PrintedRequestCopies(
      documents,
      { addressOf: (token, language) => `https://tiraz.example/${language}/t/${token}` },
      { read: async () => settings, logo: async () => LOGO },
      { list: async () => brought },
    ),
    settings: { read: async () => settings },
    shown,
  });
  return controllerApp({
    controllers: [RequestCopiesController],
    providers: [{ provide: RequestCopies, useValue: copies }],
  });
}

beforeEach(() => {
  opened = new Map();
  documents.printed = [];
  brought = [];
});

describeAdmission(open, { 'GET /api/requests/:token/document': null });

describe('the copy of a request', () => {
  const copy = (app: ControllerApp, language: string, token = TOKEN) =>
    app.ask<string>(`GET /api/requests/${token}/document?language=${language}`, { permissions: null });

  it('is printed in the words of its page, at the prices of its day', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const app = await open(kept.store);
    const { status, body, headers } = await copy(app, 'ar');
    expect(status).toBe(200);
    const [inquiry] = kept.store.all;
    expect(body).toBe(`%PDF of the copy of ${inquiry!.reference}`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${inquiry!.reference}.ar.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await copy(app, 'en');
    const english = documents.printed[1]!.data as InquiryDocument;
    expect(english).toMatchObject({
      reference: inquiry!.reference,
      seller: { name: 'Tiraz', address: 'Cairo', taxNumber: '123456789', logo: LOGO },
      kind: 'Production order',
      link: `https://tiraz.example/en/t/${TOKEN}`,
    });
    expect(english.choices).toContainEqual({ label: 'Quantity', value: '100 pieces' });
    const sum = english.priceLines.reduce((total, { amount }) => total + amount, 0n);
    expect(sum).toBe(english.total);
  });

  it.each([
    [
      false,
      'totalCost',
      /^Our prices changed while you were choosing: .*14,500\.00.* instead of .*14,000\.00/,
    ],
    [true, 'sampleCost', /^Our prices changed while you were choosing: .*1,000\.00.* instead of .*900\.00/],
  ] as const)(
    'says as its page does where the price that was seen was another one: sample %s',
    async (isSampleRequest, price, said) => {
      const kept = openInquiries();
      opened.set(TOKEN, { inquiryId: await kept.received(), recipient: 'layla@example.com' });
      const app = await open(kept.store);
      const [inquiry] = kept.store.all;
      const notesFor = async (seen: string) => {
        Object.assign(inquiry!, { isSampleRequest, seen: { ...inquiry!.seen, [price]: seen } });
        await copy(app, 'en');
        return (documents.printed.at(-1)!.data as InquiryDocument).notes;
      };
      const ours = price === 'totalCost' ? inquiry!.orderTotal : inquiry!.sampleCost;
      expect(await notesFor(ours)).toHaveLength(1);
      const notes = await notesFor(price === 'totalCost' ? '14000.00' : '900.00');
      expect(notes).toEqual([expect.stringMatching(said), expect.stringMatching(/^An estimate/)]);
    },
  );

  it.each([
    ['quoted', 'Screen Print, 1 color'],
    ['all', 'Screen Print, 1 color (with white under it, which dark fabric needs)'],
  ] as const)('tells of white under a print as its page does: %s', async (underbase, said) => {
    const kept = openInquiries();
    const shirts = plainShirts('145.00');
    const price = Money.parse('350.00');
    const print = { id: 'screen', name: 'Screen Print', nameAr: '', colors: 1, underbase };
    const prints = [{ ...print, setupCost: price, perItemCost: price }];
    const id = await kept.received({ ...shirts, configuration: { ...shirts.configuration, prints } });
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    await copy(await open(kept.store), 'en');
    const { choices } = documents.printed[0]!.data as InquiryDocument;
    const value = choices.find(({ label }) => label === 'Print')?.value;
    expect(value?.replaceAll(/[\u2068\u2069]/g, '')).toBe(said);
  });

  it('calls the price of a sample no estimate', async () => {
    const kept = openInquiries();
    const id = await kept.received(undefined, { isSampleRequest: true });
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    await copy(await open(kept.store), 'en');
    expect(documents.printed[0]!.data).toMatchObject({
      kind: 'One sample',
      isEstimate: false,
      total: 100_000n,
    });
  });

  it('leads back under the link by which it was asked for: another may be revoked', async () => {
    const kept = openInquiries();
    const link = { inquiryId: await kept.received(), recipient: 'layla@example.com' };
    const app = await open(kept.store);
    const later = `${TOKEN.slice(0, -1)}_`;
    for (const token of [TOKEN, later]) {
      opened = new Map([[token, link]]);
      await copy(app, 'en', token);
    }
    const links = documents.printed.map(({ data }) => data.link);
    expect(links).toEqual([TOKEN, later].map((token) => `https://tiraz.example/en/t/${token}`));
  });

  it('names each design with its place, width and colours, and is another one once more is known of it', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    opened.set(TOKEN, { inquiryId: id, recipient: 'layla@example.com' });
    const app = await open(kept.store);
    brought = [{ ...DESIGN, state: 'queued', facts: null }];
    await copy(app, 'en');
    brought = [DESIGN, { ...DESIGN, fileName: 'old.psd', state: 'kept', facts: null, placement: null }];
    await copy(app, 'en');
    await copy(app, 'ar');
    const rows = documents.printed.map(({ data }) =>
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
    expect(documents.printed).toEqual([]);
  });
});
