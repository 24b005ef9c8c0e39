import type {
  NewPriceChange,
  PreviewedPriceChangeItem,
  PriceChange,
  PriceChangeSummary,
  ReadPrices,
  WantedPriceChange,
} from '@tiraz/api-client/staff';
import { changedByOmar, refuse, type FakeApi } from '@tiraz/staff-kit/testing';

const MOMENT = '2026-11-20T10:00:00.000Z';
const common = { isActive: true, version: 3, nameAr: '' };

const LISTS = {
  'product-types': [
    {
      ...common,
      id: 'shirt',
      name: 'Basic T-Shirt',
      nameAr: 'تيشيرت أساسي',
      basePrice: '145.00',
      sizes: [{ id: '2xl', label: '2XL', labelAr: '', surcharge: '10.00' }],
    },
  ],
  fabrics: [
    { ...common, id: 'jersey', name: 'Combed Jersey', nameAr: 'سنجل جيرسي', costMultiplier: '15.00' },
    { ...common, id: 'terry', name: 'French Terry', costMultiplier: '40.00', isActive: false },
  ],
  fits: [{ ...common, id: 'slim', name: 'Slim', priceModifier: '0.00' }],
  'finishing-qualities': [],
  'print-types': [
    { ...common, id: 'screen', name: 'Screen Print', setupCost: '350.00', perItemCost: '15.00' },
  ],
};

const NAMES: Record<string, { name: string; nameAr: string }> = Object.fromEntries(
  Object.values(LISTS).flatMap((list) => list.map(({ id, name, nameAr }) => [id, { name, nameAr }])),
);

/** Prices as the server changes them, but for rounding: by a percentage to the piastre. A table of prices is the answer to it. */
export function servePrices(api: FakeApi) {
  const previews: WantedPriceChange[] = [];
  const saved: NewPriceChange[] = [];
  const stored: PriceChange[] = [];
  let held: Promise<void> | undefined;
  for (const [path, list] of Object.entries(LISTS)) {
    api.on(`GET /api/admin/${path}`, () => Response.json(list));
  }
  const itemsOf = ({ rule, items }: WantedPriceChange): PreviewedPriceChangeItem[] =>
    items.map(({ kind, id, version, prices }) => ({
      ...{ kind, id, version, isKeptOut: id === 'terry', ...(NAMES[id] ?? { name: '', nameAr: '' }) },
      lines: prices.flatMap(({ field, was, price }) => {
        const after = price ?? ((Number(was) * (10_000 + (rule?.basisPoints ?? 0))) / 10_000).toFixed(2);
        const line = {
          price: field,
          pieces: null,
          size: null,
          sizeAr: null,
          before: String(was),
          after: String(after),
        };
        const size = {
          ...line,
          price: 'surcharge' as const,
          size: '2XL',
          sizeAr: '',
          before: '10.00',
          after: '10.80',
        };
        return id === 'shirt' && price === undefined ? [line, size] : [line];
      }),
    }));
  api.on('POST /api/admin/price-changes/sheet', async (request) => {
    const said = JSON.parse(await request.text()) as ReadPrices | { code: string; paths: string[] };
    if (!('code' in said)) return Response.json(said);
    const errors = said.paths.map((path) => ({ path, code: said.code, message: '' }));
    return Response.json({ code: said.code, errors }, { status: 422 });
  });
  api.on('POST /api/admin/price-changes/preview', async (request) => {
    const wanted = (await request.json()) as WantedPriceChange;
    previews.push(wanted);
    const items = itemsOf(wanted);
    const things = [{ name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي' }];
    const now = { pricePerItem: '215.00', totalCost: '53750.00' };
    const after = { pricePerItem: '216.20', totalCost: '54050.00' };
    return Response.json({
      ...{ items, days: 90, openQuotations: 3 },
      examples: [{ inquiries: 14, things, pieces: 250, now, after }],
    });
  });
  api.on('POST /api/admin/price-changes', async (request) => {
    const wanted = (await request.json()) as NewPriceChange;
    await held;
    saved.push(wanted);
    const { rule, effectiveAt } = wanted;
    const state = effectiveAt === undefined ? 'draft' : effectiveAt === 'now' ? 'applied' : 'scheduled';
    const change: PriceChange = {
      ...{
        id: `change-${stored.length + 1}`,
        version: 1,
        state,
        createdAt: MOMENT,
        createdBy: 'mona@tiraz.example',
      },
      ...{ next: state === 'applied' ? ['revert'] : ['apply', 'schedule', 'cancel'], effectiveAt: MOMENT },
      ...{ appliedAt: null, revertedAt: null, cancelledAt: null },
      rule: rule ? { basisPoints: null, amount: null, ...rule } : null,
      items: itemsOf(wanted).map(({ isKeptOut, version: _, lines, ...item }) => ({
        ...item,
        outcome: isKeptOut ? 'kept-out' : 'applied',
        lines: lines.map((line) => ({ ...line, found: isKeptOut ? '41.00' : null })),
      })),
    };
    stored.unshift(change);
    serveSteps(change);
    return Response.json(change, { status: 201 });
  });
  const serveSteps = (change: PriceChange) => {
    api.on(`GET /api/admin/price-changes/${change.id}`, () => Response.json(change));
    for (const [step, state] of [
      ['apply', 'applied'],
      ['cancel', 'cancelled'],
      ['revert', 'reverted'],
    ] as const)
      api.on(`POST /api/admin/price-changes/${change.id}/${step}`, (request) => {
        if (request.headers.get('If-Match') !== `"${change.version}"`)
          return refuse(412, 'entity.stale', { changed: changedByOmar() });
        change.state = state;
        change.version += 1;
        change.next = state === 'applied' ? ['revert'] : [];
        return Response.json(change);
      });
  };
  api.on('GET /api/admin/price-changes', () => {
    const list = stored.map(({ items, ...change }): PriceChangeSummary => {
      const [{ kind, name, nameAr }] = items as [PriceChange['items'][number]];
      const leftAlone = items.filter(({ outcome }) => outcome === 'kept-out');
      const counts = { itemCount: items.length, leftAloneCount: leftAlone.length };
      return { ...change, ...counts, first: { kind, name, nameAr } };
    });
    return Response.json(list, { headers: { 'X-Total-Count': String(list.length) } });
  });
  /** What somebody else stores of an item. */
  const store = (path: keyof typeof LISTS, id: string, change: object) => {
    const list = LISTS[path].map((item) => (item.id === id ? { ...item, ...change } : item));
    api.on(`GET /api/admin/${path}`, () => Response.json(list));
  };
  /** Keeps what is sent waiting until it is let go. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { previews, saved, stored, store, hold };
}
