// The product's own rules, with prices from a file: what a quote costs without everything around it.
import { readFileSync } from 'node:fs';
import { colourItemIdOf } from '@tiraz/contracts/colours';

const fromProduct = (path) => import(new URL(`file://${process.env.BACKEND_DIST}${path}`));
const { Money } = await fromProduct('shared/domain/money.js');
const { choose, pricedPiecesOf } = await fromProduct('pricing/domain/selection.js');
const { quote } = await fromProduct('pricing/domain/quote.js');
const { toQuoteDto } = await fromProduct('pricing/quote.dto.js');
const { SelectionDto } = await fromProduct('pricing/selection.dto.js');
const { toSelection } = await fromProduct('pricing/domain/configuration.js');
const { schemaOf } = await fromProduct('shared/http/route-schema.js');

const AMOUNTS = ['basePrice', 'costMultiplier', 'priceModifier', 'setupCost', 'perItemCost'];
const priced = (item) => {
  const amounts = AMOUNTS.filter((name) => name in item).map((name) => [name, Money.parse(item[name])]);
  // A colour of the first palette is asked for by its word.
  return [colourItemIdOf(item.id) ?? item.id, { ...item, ...Object.fromEntries(amounts), isActive: true }];
};
const lists = JSON.parse(readFileSync(process.env.CATALOGUE_FILE, 'utf8'));
const book = Object.fromEntries(
  Object.entries(lists).map(([kind, items]) => [kind, new Map(items.map(priced))]),
);

export const selectionSchema = schemaOf(SelectionDto);

/** The answer to a selection as it is sent, amounts not yet written. */
export function answer(sent) {
  const selection = toSelection(sent);
  return toQuoteDto(quote(choose(selection, book, 'refused'), pricedPiecesOf(selection)));
}
