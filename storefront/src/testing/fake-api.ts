import type {
  Fabric,
  Fit,
  FinishingQuality,
  FittingHint,
  InquirySubmission,
  LadderRequest,
  LeadTime,
  PrintType,
  ProductType,
  Quote,
  QuoteLadder,
  Selection,
  WorkedExample,
} from '@tiraz/api-client';
import { hintsOf } from './fake-fitting';
import { sizes, surchargeOf } from './fake-sizes';
import { Withdrawals } from './fake-withdrawals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { givenUp } from './silent-network';

const active = { isActive: true };
const printAreas = [...USUAL_PRINT_AREAS['t-shirt']];
const plain = { ...active, description: 'Two honest sentences.', descriptionAr: '' };

const productTypes: ProductType[] = [
  {
    id: 'tee',
    name: 'Basic T-Shirt',
    nameAr: 'تيشيرت أساسي',
    basePrice: '145.00',
    sizes,
    silhouette: 't-shirt',
    printAreas,
    imageUrl: '',
    ...plain,
  },
  {
    id: 'hoodie',
    name: 'Hoodie',
    nameAr: '',
    basePrice: '430.00',
    silhouette: 'hoodie',
    printAreas,
    imageUrl: '',
    ...plain,
  },
];
const fabrics: Fabric[] = [
  {
    id: 'combed',
    name: 'Combed Single Jersey',
    nameAr: 'سنجل جيرسي ممشط',
    gsm: 180,
    composition: '100% combed cotton',
    compositionAr: '100% قطن ممشط',
    costMultiplier: '15.00',
    weave: 'combed',
    imageUrl: '',
    ...plain,
  },
  {
    id: 'poplin',
    name: 'Cotton Poplin',
    nameAr: 'بوبلين قطن',
    gsm: 120,
    composition: '100% cotton',
    compositionAr: '100% قطن',
    costMultiplier: '35.00',
    weave: 'poplin',
    imageUrl: '',
    unsuitedProductTypes: ['hoodie'],
    ...plain,
  },
];
const fits: Fit[] = [
  { id: 'regular', name: 'Regular', nameAr: 'قَصّة عادية', priceModifier: '0.00', cut: 'regular', ...active },
  {
    id: 'oversized',
    name: 'Oversized',
    nameAr: 'قَصّة أوفر سايز',
    priceModifier: '30.00',
    cut: 'oversized',
    ...active,
  },
];
const finishings: FinishingQuality[] = [
  { id: 'premium', name: 'Premium', nameAr: 'تشطيب ممتاز', priceModifier: '25.00', ...plain },
];
const prints: PrintType[] = [
  {
    id: 'screen',
    name: 'Screen Print',
    nameAr: 'طباعة سلك سكرين',
    setupCost: '350.00',
    perItemCost: '15.00',
    technique: 'screen',
    ...plain,
  },
  {
    id: 'sublimation',
    name: 'Sublimation',
    nameAr: 'طباعة بالتسامي',
    setupCost: '150.00',
    perItemCost: '35.00',
    technique: 'sublimation',
    unsuitedFabrics: ['combed', 'poplin'],
    ...plain,
  },
];

const lists: Record<string, unknown[]> = {
  '/api/product-types': productTypes,
  '/api/fabrics': fabrics,
  '/api/fits': fits,
  '/api/finishing-qualities': finishings,
  '/api/print-types': prints,
  '/api/colors': FIRST_COLOURS.map((colour) => ({ ...colour, ...active })),
};

/** Whole pounds are enough here; the backend's own tests count piastres. */
function price(selection: Selection): Quote {
  const { quantity, printOptions, sizes: said, ...ids } = selection;
  const of = <Item extends { id: string }>(items: Item[], id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`unknown id ${id}`);
    return item;
  };
  const pieces = quantity === 1 ? 100 : quantity;
  const printed = printOptions.map((option) => ({ ...option, type: of(prints, option.printTypeId) }));
  const costs = {
    baseCost: Number(of(productTypes, ids.productTypeId).basePrice) * pieces,
    fabricCost: Number(of(fabrics, ids.fabricId).costMultiplier) * pieces,
    fitCost: Number(of(fits, ids.fitId).priceModifier) * pieces,
    finishingCost: Number(of(finishings, ids.finishingQualityId).priceModifier) * pieces,
    printSetupCost: printed.reduce((sum, { type, colors }) => sum + Number(type.setupCost) * colors, 0),
    printCost: printed.reduce((sum, { type }) => sum + Number(type.perItemCost) * pieces, 0),
  };
  const sizeCost = said && surchargeOf(said, pieces);
  const total = Object.values({ ...costs, sizeCost: sizeCost ?? 0 }).reduce((sum, cost) => sum + cost, 0);
  const text = (amount: number) => amount.toFixed(2);
  const breakdown = {
    baseCost: text(costs.baseCost),
    fabricCost: text(costs.fabricCost),
    fitCost: text(costs.fitCost),
    finishingCost: text(costs.finishingCost),
    printSetupCost: text(costs.printSetupCost),
    printCost: text(costs.printCost),
    ...(sizeCost !== undefined && { sizeCost: text(sizeCost) }),
  };
  const words = { message: 'Estimated price.', messageAr: 'سعر تقديري.' };
  const order = { totalCost: text(total), pricePerItem: text(total / pieces), sampleCost: '1000.00' };
  const range = { totalCostUpTo: text(total * 1.2), pricePerItemUpTo: text((total / pieces) * 1.2) };
  const hints = hintsOf(selection, { fabrics, fits, prints });
  const hinted = hints.length > 0 ? { hints } : {};
  if (quantity !== 1) return { ...order, ...words, isSample: false, breakdown, range, ...hinted };
  return {
    totalCost: '1000.00',
    pricePerItem: '1000.00',
    sampleCost: '1000.00',
    ...words,
    range,
    isSample: true,
    breakdown: {
      baseCost: '1000.00',
      fabricCost: '0.00',
      fitCost: '0.00',
      finishingCost: '0.00',
      printSetupCost: '0.00',
      printCost: '0.00',
    },
    productionPricePerItem: order.pricePerItem,
    productionTotalCost: order.totalCost,
    productionSampleCost: order.sampleCost,
    productionBreakdown: breakdown,
    ...hinted,
  };
}

function ladder({ quantities, ...things }: LadderRequest): QuoteLadder {
  const printSetup = price({ ...things, quantity: 100 }).breakdown.printSetupCost;
  const steps = quantities.map((quantity) => ({
    ...price({ ...things, quantity }),
    quantity,
    setupPerItem: (quantity === 1 ? 0 : Number(printSetup) / quantity).toFixed(2),
  }));
  return { steps, printSetup, breaks: [] };
}

const LEAD_TIME: LeadTime = {
  sample: { fromDays: 10, toDays: 15, from: '2026-12-07', to: '2026-12-14' },
  production: { fromDays: 20, toDays: 30, weeks: 5 },
};

function workedExample(): WorkedExample {
  const selection = {
    productTypeId: 'tee',
    fabricId: 'combed',
    fitId: 'oversized',
    finishingQualityId: 'premium',
    quantity: 100,
    colors: [],
    printOptions: [{ printTypeId: 'screen', colors: 2 }],
  };
  const { breakdown, totalCost, pricePerItem, sampleCost, range } = price(selection);
  const named = { name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي' };
  return {
    selection,
    lines: [
      { part: 'baseCost', ...named, count: 100, price: '145.00', amount: breakdown.baseCost },
      { part: 'printSetupCost', ...named, count: 2, price: '350.00', amount: breakdown.printSetupCost },
    ],
    totalCost,
    pricePerItem,
    sampleCost,
    range,
  };
}

export interface SentInquiry {
  key: string | null;
  body: InquirySubmission;
}

type Answering = () => Response | undefined | Promise<Response | undefined>;

/** The API as the storefront meets it: answers over fetch, prices what is asked, and can be told to misbehave. */
export class FakeApi {
  readonly quoted: Selection[] = [];
  readonly laddered: LadderRequest[] = [];
  readonly inquiries: SentInquiry[] = [];
  /** The paths of the lists that were read. */
  readonly listed: string[] = [];
  readonly withdrawn = new Withdrawals();
  /** What staff say of all that does not go together. */
  isUnsuitedRefused = false;
  /** When set, what is said to be better; null: nothing is. */
  better: FittingHint['better'] | null;
  private readonly posted = new Map<string, unknown[]>();
  /** When set, answers the next calls to a path in place of the usual answer, one each; undefined leaves it to that. */
  private readonly exceptions = new Map<string, Answering[]>();

  next(path: string, answer: Answering): void {
    this.exceptions.set(path, [...(this.exceptions.get(path) ?? []), answer]);
  }

  /** The bodies that were posted or put to a path, the earliest first. */
  sent(path: string): unknown[] {
    return this.posted.get(path) ?? [];
  }

  /** Holds back the usual answer to the next call until it is let go. */
  holdNext(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.next(path, () => promise);
    return () => resolve(undefined);
  }

  readonly fetch = (input: unknown): Promise<Response> =>
    Promise.race([this.answer(input as Request), givenUp((input as Request).signal)]);

  private async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
    const isBody = request.method === 'POST' || (request.method === 'PUT' && isJson);
    const body: unknown = isBody ? await request.json() : undefined;
    if (isBody) this.posted.set(pathname, [...this.sent(pathname), body]);
    if (pathname === '/api/calculate-quote') this.quoted.push(body as Selection);
    if (pathname === '/api/quote-ladder') this.laddered.push(body as LadderRequest);
    const key = request.headers.get('idempotency-key');
    if (pathname === '/api/inquiries') this.inquiries.push({ key, body: body as InquirySubmission });
    if (pathname in lists) this.listed.push(pathname);
    const exceptional = await this.exceptions.get(pathname)?.shift()?.();
    return exceptional ?? this.usual(pathname, body);
  }

  private hinted<Priced extends Quote>(quote: Priced): Priced {
    const hints = quote.hints?.map(({ better, ...hint }) => {
      const offered = this.better === undefined ? better : this.better;
      return { ...hint, isRefused: this.isUnsuitedRefused, ...(offered && { better: offered }) };
    });
    return { ...quote, ...(hints && { hints }) };
  }

  private usual(pathname: string, body: unknown): Response {
    const answer = this.withdrawn.answer(lists[pathname], body);
    if (answer) return answer;
    if (pathname === '/api/calculate-quote') return Response.json(this.hinted(price(body as Selection)));
    if (pathname === '/api/quote-ladder') {
      const { steps, ...rest } = ladder(body as LadderRequest);
      return Response.json({ ...rest, steps: steps.map((step) => this.hinted(step)) });
    }
    if (pathname === '/api/lead-times') return Response.json(LEAD_TIME);
    if (pathname === '/api/worked-example') return Response.json(workedExample());
    if (pathname === '/api/inquiries')
      return Response.json({ reference: 'TRZ-2026-000001' }, { status: 201 });
    return new Response('', { status: 404, statusText: 'Not Found' });
  }
}
