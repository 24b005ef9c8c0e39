import { query, type Neighbour } from './harness.js';

/** A body of calculate-quote. */
export interface SelectionBody {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  quantity: number;
  colors: string[];
  printOptions: { printTypeId: string; colors: number }[];
}

export interface ProblemBody {
  status: number;
  code: string;
  errors?: { path: string; code: string }[];
}

export const UNKNOWN_ID = '01993c00-0000-7000-8000-00000000dead';

const LISTS = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types'] as const;
/** Base 145, fabric 15, fit 30, finishing 25, print 350 a colour and 15 a piece: the worked example. */
const CHOSEN = ['Basic T-Shirt', 'Combed Single Jersey', 'Oversized', 'Premium', 'Screen Print'];

/** The worked example's selection of 100 pieces, from the demo catalogue. */
export async function workedExample(backend: Pick<Neighbour, 'ask'>): Promise<SelectionBody> {
  const ids = await Promise.all(
    LISTS.map(async (list, index) => {
      const { body } = await backend.ask<{ id: string; name: string }[]>(`/api/${list}`);
      return body.find(({ name }) => name === CHOSEN[index])!.id;
    }),
  );
  const [productTypeId, fabricId, fitId, finishingQualityId, printTypeId] = ids as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    productTypeId,
    fabricId,
    fitId,
    finishingQualityId,
    quantity: 100,
    colors: ['white', 'black'],
    printOptions: [{ printTypeId, colors: 2 }],
  };
}

/** A submission of the worked example; the e-mail address is new every time. */
export function inquiryOf(
  selection: SelectionBody,
  change: object = {},
): SelectionBody & Record<string, unknown> {
  inquiriesMade += 1;
  return {
    ...selection,
    customerName: 'Layla Hassan',
    customerEmail: `layla-${inquiriesMade}@example.com`,
    ...change,
  };
}
let inquiriesMade = 0;

export async function count(databaseUrl: string, table: string, condition = 'true'): Promise<number> {
  const [row] = await query<{ count: string }>(
    databaseUrl,
    `SELECT count(*) FROM ${table} WHERE ${condition}`,
  );
  return Number(row!.count);
}
