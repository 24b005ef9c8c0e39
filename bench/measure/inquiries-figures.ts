// What is measured of staff's inquiries when there are many.
import type { Figure, Scale } from './scale.ts';

const LIST = '/api/admin/inquiries';
const LIST_LIMIT_MS = 150;
const STATS_LIMIT_MS = 200;
const MEMORY_LIMIT_MB = 64;
const DEEP_PAGE = 400;
const NOBODYS = '01993c00-0000-7000-8000-00000000dead';

/** What is read of an inquiry in the staff's list. */
interface Inquiry {
  id: string;
  reference: string;
  /** As 2026-11-30T…. */
  createdAt: string;
  garment: { productType: { id: string } };
}

/**
 * Lists, deep pages, filters, searches and figures, in turns.
 * @param runs of each
 */
export async function measureRequests(scale: Scale, runs: number): Promise<Figure[]> {
  const search = (q: string, more = '') => `${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`;
  const [first] = (await scale.ask<[Inquiry]>(`${LIST}?limit=1`)).body;
  const productType = first.garment.productType.id;
  const mine = (await scale.ask<{ id: string }>('/api/admin/me')).body.id;
  const month = first.createdAt.slice(0, 7);
  const subjects: [name: string, path: string][] = [
    ['first page', `${LIST}?limit=100`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    [`page ${DEEP_PAGE}`, await scale.pageAfter(`${LIST}?limit=100`, DEEP_PAGE / 10)],
    [
      `page ${DEEP_PAGE} by name`,
      await scale.pageAfter(`${LIST}?limit=100&sort=customerName`, DEEP_PAGE / 10),
    ],
    ['status new', `${LIST}?limit=100&status=new`],
    ['status closed', `${LIST}?limit=100&status=closed`],
    ['dearest first', `${LIST}?limit=100&sort=-totalCost`],
    ['rejected, by value', `${LIST}?limit=100&status=rejected&sort=-totalCost`],
    ['search: frequent, folded', search('احمد')],
    ['search: frequent, by value', search('مصطفي', '&sort=-totalCost')],
    ['search: frequent, with status', search('فاطمه', '&status=new')],
    ['search: two words', search('منى القحطاني')],
    ['search: one letter', search('ا')],
    ['search: two letters', search('رن')],
    ['search: two letters that nobody has', search('qx')],
    ['search: a garment that many ask for', search('هودى')],
    ['search: two letters and a garment', search('تي fleece')],
    ['search: one e-mail address', search('customer77@brand77.example')],
    ['search: one reference', search(first.reference)],
    ['search: one reference, by name', search(first.reference, '&sort=customerName')],
    ['search: nothing found', search('زرياب')],
    ['new first', `${LIST}?limit=100&sort=newFirst`],
    [
      `new first, page ${DEEP_PAGE}`,
      await scale.pageAfter(`${LIST}?limit=100&sort=newFirst`, DEEP_PAGE / 10),
    ],
    ['new first: rejected', `${LIST}?limit=100&sort=newFirst&status=rejected`],
    ['new first: samples', `${LIST}?limit=100&sort=newFirst&type=sample`],
    ['new first: one product', `${LIST}?limit=100&sort=newFirst&productType=${productType}`],
    ['new first: a product nobody asked for', `${LIST}?limit=100&sort=newFirst&productType=${NOBODYS}`],
    ['new first: mine', `${LIST}?limit=100&sort=newFirst&owner=${mine}`],
    ['new first: nobody’s', `${LIST}?limit=100&sort=newFirst&owner=nobody`],
    ['new first: of somebody who has none', `${LIST}?limit=100&sort=newFirst&owner=${NOBODYS}`],
    ['new first: lost for the price', `${LIST}?limit=100&sort=newFirst&lostReason=price`],
    ['new first: lost for a reason that nobody gave', `${LIST}?limit=100&sort=newFirst&lostReason=spam`],
    ['mine, dearest first', `${LIST}?limit=100&sort=-totalCost&owner=${mine}`],
    ['new first: a month', `${LIST}?limit=100&sort=newFirst&from=${month}-01&to=${month}-28`],
    ['new first: a narrow value', `${LIST}?limit=100&sort=newFirst&minValue=20000&maxValue=20100`],
    [
      'new first: samples of a product in a month, by value',
      `${LIST}?limit=100&sort=-totalCost&type=sample&productType=${productType}&from=${month}-01&to=${month}-28`,
    ],
    ['counts', `${LIST}/counts`],
    [
      'counts: one product, a narrow value',
      `${LIST}/counts?productType=${productType}&minValue=20000&maxValue=40000`,
    ],
    ['counts: types', `${LIST}/counts/options?of=type`],
    ['counts: product types', `${LIST}/counts/options?of=productType`],
    [
      'counts: owners of a product in a month',
      `${LIST}/counts/options?of=owner&productType=${productType}&from=${month}-01&to=${month}-28`,
    ],
    [
      'counts: product types, search',
      `${LIST}/counts/options?of=productType&q=${encodeURIComponent('احمد')}`,
    ],
    ['counts: search', `${LIST}/counts?q=${encodeURIComponent('احمد')}`],
    ['today', '/api/admin/today'],
    ['one inquiry', `${LIST}/${first.id}`],
    ['stats', '/api/admin/stats'],
  ];
  const limited = subjects.map(([name, path]) => ({
    name,
    path,
    limit: name === 'stats' ? STATS_LIMIT_MS : LIST_LIMIT_MS,
  }));
  return scale.measure(limited, runs);
}

export interface ExportFigures {
  /** Without the head. */
  lines: number;
  /** By how much the backend's memory grew. */
  grownMb: number;
  limitMb: number;
}

/** The export of all inquiries as CSV; prints it. */
export async function measureExport({
  backend,
  headers,
}: Pick<Scale, 'backend' | 'headers'>): Promise<ExportFigures> {
  const before = backend.memory();
  let highest = before;
  const watching = setInterval(() => (highest = Math.max(highest, backend.memory())), 5);
  const began = performance.now();
  const answer = await fetch(`${backend.url}${LIST}/export.csv`, { headers });
  let firstByte: number | undefined;
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body ?? []) {
    firstByte ??= performance.now() - began;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watching);
  const grown = highest - before;
  console.log('The export of all of them');
  console.table({
    'export.csv': {
      lines: lines - 1,
      MB: Number((bytes / 1024 ** 2).toFixed(1)),
      'first byte ms': Math.round(firstByte ?? NaN),
      'all s': Number(((performance.now() - began) / 1000).toFixed(1)),
      'memory before MB': Math.round(before),
      'grown by MB': Number(grown.toFixed(1)),
      below: grown < MEMORY_LIMIT_MB ? MEMORY_LIMIT_MB : `NOT ${MEMORY_LIMIT_MB}`,
    },
  });
  return { lines: lines - 1, grownMb: grown, limitMb: MEMORY_LIMIT_MB };
}
