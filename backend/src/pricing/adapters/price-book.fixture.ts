import { colourItemIdOf, FIRST_COLOURS } from '@tiraz/contracts/colours';
import { Money } from '../../shared/domain/money.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';
import { InMemoryPriceBooks } from './price-books.in-memory.js';
import { selectionExample } from '../selection.dto.js';

const { productTypeId, fabricId, fitId, finishingQualityId, printOptions } = selectionExample;
const named = (id: string, name: string) => ({ id, name, nameAr: 'اسم', isActive: true });
const byId = <Item extends BookItem>(...items: Item[]) => new Map(items.map((item) => [item.id, item]));

/** Is not offered any more. */
export const SWITCHED_OFF_FIT = '01993c00-0000-7000-8000-0000000002ff';

const book: PriceBook = {
  productTypes: byId({ ...named(productTypeId, 'Basic T-Shirt'), basePrice: Money.parse('145') }),
  fabrics: byId({ ...named(fabricId, 'Combed Single Jersey'), costMultiplier: Money.parse('15') }),
  fits: byId(
    { ...named(fitId, 'Oversized'), priceModifier: Money.parse('30') },
    { ...named(SWITCHED_OFF_FIT, 'Slim'), priceModifier: Money.ZERO, isActive: false },
  ),
  finishingQualities: byId({ ...named(finishingQualityId, 'Premium'), priceModifier: Money.parse('25') }),
  printTypes: byId(
    ...printOptions.map(({ printTypeId }) => ({
      ...named(printTypeId, 'Screen Print'),
      setupCost: Money.parse('350'),
      perItemCost: Money.parse('15'),
    })),
  ),
  colors: firstColours(),
};

/** The palette that every catalogue begins with. */
export function firstColours(): PriceBook['colors'] {
  return byId(
    ...FIRST_COLOURS.map(({ id, ...look }) => ({ ...look, id: colourItemIdOf(id) ?? '', isActive: true })),
  );
}

/** What the documented example of a selection is priced from. */
export function exampleBooks(): InMemoryPriceBooks {
  return new InMemoryPriceBooks(book);
}
