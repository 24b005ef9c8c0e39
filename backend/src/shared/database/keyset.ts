import { malformedCursor, type Page, type PageWanted } from '../domain/page.js';

/** Runs one statement and gives its rows; `currentManager(dataSource).query` does. */
export type Query = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;

interface KeyType {
  /** What a key of this type can look like; anything else never reaches the database. */
  form: RegExp;
  asText(expression: string): string;
  fromText(parameter: string): string;
}

const cast = (form: RegExp, type: string): KeyType => ({
  form,
  asText: (expression) => `(${expression})::text`,
  fromText: (parameter) => `${parameter}::${type}`,
});

const KEY_TYPES = {
  /** timestamptz, kept to the microsecond. */
  moment: {
    form: /^-?\d{1,17}$/,
    asText: (expression) => `(extract(epoch FROM ${expression}) * 1000000)::bigint::text`,
    fromText: (parameter) => `('epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond')`,
  },
  amount: cast(/^-?\d{1,17}(\.\d{1,4})?$/, 'numeric'),
  integer: cast(/^-?\d{1,9}$/, 'integer'),
  bigint: cast(/^-?\d{1,18}$/, 'bigint'),
  text: cast(/^[^\p{Cc}\p{Cs}]{0,400}$/u, 'text'),
  uuid: cast(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'uuid'),
} satisfies Record<string, KeyType>;

/**
 * Stands between the texts of a row's key; none of them holds it. An array would take longer to read than the whole row,
 * and a page needs but two keys.
 */
const BETWEEN_KEYS = '\u001F';

/**
 * A total order of a list. All columns run the same way, so that one index over them serves both directions; none may
 * be null, and the last one tells equal rows apart.
 */
export interface Order {
  columns: readonly (readonly [expression: string, type: keyof typeof KEY_TYPES])[];
  descending: boolean;
}

/** @throws DomainError `cursor.malformed` for a position from outside that cannot be one of this order */
export function expectPositionOf({ columns }: Order, { position }: PageWanted): void {
  if (!position) return;
  const { key } = position;
  const isOne =
    key.length === columns.length && columns.every(([, type], i) => KEY_TYPES[type].form.test(key[i] ?? ''));
  if (!isOne) throw malformedCursor();
}

/** A list before paging: parts of one SELECT, with the values of its parameters `$1` and so on. */
export interface Listing {
  columns: string;
  from: string;
  /** `true` when there is no condition. */
  where: string;
  values: readonly unknown[];
  /** Where counting them all would take too long: a higher `total` only says that there are more. */
  countedUpTo?: number | undefined;
  /** Where how many they are is kept: what adds it up, in a relation with the columns that `where` names. */
  kept?: { total: string; from: string } | undefined;
  /** A search: that `where` finds its rows is no reason to find all of them for one page. */
  search?: {
    /** The same condition for rows that are read in the list's order, of the same values. */
    where: string;
    /** A good share of the rows is sought, so that reading in order meets some soon. */
    isLikely: boolean;
  };
}

/**
 * One page and the number of all rows, with two statements, however long the list or the page is.
 *
 * @throws DomainError `cursor.malformed` for a position that cannot be one of this order
 */
export async function readPage<Row extends object>(
  query: Query,
  listing: Listing,
  order: Order,
  wanted: PageWanted,
): Promise<Page<Row>> {
  expectPositionOf(order, wanted);
  const { limit, position } = wanted;
  const counting = query<{ total: string }>(selectTotal(listing), [...listing.values]);
  const more = { limit: limit + 1, position };
  const [rows, [count]] = await Promise.all([
    listing.search
      ? counting.then(([few]) => readFound<Row>(query, listing, order, more, Number(few?.total)))
      : readRows<Row>(query, listing, order, more),
    counting,
  ]);
  const backwards = position?.towards === 'prev';
  const isMoreAhead = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (backwards) shown.reverse();
  // An empty page lies between the same neighbours as the key that led to it.
  const [first, last] = [shown[0], shown.at(-1)].map((row) => (row ? keyOf(row.page_key) : position?.key));
  const hasNext = backwards || isMoreAhead;
  const hasPrev = backwards ? isMoreAhead : position !== undefined;
  return {
    items: shown.map(({ page_key: _, ...row }) => row as unknown as Row),
    total: Number(count?.total),
    ...(hasNext && last ? { next: { towards: 'next', key: last } as const } : {}),
    ...(hasPrev && first ? { prev: { towards: 'prev', key: first } as const } : {}),
  };
}

/** In their order a page is soon full where there are so many pages of them. */
const PAGES_TO_MEET_SOON = { likely: 4, unlikely: 20 };

/** In their order until a page is full, or where that would take longer, because there are so few, all of them first. */
async function readFound<Row extends object>(
  query: Query,
  listing: Listing,
  order: Order,
  page: PageWanted,
  total: number,
): Promise<(Row & { page_key: string })[]> {
  if (total === 0) return [];
  const pages = PAGES_TO_MEET_SOON[listing.search?.isLikely ? 'likely' : 'unlikely'];
  return readRows<Row>(
    query,
    total < page.limit * pages ? foundFirst(listing) : inOrder(listing),
    order,
    page,
  );
}

/** Where all rows that are sought are found before one is sorted. */
export function foundFirst(listing: Listing): Listing {
  const { from, where } = listing;
  return { ...listing, from: `(SELECT * FROM ${from} WHERE ${where} OFFSET 0) AS found`, where: 'true' };
}

/** Where rows are read in the list's order, and those that are not sought are passed over. */
export function inOrder(listing: Listing): Listing {
  return { ...listing, where: listing.search?.where ?? listing.where };
}

/** The SELECT of how many rows there are, `total`, with the values of the listing. */
export function selectTotal({ from, where, countedUpTo, kept }: Omit<Listing, 'columns' | 'values'>): string {
  if (kept) return `SELECT coalesce(${kept.total}, 0) AS total FROM ${kept.from} WHERE ${where}`;
  const matching = `FROM ${from} WHERE ${where}`;
  return `SELECT count(*) AS total ${countedUpTo ? `FROM (SELECT ${matching} LIMIT ${countedUpTo + 1}) AS counted` : matching}`;
}

/** Rows from a position on, away from it: towards `prev` the nearest comes first. */
export function readRows<Row extends object>(
  query: Query,
  listing: Listing,
  order: Order,
  page: PageWanted,
): Promise<(Row & { page_key: string })[]> {
  const { sql, values } = selectRows(listing, order, page);
  return query(sql, values);
}

/** Where a row lies, by its `page_key`. */
export function keyOf(pageKey: string): string[] {
  return pageKey.split(BETWEEN_KEYS);
}

/** The SELECT that `readRows` sends. */
export function selectRows(
  { columns, from, where, values }: Listing,
  order: Order,
  { limit, position }: PageWanted,
): { sql: string; values: unknown[] } {
  const descending = order.descending !== (position?.towards === 'prev');
  const expressions = order.columns.map(([expression]) => expression);
  const keys = order.columns.map(([expression, type]) => KEY_TYPES[type].asText(expression));
  const bounds = order.columns.map(([, type], i) =>
    KEY_TYPES[type].fromText(`$${values.length + 1 + i}::text`),
  );
  const beyond = `(${expressions.join(', ')}) ${descending ? '<' : '>'} (${bounds.join(', ')})`;
  const direction = descending ? 'DESC' : 'ASC';
  return {
    sql: `SELECT ${columns}, concat_ws(chr(${BETWEEN_KEYS.charCodeAt(0)}), ${keys.join(', ')}) AS page_key FROM ${from}
      WHERE ${where}${position ? ` AND ${beyond}` : ''}
      ORDER BY ${expressions.map((expression) => `${expression} ${direction}`).join(', ')} LIMIT ${limit}`,
    values: [...values, ...(position?.key ?? [])],
  };
}
