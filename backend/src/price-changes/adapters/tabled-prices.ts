import { directionOf, LANGUAGES, perLanguage, type Language } from '@tiraz/contracts/language';
import { PRICE_FIELDS, PRICED_KINDS, PRICES_OF, type PriceField } from '@tiraz/contracts/price-change';
import { PRICE_COLUMNS, type PriceColumn } from '@tiraz/contracts/price-sheet';
import { texts } from '@tiraz/messages/catalogue/prices';
import type { CatalogueEntry, ItemPrices } from '../../catalogue/index.js';
import type { SheetReader } from '../../shared/domain/sheet-reader.js';
import { tableIn, type Heads } from '../../shared/domain/sheet-table.js';
import type { SheetColumn, SheetRow, Spreadsheets } from '../../shared/domain/spreadsheets.js';
import type { PriceSheets } from '../application/price-sheets.js';
import type { ReadPrices, ReadPriceSheets } from '../application/read-price-sheets.js';
import type { PricedItem } from '../domain/item-prices.js';
import { pricesIn, type PriceWords, type SheetItem } from '../domain/price-sheet.js';

const COLUMNS: Record<PriceColumn, Omit<SheetColumn, 'head'>> = {
  kind: { holds: 'text', width: 22 },
  item: { holds: 'text', width: 32 },
  price: { holds: 'text', width: 20 },
  amount: { holds: 'amount', width: 16 },
  exported: { holds: 'amount', width: 26 },
  id: { holds: 'text', width: 38 },
};

const HEADS = Object.fromEntries(
  PRICE_COLUMNS.map((column) => [
    column,
    {
      names: LANGUAGES.map((language) => texts[language].heads[column]),
      isRequired: column === 'item' || column === 'amount',
    },
  ]),
) as Heads<PriceColumn>;

/** In every language, and as the API has it. */
const WORDS = {
  kinds: inEveryLanguage(PRICED_KINDS, (kind, language) => texts[language].kinds[kind]),
  prices: inEveryLanguage(PRICE_FIELDS, (field, language) => texts[language].prices[field]),
} satisfies PriceWords;

const ORDERS = perLanguage((language) => new Intl.Collator(language));

export class TabledPrices implements PriceSheets, ReadPriceSheets {
  constructor(
    private readonly items: Pick<ItemPrices, 'all'>,
    private readonly spreadsheets: Spreadsheets,
    private readonly reader: SheetReader,
  ) {}

  async write(language: Language): Promise<Uint8Array> {
    const { sheet: name, heads } = texts[language];
    const columns = PRICE_COLUMNS.map((column) => ({ head: heads[column], ...COLUMNS[column] }));
    const items = await this.all();
    const nameOf = (item: SheetItem) => (language === 'ar' && item.nameAr) || item.name;
    const rows = PRICED_KINDS.flatMap((kind) =>
      items
        .filter((item) => item.kind === kind)
        .sort((one, other) => ORDERS(language).compare(nameOf(one), nameOf(other)))
        .flatMap((item) => rowsOf(item, nameOf(item), language)),
    );
    const sheet = { name, columns, isRightToLeft: directionOf(language) === 'rtl' };
    return this.spreadsheets.write(sheet, each(rows));
  }

  async read(file: Uint8Array): Promise<ReadPrices> {
    const rows = tableIn(await this.reader.read(file), HEADS);
    return { rows: rows.length, ...pricesIn(rows, await this.all(), WORDS) };
  }

  private async all(): Promise<SheetItem[]> {
    const entries = (await this.items.all(PRICED_KINDS)) as (CatalogueEntry & PricedItem)[];
    return entries.map(({ kind, id, fields }) => ({
      kind,
      id,
      name: fields.name,
      nameAr: fields.nameAr,
      prices: Object.fromEntries(
        PRICES_OF[kind].map((field) => [field, String(fields[field as PriceField])]),
      ),
    }));
  }
}

function rowsOf({ kind, id, prices }: SheetItem, name: string, language: Language): SheetRow[] {
  const words = texts[language];
  return PRICES_OF[kind].map((field) => {
    const price = prices[field as PriceField] ?? '';
    return [words.kinds[kind], name, words.prices[field], price, price, id];
  });
}

async function* each(rows: SheetRow[]): AsyncGenerator<SheetRow[], void, void> {
  yield rows;
}

function inEveryLanguage<Name extends string>(
  names: readonly Name[],
  wordOf: (name: Name, language: Language) => string,
): Record<Name, string[]> {
  return Object.fromEntries(
    names.map((name) => [name, [name, ...LANGUAGES.map((language) => wordOf(name, language))]]),
  ) as Record<Name, string[]>;
}
