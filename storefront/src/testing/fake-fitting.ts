import type { Fabric, Fit, FittingHint, PrintType, Selection } from '@tiraz/api-client';

interface Lists {
  fabrics: readonly Fabric[];
  fits: readonly Fit[];
  prints: readonly PrintType[];
}

/** What does not go together, with the first thing that does: which is the nearest, the backend's own tests say. */
export function hintsOf(
  { productTypeId, fabricId, fitId, printOptions }: Selection,
  lists: Lists,
): FittingHint[] {
  const made = <Item extends Fabric | Fit>(
    part: 'fabric' | 'fit',
    items: readonly Item[],
    id: string,
    costOf: (item: Item) => string,
  ) => {
    const goes = ({ unsuitedProductTypes = [] }: Item) => !unsuitedProductTypes.includes(productTypeId);
    const item = items.find((each) => each.id === id);
    if (!item || goes(item)) return [];
    return [hint(part, item, productTypeId, items.find(goes), costOf)];
  };
  const printed = printOptions.flatMap(({ printTypeId }) => {
    const goes = ({ unsuitedFabrics = [] }: PrintType) => !unsuitedFabrics.includes(fabricId);
    const print = lists.prints.find(({ id }) => id === printTypeId);
    if (!print || goes(print)) return [];
    const isFree = ({ id }: PrintType) => !printOptions.some((option) => option.printTypeId === id);
    const better = lists.prints.find((other) => goes(other) && isFree(other));
    return [hint('print', print, fabricId, better, ({ perItemCost }) => perItemCost)];
  });
  return [
    ...made('fabric', lists.fabrics, fabricId, ({ costMultiplier }) => costMultiplier),
    ...made('fit', lists.fits, fitId, ({ priceModifier }) => priceModifier),
    ...printed,
  ];
}

function hint<Item extends Fabric | Fit | PrintType>(
  part: FittingHint['part'],
  item: Item,
  unsuitedTo: string,
  better: Item | undefined,
  costOf: (item: Item) => string,
): FittingHint {
  const { id, isUnsuitedRefused: isRefused = false } = item;
  if (!better) return { part, id, unsuitedTo, isRefused };
  const dearerBy = (Number(costOf(better)) - Number(costOf(item))).toFixed(2);
  return { part, id, unsuitedTo, isRefused, better: { id: better.id, pricePerItem: '0.00', dearerBy } };
}
