import type { CustomerSort, CustomerSortField } from '@tiraz/contracts/customer-care';
import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { Money } from '../../shared/domain/money.js';
import type {
  Communication,
  CommunicationDetails,
  CustomerDetails,
  CustomerFigures,
  CustomerInquiry,
} from '../application/customer-details.js';
import {
  CustomerReads,
  MOST_OF_A_COMPANY,
  MOST_WITH_DETAILS,
  type CustomerFilter,
} from '../application/customer-reads.js';
import { followUpDetails } from '../application/follow-ups.js';
import { unknownCustomer, type Customer } from '../domain/customer.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { boundsOf, lifetimeValueOf, valueTierOf } from '../domain/lifetime-value.js';
import { asOf, standingOf } from '../domain/standing.js';
import type { InMemoryCommunications } from './communications.in-memory.js';
import type { InMemoryCustomerInquiries, StoredInquiry } from './customer-inquiries.in-memory.js';
import { COMMUNICATION_ORDER, customerOrder } from './customer-reads.postgres.js';
import type { InMemoryCustomers } from './customers.in-memory.js';
import type { InMemoryFollowUps } from './follow-ups.in-memory.js';

/** Derives by the domain's rules what the real one derives in SQL; it finds words as they are written. */
export class InMemoryCustomerReads extends CustomerReads {
  constructor(
    private readonly customers: InMemoryCustomers,
    private readonly inquiries: InMemoryCustomerInquiries,
    private readonly communications: InMemoryCommunications,
    private readonly followUps: InMemoryFollowUps,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(
    { q = '', statuses, tier }: CustomerFilter,
    sort: CustomerSort,
    page: PageWanted,
  ): Promise<Page<CustomerFigures>> {
    const { from, below = Infinity } = tier ? boundsOf(tier) : { from: 0 };
    const words = q.toLowerCase().split(/\s+/);
    const chosen = this.customers
      .all()
      .filter(({ mergedInto }) => mergedInto === null)
      .map((customer) => this.figuresOf(customer))
      .filter(({ status, lifetimeValue, name, email, phone, company }) => {
        const piastres = Money.parse(lifetimeValue).piastres;
        const isInTier = piastres >= from * 100 && piastres < below * 100;
        const text = [name, email, phone, company].join('\n').toLowerCase();
        const isFound = words.every((word) => text.includes(word));
        return isInTier && isFound && (statuses?.includes(status) ?? true);
      });
    const key = KEYS[sort.replace('-', '') as CustomerSortField];
    return pageInMemory(chosen, customerOrder(sort), (customer) => [key(customer), customer.id], page);
  }

  async details(id: string): Promise<CustomerDetails> {
    const customer = this.customers.find(id);
    if (!customer) throw unknownCustomer();
    const days = daysThatCount(this.clock.now());
    const { inquiries, communications, followUps } = this.belongingsOf(customer.id);
    return {
      ...this.figuresOf(customer),
      otherEmails: this.customers
        .all()
        .filter(({ mergedInto }) => mergedInto === customer.id)
        .map(({ email }) => email)
        .sort(),
      sameCompany: this.customers
        .all()
        .filter(({ id: other, mergedInto }) => other !== customer.id && mergedInto === null)
        .filter(({ company }) => company !== '' && company.toLowerCase() === customer.company.toLowerCase())
        .map(({ id: other, name }) => ({ id: other, name }))
        .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
        .slice(0, MOST_OF_A_COMPANY),
      counts: {
        inquiries: inquiries.length,
        communications: communications.length,
        followUps: followUps.length,
        pendingFollowUps: followUps.filter(({ status }) => status === 'pending').length,
      },
      inquiries: newestFirst(inquiries, ({ createdAt }) => createdAt).map(inquiryDetails),
      communications: newestFirst(communications, ({ createdAt }) => createdAt).map((communication) =>
        this.referring(communication),
      ),
      followUps: newestFirst(followUps, ({ scheduledAt }) => scheduledAt).map((followUp) =>
        followUpDetails(this.followUps.named(followUp), days),
      ),
    };
  }

  async communicationsAbout(inquiryId: string, page: PageWanted): Promise<Page<CommunicationDetails>> {
    const about = this.communications.stored.filter((communication) => communication.inquiryId === inquiryId);
    const listed = about.map((communication) => this.referring(communication));
    return pageInMemory(listed, COMMUNICATION_ORDER, ({ createdAt, id }) => [momentKey(createdAt), id], page);
  }

  async countActive(at?: Date): Promise<number> {
    const days = daysThatCount(at ?? this.clock.now());
    const histories = this.customers
      .all()
      .filter(({ mergedInto }) => mergedInto === null)
      .map((customer) => ({ ...customer, ...this.belongingsOf(customer.id) }))
      .map((history) => (at ? asOf(history, at) : history));
    return histories.filter((history) => history && standingOf(history, days).status !== 'inactive').length;
  }

  private figuresOf(customer: Customer): CustomerFigures {
    const belongings = this.belongingsOf(customer.id);
    const lifetimeValue = lifetimeValueOf(belongings.inquiries).toString();
    const standing = standingOf({ ...customer, ...belongings }, daysThatCount(this.clock.now()));
    return {
      id: customer.id,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      company: customer.company,
      lifetimeValue,
      valueTier: valueTierOf(lifetimeValue),
      lastOrderDate: standing.lastOrderAt,
      lastCommunication: standing.lastCommunicationAt,
      lastActivity: standing.lastActivityAt,
      status: standing.status,
      version: customer.version,
      createdAt: customer.createdAt,
    };
  }

  private referring(communication: Communication): CommunicationDetails {
    const inquiry = this.inquiries.stored.find(({ id }) => id === communication.inquiryId);
    return { ...communication, inquiryReference: inquiry?.reference ?? null };
  }

  private belongingsOf(customerId: string) {
    const isTheirs = (belonging: { customerId: string }) => belonging.customerId === customerId;
    return {
      inquiries: this.inquiries.stored.filter(isTheirs),
      communications: this.communications.stored.filter(isTheirs),
      followUps: this.followUps.stored.filter(isTheirs),
    };
  }
}

const NEVER = new Date(0);
const KEYS: Record<CustomerSortField, (customer: CustomerFigures) => string> = {
  lastActivity: ({ lastActivity }) => momentKey(lastActivity),
  lifetimeValue: ({ lifetimeValue }) => lifetimeValue,
  lastOrderDate: ({ lastOrderDate }) => momentKey(lastOrderDate ?? NEVER),
  lastCommunication: ({ lastCommunication }) => momentKey(lastCommunication ?? NEVER),
  name: ({ name }) => name.toLowerCase().slice(0, 64),
};

function newestFirst<Item extends { id: string }>(items: Item[], at: (item: Item) => Date): Item[] {
  return items
    .toSorted((a, b) => at(b).getTime() - at(a).getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, MOST_WITH_DETAILS);
}

function inquiryDetails({ id, reference, acceptedAt, value, createdAt }: StoredInquiry): CustomerInquiry {
  return {
    id,
    reference,
    status: acceptedAt ? 'accepted' : 'new',
    isSampleRequest: false,
    quantity: 100,
    totalCost: value.toString(),
    acceptedAt,
    createdAt,
  };
}
