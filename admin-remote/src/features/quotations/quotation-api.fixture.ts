import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import { changedByOmar, type FakeApi, refuse } from '@tiraz/staff-kit/testing';

/** For tests: a draft of 300 hoodies, added up by hand. */
export function draftOf(change: Partial<QuotationRevision> = {}): QuotationRevision {
  return {
    number: 1,
    state: 'draft',
    isExpired: false,
    validThrough: '2026-12-07',
    discountBasisPoints: 0,
    taxTreatment: 'eg_standard',
    taxBasisPoints: 1400,
    taxLabelEn: 'VAT',
    taxLabelAr: 'ضريبة القيمة المضافة',
    importCountry: null,
    importVat: null,
    instalments: [
      { basisPoints: 5000, due: 'on_acceptance', days: 0, amount: '13509.00' },
      { basisPoints: 5000, due: 'before_shipping', days: 0, amount: '13509.00' },
    ],
    incoterm: null,
    place: '',
    indicative: null,
    termsEn: 'Prices hold until the last day.',
    termsAr: 'الأسعار سارية حتى آخر يوم.',
    subtotal: '23700.00',
    percentage: '0.00',
    discount: '0.00',
    net: '23700.00',
    tax: '3318.00',
    total: '27018.00',
    changes: [],
    lines: [
      {
        kind: 'garment',
        key: 'garment',
        textEn: 'Hoodie, brushed fleece',
        textAr: 'هودي، فليس',
        quantity: 300,
        unitPrice: '79.00',
        amount: '23700.00',
        overrideReason: '',
        sampleInquiryId: null,
      },
    ],
    pricedAt: '2026-11-19T09:30:00.000Z',
    discountShare: change.discountBasisPoints ?? 0,
    sending: null,
    documents: null,
    decline: null,
    acceptance: null,
    ...change,
  };
}

const SENDING: QuotationRevision['sending'] = {
  at: '2026-11-23T08:00:00.000Z',
  by: 'mona@tiraz.example',
  email: 'mariam@nile-threads.example',
  language: 'ar',
};
const FILE = { sha256: 'ab'.repeat(32), bytes: 50_000 };

/** For tests: as it is once it is sent, its documents made. */
export function sentOf(change: Partial<QuotationRevision> = {}): QuotationRevision {
  return draftOf({ state: 'sent', sending: SENDING, documents: { en: FILE, ar: FILE }, ...change });
}

export function quotationOf(inquiryId: string, ...revisions: QuotationRevision[]): Quotation {
  return {
    id: '01993c00-0000-7000-8000-00000000d0c5',
    inquiryId,
    reference: 'TRZ-2026-000123',
    version: 1,
    revisions,
    events: [],
    olderPrices: [],
    taxNow: null,
    next: nextOf(revisions),
  };
}

function nextOf(revisions: readonly QuotationRevision[]): Quotation['next'] {
  const states = revisions.map(({ state }) => state);
  return [
    ...(states.includes('draft') ? (['edit', 'reprice', 'discard', 'send'] as const) : []),
    ...(states.includes('sent') ? (['accept-as-heard', 'withdraw'] as const) : []),
    ...(states.includes('accepted') ? (['undo-acceptance'] as const) : []),
    ...(states.includes('draft') || states.includes('accepted') ? [] : (['prepare'] as const)),
  ];
}

/** As it is after a change. */
function changed(quotation: Quotation, change: Partial<Quotation>): Quotation {
  const after = { ...quotation, ...change };
  return { ...after, next: nextOf(after.revisions) };
}

/** For tests: answers for the quotation of an inquiry as the API does. @returns what it was sent, and a way to look */
export function serveQuotation(api: FakeApi, inquiryId: string, first?: Quotation) {
  const path = `/api/admin/inquiries/${inquiryId}/quotation`;
  const sent: unknown[] = [];
  let stored = first;

  const answer = (change: (quotation: Quotation) => Partial<Quotation>) => async (request: Request) => {
    if (!stored) return refuse(404, 'quotation.unknown');
    if (request.headers.get('If-Match') !== `"${stored.version}"`)
      return refuse(412, 'entity.stale', { current: stored, changed: changedByOmar() });
    sent.push(await request.json().catch(() => null));
    stored = changed(stored, { ...change(stored), version: stored.version + 1 });
    return Response.json(stored);
  };
  const withFirst = (change: Partial<QuotationRevision>) => (quotation: Quotation) => ({
    revisions: quotation.revisions.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  });

  api.on(`GET ${path}`, () => (stored ? Response.json(stored) : refuse(404, 'quotation.unknown')));
  api.on(`POST ${path}/draft`, () => {
    const before = stored ?? quotationOf(inquiryId);
    if (before.revisions[0]?.state === 'draft') return refuse(409, 'quotation.draft-exists');
    const number = (before.revisions[0]?.number ?? 0) + 1;
    stored = changed(before, {
      revisions: [draftOf({ number }), ...before.revisions],
      version: before.version + 1,
    });
    return Response.json(stored, { status: 201 });
  });
  api.on(
    `POST ${path}/send`,
    answer(({ revisions: [draft, ...rest] }) => ({
      revisions: [
        ...(draft ? [{ ...draft, state: 'sent' as const, sending: SENDING }] : []),
        ...rest.map((one) => (one.state === 'sent' ? { ...one, state: 'superseded' as const } : one)),
      ],
    })),
  );
  api.on(`POST ${path}/withdraw`, answer(withFirst({ state: 'withdrawn' })));
  api.on(
    `POST ${path}/draft/pages`,
    ({ url }) => new Response(`<svg>${new URL(url).searchParams.get('language')}</svg>`),
  );
  api.on(`GET ${path}/draft/mail`, () =>
    Response.json({
      to: { name: 'Mariam Fouad', email: 'mariam@nile-threads.example' },
      language: 'ar',
      subject: 'Your quotation is ready',
      html: '<style></style><p>Hello Mariam Fouad,</p>',
      text: 'Hello Mariam Fouad,',
    }),
  );
  api.on(
    `PUT ${path}/draft`,
    answer(() => ({})),
  );
  api.on(`DELETE ${path}/draft`, answer(withFirst({ state: 'discarded' })));
  api.on(
    `POST ${path}/draft/reprice`,
    answer(() => ({ olderPrices: [], taxNow: null })),
  );
  api.on(
    `POST ${path}/accept`,
    answer(
      withFirst({
        state: 'accepted',
        acceptance: {
          at: '2026-11-23T09:00:00.000Z',
          saidAt: '2026-11-23T08:30:00.000Z',
          name: 'Mariam Fouad',
          position: '',
          note: '',
          isLate: false,
          heardBy: 'mona@tiraz.example',
          language: null,
          address: null,
          browser: null,
        },
      }),
    ),
  );
  api.on(`POST ${path}/acceptance/undo`, answer(withFirst({ state: 'sent', acceptance: null })));
  return {
    sent,
    change: (change: Partial<Quotation>) => void (stored &&= changed(stored, change)),
  };
}
