import { texts as words } from '@tiraz/messages/backend/inquiry-export';
import { texts as statuses } from '@tiraz/messages/inquiry/statuses';
import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Called, InquiryDetails, InquirySummary, Written } from '../application/inquiry-details.js';
import {
  InquiryLists,
  NEWEST_FIRST,
  type Drawings,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-lists.js';
import { movesOf } from '../domain/inquiry.js';
import { CSV_HEAD } from './inquiry-csv.js';
import { orderOf } from './inquiry-lists.postgres.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';

/** Finds words by their letters alone; knows nothing of numbers. */
export class InMemoryInquiryLists extends InquiryLists {
  constructor(
    private readonly store: InMemoryInquiryStore,
    private readonly drawings: Drawings = { silhouetteOf: () => 'generic' },
  ) {
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
    return { ...rest, items: items.map((item) => this.summaryOf(item)) };
  }

  async *export(filter: InquiryFilter): AsyncGenerator<string, void, void> {
    const { items } = await this.list(filter, NEWEST_FIRST, { limit: Infinity });
    yield CSV_HEAD + items.map(toCsv).join('');
  }

  private summaryOf(inquiry: InquiryDetails): Written<InquirySummary> {
    const { sampleCost: _1, orderTotal: _2, acceptedAt: _3, seen: _4, history: _5, ...rest } = inquiry;
    const { configuration, ...head } = rest;
    const called = ({ id, name, nameAr }: Called) => ({ id, name, nameAr });
    const garment = {
      silhouette: this.drawings.silhouetteOf(configuration.productType.id),
      productType: called(configuration.productType),
      fabric: called(configuration.fabric),
      swatches: configuration.swatches.map(({ hex, ...swatch }) => ({ ...called(swatch), hex })),
    };
    return { ...head, ...movesOf(head), createdAt: head.createdAt.toJSON(), garment };
  }

  private chosen({ status, q }: InquiryFilter): InquiryDetails[] {
    const words = folded(q).split(/\s+/);
    return this.store.all.filter((one) => {
      const { productType, fabric, swatches } = one.configuration;
      const named = [productType, fabric, ...swatches].flatMap(({ name, nameAr }) => [name, nameAr]);
      const { customerName, customerEmail, customerCompany, customerPhone, reference, message } = one;
      const contact = [customerName, customerEmail, customerCompany, customerPhone, reference];
      const text = folded([...contact, ...named, message].join('\n'));
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
