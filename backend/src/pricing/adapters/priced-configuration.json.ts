import { FIRST_COLOURS, type Swatch } from '@tiraz/contracts/colours';
import {
  FITTING_PARTS,
  NEEDED_UNDERBASES,
  type PricedSizes,
  type Unsuited,
  COLOR_USES,
  SIZE_MODES,
} from '@tiraz/contracts/selection';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import {
  piecesOf,
  type ConfigurationLine,
  type PricedConfiguration,
  addsUp,
  BREAKDOWN_FIELDS,
  breakdownOf,
  linesOf,
  PRICE_KINDS,
  type AppliedBreak,
  type Price,
} from '../domain/configuration.js';

/** @returns the JSON text of the document that is stored, in the newest version */
export function writePricedConfiguration({ quote, ...configuration }: PricedConfiguration): string {
  const { isSample, sampleCost, range, production } = quote;
  return JSON.stringify({
    ...configuration,
    quote: {
      ...priceDocument(quote),
      isSample,
      sampleCost,
      range,
      production: production && priceDocument(production),
    },
  });
}

function priceDocument({ totalCost, pricePerItem, lines, breaks }: Price) {
  return { totalCost, pricePerItem, breakdown: breakdownOf(lines), breaks };
}

type Lines = (document: StoredField) => ConfigurationLine[];

/** How many pieces of what, by the version of the document. */
const LINES: ReadonlyMap<number, Lines> = new Map<number, Lines>([
  // What was stored before documents had a version.
  [0, (document) => [{ pieces: document.at('quantity').wholeNumber() }]],
  [1, (document) => document.at('lines').map((line) => ({ pieces: line.at('pieces').wholeNumber() }))],
]);

/**
 * Opens a stored document of any version.
 *
 * @param stored what `JSON.parse` makes of it
 * @throws DomainError `unavailable` with the field, for a version of a later release and for a damaged document
 */
export function readPricedConfiguration(stored: unknown): PricedConfiguration {
  const document = new StoredField(stored);
  const version = document.has('schemaVersion') ? document.at('schemaVersion').wholeNumber() : 0;
  const readLines = LINES.get(version);
  if (!readLines) return document.at('schemaVersion').refuse(`${version} is not known to this release`);

  const lines = readLines(document);
  const quantity = document.at('quantity').wholeNumber();
  if (quantity !== piecesOf({ lines })) document.at('quantity').refuse('is not the number of pieces');

  const item = <Fields extends string>(field: StoredField, ...prices: Fields[]) => ({
    id: field.at('id').text(),
    name: field.at('name').text(),
    nameAr: field.at('nameAr').text(),
    ...field.amounts(prices),
  });
  const quote = document.at('quote');
  return {
    schemaVersion: 1,
    productType: item(document.at('productType'), 'basePrice'),
    fabric: item(document.at('fabric'), 'costMultiplier'),
    fit: item(document.at('fit'), 'priceModifier'),
    finishingQuality: item(document.at('finishingQuality'), 'priceModifier'),
    prints: document.at('prints').map((print) => ({
      ...item(print, 'setupCost', 'perItemCost'),
      colors: print.at('colors').wholeNumber(),
      ...(print.has('underbase') && { underbase: oneOf(NEEDED_UNDERBASES, print.at('underbase')) }),
    })),
    colors: document.at('colors').map((colour) => colour.text()),
    swatches: readSwatches(document),
    lines,
    quantity,
    ...(document.has('colorUse') && { colorUse: oneOf(COLOR_USES, document.at('colorUse')) }),
    ...(document.has('sizes') && { sizes: readSizes(document.at('sizes')) }),
    ...(document.has('unsuited') && { unsuited: document.at('unsuited').map(readUnsuited) }),
    quote: {
      ...readPrice(quote),
      isSample: quote.at('isSample').flag(),
      ...quote.amounts(['sampleCost']),
      range: quote.at('range').amounts(['totalCostUpTo', 'pricePerItemUpTo']),
      ...(quote.has('production') && { production: readPrice(quote.at('production')) }),
    },
  };
}

function readSizes(field: StoredField): PricedSizes<Money> {
  return {
    mode: oneOf(SIZE_MODES, field.at('mode')),
    ...(field.has('ratio') && {
      ratio: field.at('ratio').map((each) => ({
        size: each.at('size').text(),
        parts: each.at('parts').wholeNumber(),
      })),
    }),
    cells: field.at('cells').map((cell) => ({
      color: cell.at('color').textOrNull(),
      size: {
        id: cell.at('size').at('id').text(),
        label: cell.at('size').at('label').text(),
        labelAr: cell.at('size').at('labelAr').text(),
      },
      ...cell.amounts(['surcharge']),
      pieces: cell.at('pieces').wholeNumber(),
    })),
  };
}

function oneOf<Word extends string>(words: readonly Word[], field: StoredField): Word {
  return words.find((word) => word === field.text()) ?? field.refuse('is none of the words');
}

function readUnsuited(field: StoredField): Unsuited {
  const part = oneOf(FITTING_PARTS, field.at('part'));
  return { part, id: field.at('id').text(), unsuitedTo: field.at('unsuitedTo').text() };
}

/** What was stored before colours were in the catalogue has their ids alone, all of the first palette. */
function readSwatches(document: StoredField): Swatch[] {
  if (document.has('swatches'))
    return document.at('swatches').map((swatch) => ({
      id: swatch.at('id').text(),
      name: swatch.at('name').text(),
      nameAr: swatch.at('nameAr').text(),
      hex: swatch.at('hex').text(),
    }));
  return document.at('colors').map((colour) => {
    const swatch = FIRST_COLOURS.find(({ id }) => id === colour.text());
    return swatch ?? colour.refuse('is not a colour of the first palette');
  });
}

function readPrice(field: StoredField): Price {
  const breakdown = field.at('breakdown');
  const kinds = PRICE_KINDS.filter((kind) => kind !== 'sizes' || breakdown.has(BREAKDOWN_FIELDS.sizes));
  const amounts = breakdown.amounts(kinds.map((kind) => BREAKDOWN_FIELDS[kind]));
  const lines = linesOf(Object.fromEntries(kinds.map((kind) => [kind, amounts[BREAKDOWN_FIELDS[kind]]])));
  const price = {
    lines,
    ...field.amounts(['totalCost', 'pricePerItem']),
    ...(field.has('breaks') && { breaks: field.at('breaks').map(readBreak) }),
  };
  if (!addsUp(price)) field.at('totalCost').refuse('is not the sum of its lines');
  return price;
}

function readBreak(field: StoredField): AppliedBreak {
  const kind = field.at('kind').text();
  if (kind !== 'base' && kind !== 'print') return field.at('kind').refuse('is no line with breaks');
  const amounts = field.amounts(['listPrice', 'price']);
  return { kind, id: field.at('id').text(), from: field.at('from').wholeNumber(), ...amounts };
}

/** A value in a stored document, that may be anything, with the way that leads to it. */
class StoredField {
  constructor(
    private readonly value: unknown,
    private readonly path = '',
  ) {}

  has(name: string): boolean {
    return Object.hasOwn(this.fields(), name);
  }

  at(name: string): StoredField {
    return new StoredField(this.fields()[name], this.path === '' ? name : `${this.path}.${name}`);
  }

  map<Item>(read: (item: StoredField) => Item): Item[] {
    if (!Array.isArray(this.value)) return this.refuse('is not a list');
    return this.value.map((item, index) => read(new StoredField(item, `${this.path}[${index}]`)));
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.refuse('is not a text');
  }

  textOrNull(): string | null {
    return this.value === null ? null : this.text();
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.refuse('is neither true nor false');
  }

  wholeNumber(): number {
    return Number.isSafeInteger(this.value) ? (this.value as number) : this.refuse('is not a whole number');
  }

  amounts<Name extends string>(names: readonly Name[]): Record<Name, Money> {
    return Object.fromEntries(names.map((name) => [name, this.at(name).amount()])) as Record<Name, Money>;
  }

  refuse(why: string): never {
    const fault = { path: this.path, code: 'configuration.unreadable', message: `${this.path} ${why}` };
    const message = 'It was stored in a form that this release of the server cannot read.';
    throw new DomainError('unavailable', fault.code, message, [fault]);
  }

  private amount(): Money {
    try {
      return Money.parse(this.text());
    } catch (error) {
      if (error instanceof RangeError) return this.refuse('is not an amount');
      throw error;
    }
  }

  private fields(): Readonly<Record<string, unknown>> {
    if (typeof this.value !== 'object' || this.value === null) return this.refuse('is not an object');
    return this.value as Readonly<Record<string, unknown>>;
  }
}
