import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import type { Money } from '../../shared/domain/money.js';
import { faultsOf, type Selection } from './selection.js';

/** Something that can be chosen; what was switched off or archived is not active. */
export interface BookItem {
  id: string;
  name: string;
  nameAr: string;
  isActive: boolean;
}

export type ProductType = BookItem & { basePrice: Money };
/** `costMultiplier` is, in spite of its name, added for every piece. */
export type Fabric = BookItem & { costMultiplier: Money };
export type Modifier = BookItem & { priceModifier: Money };
/** `setupCost` is charged once for every colour of the print, `perItemCost` for every piece. */
export type PrintType = BookItem & { setupCost: Money; perItemCost: Money };

/** What everything costs at one moment; ids are lower-case UUIDs. */
export interface PriceBook {
  productTypes: ReadonlyMap<string, ProductType>;
  fabrics: ReadonlyMap<string, Fabric>;
  fits: ReadonlyMap<string, Modifier>;
  finishingQualities: ReadonlyMap<string, Modifier>;
  printTypes: ReadonlyMap<string, PrintType>;
}

/** A selection whose every id was found. */
export interface Choice {
  productType: ProductType;
  fabric: Fabric;
  fit: Modifier;
  finishingQuality: Modifier;
  prints: readonly { printType: PrintType; colors: number }[];
  /** Something chosen has been switched off or archived. */
  hasInactiveItems: boolean;
}

/** Whether a choice of something that is no longer offered is refused, or taken and flagged. */
export type InactiveItems = 'refused' | 'accepted';

/** @throws DomainError `invalid`, with every fault of the selection and the first one's code */
export function choose(selection: Selection, book: PriceBook, inactiveItems: InactiveItems): Choice {
  const faults = faultsOf(selection);
  let hasInactiveItems = false;

  const pick = <Item extends BookItem>(
    items: ReadonlyMap<string, Item>,
    id: string,
    kind: string,
    path: string,
  ) => {
    const item = items.get(id) ?? items.get(id.toLowerCase());
    if (!item)
      faults.push({ path, code: `selection.unknown-${kind}`, message: `There is no such ${spaced(kind)}.` });
    else if (!item.isActive) {
      hasInactiveItems = true;
      if (inactiveItems === 'refused') {
        const message = `This ${spaced(kind)} is no longer offered.`;
        faults.push({ path, code: `selection.inactive-${kind}`, message });
      }
    }
    return item as Item; // nothing is returned while there are faults
  };

  const choice = {
    productType: pick(book.productTypes, selection.productTypeId, 'product-type', 'productTypeId'),
    fabric: pick(book.fabrics, selection.fabricId, 'fabric', 'fabricId'),
    fit: pick(book.fits, selection.fitId, 'fit', 'fitId'),
    finishingQuality: pick(
      book.finishingQualities,
      selection.finishingQualityId,
      'finishing-quality',
      'finishingQualityId',
    ),
    prints: selection.printOptions.map(({ printTypeId, colors }, index) => ({
      printType: pick(book.printTypes, printTypeId, 'print-type', `printOptions[${index}].printTypeId`),
      colors,
    })),
  };
  if (faults.length > 0) throw refusal(faults);
  return { ...choice, hasInactiveItems };
}

function spaced(kind: string): string {
  return kind.replace('-', ' ');
}

function refusal(faults: readonly Fault[]): DomainError {
  const [first] = faults as readonly [Fault];
  return new DomainError('invalid', first.code, first.message, faults);
}
