import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';

interface ModelledInquiry {
  id: string;
  person: Person;
  piastres: number;
  status: InquiryStatus;
  createdAt: Date;
  movedAt: Date;
  acceptedAt?: Date | undefined;
  /** How it stood before its latest change; absent when there is none to take back. */
  former?: Pick<ModelledInquiry, 'status' | 'movedAt' | 'acceptedAt'> | undefined;
}

/** Everybody who turned out to be one; the first address is the one that stays. */
interface Person {
  emails: string[];
  firstSeen: Date;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
const dayOf = (instant: Date) => days.format(instant);
const dayNumber = (instant: Date) => Date.parse(dayOf(instant)) / 86_400_000;
const pounds = (piastres: number) => (piastres / 100).toFixed(2);

/** What the figures should be, said with lists and loops instead of SQL. */
export class FiguresModel {
  readonly inquiries: ModelledInquiry[] = [];
  private persons: Person[] = [];
  private hadRejection = false;
  private hadMerge = false;
  private hadUndo = false;
  private hadInactive = false;

  /** The addresses that customers are listed under. */
  get people(): string[] {
    return this.persons.map(({ emails }) => emails[0]!);
  }

  submitted(email: string, id: string, piastres: number, at: Date): void {
    let person = this.persons.find(({ emails }) => emails.includes(email));
    if (!person) this.persons.push((person = { emails: [email], firstSeen: at }));
    this.inquiries.push({ id, person, piastres, status: 'new', createdAt: at, movedAt: at });
  }

  moved(id: string, to: InquiryStatus, at: Date): void {
    const inquiry = this.inquiries.find((one) => one.id === id)!;
    const { status, movedAt, acceptedAt } = inquiry;
    inquiry.former = { status, movedAt, acceptedAt };
    if (to === 'rejected' && acceptedAt) this.hadRejection = true;
    if (to === 'accepted') inquiry.acceptedAt = at;
    else if (to !== 'closed') inquiry.acceptedAt = undefined;
    inquiry.status = to;
    inquiry.movedAt = at;
  }

  undone(id: string): void {
    const inquiry = this.inquiries.find((one) => one.id === id)!;
    if (inquiry.former?.acceptedAt) this.hadUndo = true;
    Object.assign(inquiry, inquiry.former, { former: undefined });
  }

  merged(stays: string, goes: string): void {
    const [one, two] = [stays, goes].map((email) =>
      this.persons.find(({ emails }) => emails[0] === email),
    ) as [Person, Person];
    one.emails.push(...two.emails);
    if (two.firstSeen < one.firstSeen) one.firstSeen = two.firstSeen;
    for (const inquiry of this.inquiries) if (inquiry.person === two) inquiry.person = one;
    this.persons = this.persons.filter((person) => person !== two);
    this.hadMerge = true;
  }

  /** Lifetime value, last order and status, by address. */
  customers(now: Date): Map<string, { lifetimeValue: string; lastOrderDate: Date | null; status: string }> {
    return new Map(
      this.persons.map((person) => {
        const accepted = this.of(person).filter(({ acceptedAt }) => acceptedAt);
        const times = accepted.map(({ acceptedAt }) => acceptedAt!.getTime());
        const isActive = this.isActive(person, now);
        if (!isActive) this.hadInactive = true;
        return [
          person.emails[0]!,
          {
            lifetimeValue: pounds(accepted.reduce((sum, { piastres }) => sum + piastres, 0)),
            lastOrderDate: times.length > 0 ? new Date(Math.max(...times)) : null,
            status: isActive ? 'active' : 'inactive',
          },
        ];
      }),
    );
  }

  stats(now: Date) {
    const accepted = this.inquiries.filter(({ acceptedAt }) => acceptedAt);
    const monthOf = (instant: Date) => dayOf(instant).slice(0, 7);
    const month = monthOf(now);
    const monthly = Array.from({ length: 12 }, (_, place) => {
      const [year, number] = month.split('-').map(Number) as [number, number];
      const name = new Date(Date.UTC(year, number - 1 - (11 - place), 1)).toISOString().slice(0, 7);
      const orders = accepted.filter(({ acceptedAt }) => monthOf(acceptedAt!) === name);
      return {
        month: name,
        inquiries: this.inquiries.filter(({ createdAt }) => monthOf(createdAt) === name).length,
        acceptedOrders: orders.length,
        revenue: pounds(orders.reduce((sum, { piastres }) => sum + piastres, 0)),
      };
    });
    const all = this.inquiries.length;
    return {
      totalInquiries: all,
      monthlyRevenue: monthly[11]!.revenue,
      activeCustomers: this.persons.filter((person) => this.isActive(person, now)).length,
      conversionRate: all === 0 ? 0 : Math.round((accepted.length * 1000) / all) / 10,
      monthly,
    };
  }

  /** Whether the operations so far have led to everything that can be counted wrongly. */
  get hasSeenEverything(): boolean {
    return this.hadRejection && this.hadMerge && this.hadInactive && this.hadUndo;
  }

  private of(person: Person): ModelledInquiry[] {
    return this.inquiries.filter((inquiry) => inquiry.person === person);
  }

  private isActive(person: Person, now: Date): boolean {
    const happened = [person.firstSeen, ...this.of(person).flatMap((one) => [one.createdAt, one.movedAt])];
    const latest = Math.max(...happened.map(dayNumber));
    return dayNumber(now) - latest < 180;
  }
}
