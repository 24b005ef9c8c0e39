import { inquiriesCountedUpTo } from '@tiraz/contracts/inquiry-status';
import { texts as words } from '@tiraz/messages/backend/inquiry-export';
import { texts as statuses } from '@tiraz/messages/inquiry/statuses';
import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Clock } from '../../shared/domain/clock.js';
import { Money } from '../../shared/domain/money.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { InquiryDetails } from '../application/inquiry-details.js';
import type { Called, Drawings, InquirySummary, Written } from '../application/inquiry-summary.js';
import { InquiryLists, type StatusCounts } from '../application/inquiry-lists.js';
import {
  NEW_FIRST,
  NEWEST_FIRST,
  type InquiryFilter,
  type InquirySort,
} from '../application/inquiry-filter.js';
import type { ResponseClocks } from '../application/manage-inquiries.js';
import { movesOf } from '../domain/inquiry.js';
import { CLOCKS } from './manage-inquiries.fixture.js';
import { CSV_HEAD } from './inquiry-csv.js';
import { countsOf, orderOf, writtenWaiting } from './inquiry-lists.postgres.js';
import type { InMemoryInquiryStore } from './inquiry-store.in-memory.js';

/** Finds words by their letters alone; knows nothing of numbers. */
export class InMemoryInquiryLists extends InquiryLists {
  /** Customers who were merged into another, and into whom. */
  readonly merged = new Map<string, string>();

  constructor(
    private readonly store: InMemoryInquiryStore,
    private readonly drawings: Drawings = { silhouetteOf: () => 'generic' },
    private readonly clocks: ResponseClocks = CLOCKS,
    private readonly clock: Clock = { now: () => new Date() },
  ) {
    super();
  }

  async list(
    filter: InquiryFilter,
    sort: InquirySort,
    page: PageWanted,
  ): Promise<Page<Written<InquirySummary>>> {
    const { items, total, ...rest } = pageInMemory(
      this.chosen(filter),
      orderOf(sort),
      (item) => [
        sort === NEW_FIRST ? newFirstKey(item) : (KEYS[sort.replace('-', '')]?.(item) ?? ''),
        item.id,
      ],
      page,
    );
    const clock = await this.clocks.responseClock();
    const waitingOf = ({ respondedAt, createdAt }: InquiryDetails) =>
      respondedAt ? null : writtenWaiting(clock.waiting(createdAt, this.clock.now()));
    return {
      ...rest,
      total: counted(total, filter),
      items: items.map((item) => ({ ...this.summaryOf(item), waiting: waitingOf(item) })),
    };
  }

  async *export(filter: InquiryFilter): AsyncGenerator<string, void, void> {
    const { items } = await this.list(filter, NEWEST_FIRST, { limit: Infinity });
    yield CSV_HEAD + items.map(toCsv).join('');
  }

  private summaryOf(inquiry: InquiryDetails): Omit<Written<InquirySummary>, 'waiting'> {
    const { sampleCost: _1, orderTotal: _2, acceptedAt: _3, seen: _4, ...shown } = inquiry;
    const { history: _5, notesSaved: _6, ...rest } = shown;
    const { configuration, ...head } = rest;
    const called = ({ id, name, nameAr }: Called) => ({ id, name, nameAr });
    const garment = {
      silhouette: this.drawings.silhouetteOf(configuration.productType.id),
      productType: called(configuration.productType),
      fabric: called(configuration.fabric),
      swatches: configuration.swatches.map(({ hex, ...swatch }) => ({ ...called(swatch), hex })),
    };
    const respondedAt = head.respondedAt?.toJSON() ?? null;
    return { ...head, ...movesOf(head), createdAt: head.createdAt.toJSON(), respondedAt, garment };
  }

  async counts({ status: _, ...filter }: InquiryFilter): Promise<StatusCounts> {
    const chosen = this.chosen(filter);
    const statuses = [...new Set(chosen.map(({ status }) => status))];
    return countsOf(
      statuses.map((status) => ({
        status,
        count: counted(chosen.filter((one) => one.status === status).length, filter),
      })),
    );
  }

  async howMany(filter: InquiryFilter, upTo: number): Promise<number> {
    return Math.min(this.chosen(filter).length, upTo + 1);
  }

  /** All that a filter leaves, in no order. */
  chosen({ status, q, customerId: asked, ...narrowed }: InquiryFilter): InquiryDetails[] {
    const customerId = asked && (this.merged.get(asked) ?? asked);
    const words = folded(q).split(/\s+/);
    return this.store.all.filter((one) => {
      const { productType, fabric, swatches } = one.configuration;
      const named = [productType, fabric, ...swatches].flatMap(({ name, nameAr }) => [name, nameAr]);
      const { customerName, customerEmail, customerCompany, customerPhone, reference, message } = one;
      const contact = [customerName, customerEmail, customerCompany, customerPhone, reference];
      const text = folded([...contact, ...named, message].join('\n'));
      return (
        one.status === (status ?? one.status) &&
        one.customerId === (customerId ?? one.customerId) &&
        words.every((word) => text.includes(word)) &&
        isWithin(one, narrowed)
      );
    });
  }
}

function counted(number: number, filter: Partial<InquiryFilter>): number {
  return Math.min(number, (inquiriesCountedUpTo(filter) ?? Infinity) + 1);
}

const KEYS: Record<string, (inquiry: InquiryDetails) => string> = {
  createdAt: ({ createdAt }) => momentKey(createdAt),
  totalCost: ({ totalCost }) => totalCost,
  customerName: ({ customerName }) => folded(customerName),
  quantity: ({ quantity }) => String(quantity),
};

function newFirstKey({ status, createdAt }: InquiryDetails): string {
  const micros = createdAt.getTime() * 1000;
  return String(status === 'new' ? micros - 1e17 : -micros);
}

function isWithin(one: InquiryDetails, filter: Omit<InquiryFilter, 'status' | 'q' | 'customerId'>): boolean {
  const { isSampleRequest, productTypeId, ownerId, lostReason, from, until, least, most } = filter;
  const { piastres } = Money.parse(one.totalCost);
  return (
    one.isSampleRequest === (isSampleRequest ?? one.isSampleRequest) &&
    one.configuration.productType.id === (productTypeId ?? one.configuration.productType.id) &&
    (ownerId === undefined || one.ownerId === ownerId) &&
    (!lostReason || one.lost?.reason === lostReason) &&
    (!from || one.createdAt >= from) &&
    (!until || one.createdAt < until) &&
    (!least || piastres >= least.piastres) &&
    (!most || piastres <= most.piastres)
  );
}

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
