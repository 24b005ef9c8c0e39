// The product's own rules, with prices from a file: what a quote costs without everything around it.
import { readFileSync } from 'node:fs';
import { toSelection } from '@tiraz/backend/pricing/domain/configuration.js';
import type { BookItem, PriceBook } from '@tiraz/backend/pricing/domain/price-book.js';
import { quote } from '@tiraz/backend/pricing/domain/quote.js';
import { choose, pricedPiecesOf } from '@tiraz/backend/pricing/domain/selection.js';
import { toQuoteDto } from '@tiraz/backend/pricing/quote.dto.js';
import { SelectionDto } from '@tiraz/backend/pricing/selection.dto.js';
import { Money } from '@tiraz/backend/shared/domain/money.js';
import { schemaOf } from '@tiraz/backend/shared/http/route-schema.js';
import { colourItemIdOf } from '@tiraz/contracts/colours';
import type { SentSelection } from '@tiraz/contracts/selection';

/** The answers of the catalogue's lists, all of which are on offer. */
type Lists = {
  [Kind in keyof PriceBook]: PriceBook[Kind] extends ReadonlyMap<string, infer Item> ? Item[] : never;
};

const AMOUNTS = ['basePrice', 'costMultiplier', 'priceModifier', 'setupCost', 'perItemCost'];
const { CATALOGUE_FILE = '' } = process.env;
const lists: Lists = JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8'), (name, value) =>
  AMOUNTS.includes(name) ? Money.parse(value) : value,
);
const byId = <Item extends BookItem>(items: readonly Item[]) =>
  // A colour of the first palette is asked for by its word.
  new Map(items.map((item) => [colourItemIdOf(item.id) ?? item.id, { ...item, isActive: true }]));
const book: PriceBook = {
  productTypes: byId(lists.productTypes),
  fabrics: byId(lists.fabrics),
  fits: byId(lists.fits),
  finishingQualities: byId(lists.finishingQualities),
  printTypes: byId(lists.printTypes),
  colors: byId(lists.colors),
};

export const selectionSchema = schemaOf(SelectionDto);

/** The answer to a selection as it is sent, amounts not yet written. */
export function answer(sent: SentSelection) {
  const selection = toSelection(sent);
  return toQuoteDto(quote(choose(selection, book, 'refused'), pricedPiecesOf(selection)));
}
