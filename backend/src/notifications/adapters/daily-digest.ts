import type { WaitingState } from '@tiraz/contracts/inquiry-status';
import type { Language } from '@tiraz/contracts/language';
import { formatDateTime, formatDay, formatWeekday } from '@tiraz/locale/date';
import { formatNumber } from '@tiraz/locale/figures';
import { texts } from '@tiraz/messages/mail/digest';
import { plainName, type Letter, type MailBlock, type MailRow } from '../domain/mail.js';
import { typed } from '../domain/rendered-mail.js';

interface Listed<Thing> {
  total: number;
  /** Not all of them. */
  items: readonly Thing[];
}

interface ListedInquiry {
  id: string;
  reference: string;
  customerName: string;
  createdAt: Date;
}

/** What waits for somebody on a morning; what they may not read is absent. */
interface Digest {
  language: Language;
  /** The name is empty where it is not known. */
  reader: { id: string; name: string };
  /** In Cairo, `2026-11-22`. */
  day: string;
  inquiries?: Listed<ListedInquiry & { state: WaitingState | null }> & { breached: number };
  followUps?: {
    overdue: number;
    dueToday: number;
    items: readonly {
      customerId: string;
      customerName: string;
      subject: string;
      scheduledDate: Date;
      isOverdue: boolean;
    }[];
  };
  quotations?: Listed<{
    inquiryId: string;
    reference: string;
    number: number;
    customerName: string;
    validThrough: string;
  }>;
  /** Open inquiries that are the reader's. */
  own?: Listed<ListedInquiry>;
}

interface Part {
  title: string;
  count: number;
  /** The count in words, for the subject. */
  words: string;
  note?: string;
  rows: readonly MailRow[];
  all: { path: string; label: string };
}

/** To staff: what waits this morning. What is empty is left out. */
export function dailyDigest(digest: Digest): Letter {
  const { language, reader, day } = digest;
  const { [language]: t } = texts;
  const parts = partsOf(digest).filter(({ count }) => count > 0);
  const noon = new Date(`${day}T10:00Z`);
  const greeted = plainName(reader.name);
  return {
    subject: t.subject({
      day: formatWeekday(noon, language),
      what: parts.map(({ words }) => words).join(language === 'ar' ? '، ' : ', '),
    }),
    blocks: [
      { kind: 'heading', text: t.heading(`${formatWeekday(noon, language)} ${formatDay(day, language)}`) },
      { kind: 'paragraph', text: greeted ? t.greeting(typed(greeted)) : t.greetingAlone },
      ...parts.flatMap(({ title, count, note, rows, all }): MailBlock[] => [
        { kind: 'heading', text: t.part({ title, number: count }) },
        ...(note === undefined ? [] : [{ kind: 'paragraph' as const, text: note }]),
        { kind: 'rows', rows },
        { kind: 'link', to: 'staff-area', ...all },
      ]),
      { kind: 'paragraph', text: t.switchOff },
      { kind: 'link', to: 'staff-area', path: '/account', label: t.account },
    ],
  };
}
const lineIn = (language: Language, text: string) =>
  `${language === 'ar' ? '\u2067' : '\u2066'}${text}\u2069`;

function partsOf({ language, reader, inquiries, followUps, quotations, own }: Digest): Part[] {
  const { [language]: t } = texts;
  const inquiryRow = ({ id, reference, customerName, createdAt }: ListedInquiry, more = ''): MailRow => [
    reference,
    lineIn(
      language,
      t.since({ name: typed(customerName), moment: formatDateTime(createdAt, language) }) + more,
    ),
    `/inquiries/${id}`,
  ];
  const parts: Part[] = [];
  if (inquiries) {
    const { total, breached, items } = inquiries;
    parts.push({
      title: t.inquiries,
      count: total,
      words: t.newInquiries(total),
      ...(breached > 0 && { note: t.late(breached) }),
      rows: items.map((one) => inquiryRow(one, one.state === 'breached' ? ` · ${t.isLate}` : '')),
      all: { path: '/inquiries?status=new&sort=createdAt', label: t.inquiriesAll },
    });
  }
  if (followUps) {
    const { overdue, dueToday, items } = followUps;
    const [late, today] = [formatNumber(overdue, language), formatNumber(dueToday, language)];
    parts.push({
      title: t.followUps,
      count: overdue + dueToday,
      words: t.followUpsDue(overdue + dueToday),
      ...(overdue > 0 && { note: t.overdueAndToday({ overdue: late, today }) }),
      rows: items.map(({ customerId, customerName, subject, scheduledDate, isOverdue }) => [
        customerName,
        lineIn(
          language,
          t.followUp({
            subject: typed(subject),
            when: isOverdue ? 'overdue' : 'today',
            moment: formatDateTime(scheduledDate, language),
          }),
        ),
        `/crm/customers/${customerId}`,
      ]),
      all: { path: '/crm/follow-ups?status=pending', label: t.followUpsAll },
    });
  }
  if (quotations) {
    const { total, items } = quotations;
    parts.push({
      title: t.quotations,
      count: total,
      words: t.expiring(total),
      rows: items.map(({ inquiryId, reference, number, customerName, validThrough }) => [
        reference,
        lineIn(
          language,
          t.quotation({
            ...{ name: typed(customerName), number: formatNumber(number, language) },
            day: formatDay(validThrough, language),
          }),
        ),
        `/inquiries/${inquiryId}`,
      ]),
      all: { path: '/inquiries?status=quoted', label: t.quotationsAll },
    });
  }
  if (own) {
    const { total, items } = own;
    parts.push({
      title: t.own,
      count: total,
      words: t.ownInquiries(total),
      rows: items.map((one) => inquiryRow(one)),
      all: { path: `/inquiries?owner=${reader.id}`, label: t.ownAll },
    });
  }
  return parts;
}
