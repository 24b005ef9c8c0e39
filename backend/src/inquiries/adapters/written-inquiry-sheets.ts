import { INQUIRY_COLUMNS, MOST_SHEET_ROWS, type InquiryColumn } from '@tiraz/contracts/inquiry-export';
import { directionOf, type Language } from '@tiraz/contracts/language';
import { localised } from '@tiraz/locale/localised';
import { texts as exportTexts } from '@tiraz/messages/backend/inquiry-export';
import { texts as columnTexts } from '@tiraz/messages/inquiry/columns';
import { texts as lostTexts } from '@tiraz/messages/inquiry/lost-reasons';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { dayInCairo } from '../../shared/domain/cairo.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Position } from '../../shared/domain/page.js';
import type { SheetColumn, SheetRow, Spreadsheets } from '../../shared/domain/spreadsheets.js';
import type { Called, InquirySummary, Written } from '../application/inquiry-summary.js';
import { type InquiryLists } from '../application/inquiry-lists.js';
import { NEWEST_FIRST, type InquiryFilter } from '../application/inquiry-filter.js';
import { InquirySheets, TOO_MANY_ROWS, type SheetWanted } from '../application/inquiry-sheets.js';

/** Of one statement of the list. */
const BATCH = 1000;

/** Who the owners are. */
interface Owners {
  colleague(id: string): Promise<{ name: string; email: string } | undefined>;
}

type Inquiry = Written<InquirySummary> & { owner: string };

interface Column extends Omit<SheetColumn, 'head'> {
  cell: (inquiry: Inquiry, language: Language) => string | number;
}

const called = (item: Called, language: Language) => localised({ ...item }, 'name', language).text;

const COLUMNS: Record<InquiryColumn, Column> = {
  reference: { holds: 'text', width: 18, cell: ({ reference }) => reference },
  date: { holds: 'day', width: 12, cell: ({ createdAt }) => dayInCairo(new Date(createdAt)) },
  customer: { holds: 'text', width: 26, cell: ({ customerName }) => customerName },
  company: { holds: 'text', width: 26, cell: ({ customerCompany }) => customerCompany },
  email: { holds: 'text', width: 28, cell: ({ customerEmail }) => customerEmail },
  phone: { holds: 'text', width: 18, cell: ({ customerPhone }) => customerPhone },
  type: {
    holds: 'text',
    width: 18,
    cell: ({ isSampleRequest }, language) =>
      isSampleRequest ? exportTexts[language].sampleRequest : exportTexts[language].productionOrder,
  },
  garment: {
    holds: 'text',
    width: 18,
    cell: ({ garment }, language) => called(garment.productType, language),
  },
  fabric: { holds: 'text', width: 24, cell: ({ garment }, language) => called(garment.fabric, language) },
  quantity: { holds: 'whole', width: 10, cell: ({ quantity }) => quantity },
  value: { holds: 'amount', width: 18, cell: ({ totalCost }) => totalCost },
  status: { holds: 'text', width: 14, cell: ({ status }, language) => statusTexts[language][status] },
  lost: {
    holds: 'text',
    width: 26,
    cell: ({ lost }, language) => {
      if (!lost) return '';
      const reason = lostTexts[language][lost.reason];
      return lost.note ? `${reason}: ${lost.note}` : reason;
    },
  },
  owner: { holds: 'text', width: 22, cell: ({ owner }) => owner },
};

export class WrittenInquirySheets extends InquirySheets {
  constructor(
    private readonly lists: InquiryLists,
    private readonly owners: Owners,
    private readonly spreadsheets: Spreadsheets,
  ) {
    super();
  }

  async write(filter: InquiryFilter, { columns: wanted, language }: SheetWanted): Promise<Uint8Array> {
    if ((await this.lists.howMany(filter, MOST_SHEET_ROWS)) > MOST_SHEET_ROWS)
      throw new DomainError('invalid', TOO_MANY_ROWS.code, TOO_MANY_ROWS.detail);
    const { sheet: name, heads } = columnTexts[language];
    const names = INQUIRY_COLUMNS.filter((column) => wanted.has(column));
    const columns = names.map((column) => {
      const { holds, width } = COLUMNS[column];
      return { head: heads[column], holds, width };
    });
    const rowOf = (inquiry: Inquiry): SheetRow =>
      names.map((column) => COLUMNS[column].cell(inquiry, language));
    const sheet = { name, columns, isRightToLeft: directionOf(language) === 'rtl' };
    return this.spreadsheets.write(sheet, this.batches(filter, rowOf));
  }

  private async *batches(
    filter: InquiryFilter,
    rowOf: (inquiry: Inquiry) => SheetRow,
  ): AsyncGenerator<SheetRow[], void, void> {
    const owners = new Map<string, string>();
    let position: Position | undefined;
    do {
      const { items, next } = await this.lists.list(filter, NEWEST_FIRST, { limit: BATCH, position });
      const rows: SheetRow[] = [];
      for (const item of items) rows.push(rowOf({ ...item, owner: await this.nameOf(item.ownerId, owners) }));
      yield rows;
      position = next;
    } while (position);
  }

  private async nameOf(id: string | null, known: Map<string, string>): Promise<string> {
    if (id === null) return '';
    const name = known.get(id);
    if (name !== undefined) return name;
    const owner = await this.owners.colleague(id);
    const found = owner?.name || (owner?.email ?? '');
    known.set(id, found);
    return found;
  }
}
