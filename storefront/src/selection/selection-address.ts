import {
  MAXIMUM_COLOURS,
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  SIZE_LIMITS,
  type SizeParts,
} from '@tiraz/contracts/selection';
import {
  CHOICES,
  COLOUR_COUNTS,
  countOf,
  emptySelection,
  isQuotable,
  type ColourCount,
  type Configuration,
  type Selection,
} from './selection';
import { isTooLarge } from './sizes';

/**
 * The configuration as a query string:
 * `?product=…&fabric=…&fit=…&finishing=…&quantity=250&colors=red.white&count=2&print=….3&print=….1`.
 * A print is its id, a point and its number of colours; a size of a ratio its id and its parts (`&size=m.2`), and `use=ways`
 * are colours of a garment each. Exact sizes are too long for an address. What is at its default is left out. The names are in
 * links that others keep: they must not change.
 */
const KEYS = {
  productTypeId: 'product',
  fabricId: 'fabric',
  fitId: 'fit',
  finishingQualityId: 'finishing',
  quantity: 'quantity',
  colors: 'colors',
  colourCount: 'count',
  printOptions: 'print',
  colorUse: 'use',
  ratio: 'size',
} as const;

const USES = { 'one-garment': 'one', colourways: 'ways' } as const;
const ID = /^[\w-]{1,64}$/;

export function namesConfiguration(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return Object.values(KEYS).some((key) => parameters.has(key));
}

/** @param query the query there is, whose other parameters stay */
export function toQuery({ selection, colourCount }: Configuration, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const key of Object.values(KEYS)) parameters.delete(key);
  for (const choice of CHOICES) {
    const id = selection[choice];
    if (id) parameters.set(KEYS[choice], id);
  }
  if (selection.quantity !== emptySelection.quantity) {
    parameters.set(KEYS.quantity, String(selection.quantity));
  }
  if (selection.colors.length > 0) parameters.set(KEYS.colors, selection.colors.join('.'));
  if (colourCount !== countOf(selection.colors))
    parameters.set(KEYS.colourCount, colourCount.replace('+', ''));
  for (const { printTypeId, colors } of selection.printOptions) {
    parameters.append(KEYS.printOptions, `${printTypeId}.${colors}`);
  }
  if (selection.colorUse) parameters.set(KEYS.colorUse, USES[selection.colorUse]);
  if (selection.sizes?.mode === 'ratio' && !selection.sizes.ratio.some(isTooLarge)) {
    for (const { size, parts } of selection.sizes.ratio) parameters.append(KEYS.ratio, `${size}.${parts}`);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The query of a link that begins with a selection. */
export function queryOf(selection: Omit<Selection, 'sizes'>): string {
  return toQuery({ selection, colourCount: countOf(selection.colors) }, '');
}

/** Whatever of a query makes sense; the rest is at its default. Whether an id is on offer is not known here. */
export function fromQuery(query: string): Configuration {
  const parameters = new URLSearchParams(query);
  const selection: Selection = { ...emptySelection };
  for (const choice of CHOICES) {
    const id = parameters.get(KEYS[choice]) ?? '';
    if (ID.test(id)) selection[choice] = id;
  }
  const quantity = wholeNumber(parameters.get(KEYS.quantity));
  if (isQuotable(quantity)) selection.quantity = quantity;
  const colours = parameters.get(KEYS.colors)?.split('.') ?? [];
  selection.colors = [...new Set(colours)].filter((id) => ID.test(id)).slice(0, MAXIMUM_COLOURS);
  selection.printOptions = printsIn(parameters);
  const use = parameters.get(KEYS.colorUse);
  if (use === USES['one-garment']) selection.colorUse = 'one-garment';
  if (use === USES.colourways) selection.colorUse = 'colourways';
  const ratio = ratioIn(parameters);
  if (ratio.length > 0) selection.sizes = { mode: 'ratio', ratio, cells: [] };
  return { selection, colourCount: colourCountIn(parameters) ?? countOf(selection.colors) };
}

function printsIn(parameters: URLSearchParams): Selection['printOptions'] {
  const colours = new Map<string, number>();
  for (const print of parameters.getAll(KEYS.printOptions)) {
    const [id = '', count = '1'] = print.split('.', 2);
    const colors = wholeNumber(count);
    if (ID.test(id) && !colours.has(id) && colors >= 1 && colors <= MAXIMUM_PRINT_COLOURS) {
      colours.set(id, colors);
    }
  }
  return [...colours]
    .slice(0, MAXIMUM_PRINT_OPTIONS)
    .map(([printTypeId, colors]) => ({ printTypeId, colors }));
}

/** Of all garments that it was said of: how many sizes one has, its scale says, and no more of them are sent. */
function ratioIn(parameters: URLSearchParams): SizeParts[] {
  const ratio = new Map<string, number>();
  for (const said of parameters.getAll(KEYS.ratio)) {
    const [size = '', count = ''] = said.split('.', 2);
    const parts = wholeNumber(count);
    if (SIZE_LIMITS.id.test(size) && !ratio.has(size) && parts >= 1 && parts <= SIZE_LIMITS.parts)
      ratio.set(size, parts);
  }
  return [...ratio].map(([size, parts]) => ({ size, parts }));
}

function colourCountIn(parameters: URLSearchParams): ColourCount | undefined {
  return COLOUR_COUNTS[wholeNumber(parameters.get(KEYS.colourCount)) - 1];
}

/** NaN for anything but ASCII digits. */
function wholeNumber(text: string | null): number {
  return /^\d{1,7}$/.test(text ?? '') ? Number(text) : NaN;
}
