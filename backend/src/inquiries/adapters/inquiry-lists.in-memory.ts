import { texts as words } from '@tiraz/messages/backend/inquiry-export';
import { texts as statuses } from '@tiraz/messages/inquiry/statuses';
import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { InquiryDetails, InquirySummary, Written } from '../application/inquiry-details.js';
import {
  InquiryLists,
  NEWEST_FIRST,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-lists.js';
import { movesOf } from '../domain/inquiry.js';
import { CSV_HEAD } from './inquiry-csv.js';
import { orderOf } from './inquiry-lists.postgres.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';

/** Finds words by their letters alone; knows nothing of numbers. */
export class InMemoryInquiryLists extends InquiryLists {
  constructor(private readonly store: InMemoryInquiryStore) {
    super();
  }

  async list(
    filter: InquiryFilter,
    sort: InquirySort,
    page: PageWanted,
  ): Promise<Page<Written<InquirySummary>>> {
    const { items, ...rest } = pageInMemory(
      this.chosen(filter),
      orderOf(sort),
      (item) => [KEYS[sort.replace('-', '')]?.(item) ?? '', item.id],
      page,
    );
    return { ...rest, items: items.map(toSummary) };
  }

  async *export(filter: InquiryFilter): AsyncGenerator<string, void, void> {
    const { items } = await this.list(filter, NEWEST_FIRST, { limit: Infinity });
    yield CSV_HEAD + items.map(toCsv).join('');
  }

  private chosen({ status, q }: InquiryFilter): InquiryDetails[] {
    const words = folded(q).split(/\s+/);
    return this.store.all.filter((one) => {
      const text = folded(
        [one.customerName, one.customerEmail, one.customerCompany, one.customerPhone, one.reference].join(
          '\n',
        ),
      );
      return one.status === (status ?? one.status) && words.every((word) => text.includes(word));
    });
  }
}

const KEYS: Record<string, (inquiry: InquiryDetails) => string> = {
  createdAt: ({ createdAt }) => momentKey(createdAt),
  totalCost: ({ totalCost }) => totalCost,
  customerName: ({ customerName }) => folded(customerName),
  quantity: ({ quantity }) => String(quantity),
};

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase();
}

function toSummary(inquiry: InquiryDetails): Written<InquirySummary> {
  const { sampleCost: _1, orderTotal: _2, acceptedAt: _3, seen: _4, history: _5, ...rest } = inquiry;
  const { configuration: _6, ...summary } = rest;
  return { ...summary, ...movesOf(summary), createdAt: summary.createdAt.toJSON() };
}

function toCsv(inquiry: Written<InquirySummary>): string {
  const { customerName, customerEmail, isSampleRequest, quantity, totalCost, status, createdAt } = inquiry;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date(createdAt));
  const product = isSampleRequest ? words.en.sampleRequest : words.en.productionOrder;
  return (
    [
      ...[customerName, customerEmail, product].map((text) => `"${text.replaceAll('"', '""')}"`),
      quantity,
      totalCost,
      `"${statuses.en[status]}"`,
      day,
    ].join() + '\r\n'
  );
}
