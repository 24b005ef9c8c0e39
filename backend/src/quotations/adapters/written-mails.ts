import type { RevisionState } from '@tiraz/contracts/quotation';
import {
  acceptanceCode,
  customerAnswered,
  quotationAccepted,
  quotationDeclined,
  quotationExpiring,
  quotationSent,
  type Letter,
  type MailKind,
  type Mails,
  type NewMail,
  type TimedKind,
} from '../../notifications/index.js';
import { startOfDayNamed } from '../../shared/domain/cairo.js';
import type { MailPreview } from '../application/mail-preview.js';
import { QuotationMails, type AskedChange, type SentRevision } from '../application/neighbours.js';
import { CODE_MINUTES } from '../domain/acceptance-code.js';
import { sumsOf } from '../domain/offer.js';
import type { Sending } from '../domain/revision.js';
import { answerReceivers, type AnsweringStaff } from './answer-receivers.js';

type QuotedRevision = Parameters<typeof quotationSent>[0];
type Answered = Pick<Parameters<typeof customerAnswered>[0], 'answer' | 'reason'> & {
  message?: string;
  files?: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export class WrittenQuotationMails extends QuotationMails {
  constructor(
    private readonly mails: Mails,
    private readonly staff: AnsweringStaff,
  ) {
    super();
  }

  /** With the PDF in the customer's language. */
  sent(about: SentRevision): Promise<void> {
    const { reference } = about.inquiry;
    const { number, documents } = about.revision;
    const { language } = sendingOf(about);
    const file = documents?.[language];
    const attachments = file
      ? [{ documentKey: file.key, fileName: `${reference}-R${number}.${language}.pdf` }]
      : [];
    return this.toCustomer(about, { kind: 'quotation-sent' }, quotationSent(quotedOf(about)), {
      attachments,
    });
  }

  isSent(about: SentRevision): Promise<boolean> {
    return this.mails.isWritten(keyOf(about, 'quotation-sent'));
  }

  preview(about: SentRevision): MailPreview {
    const { name, email, language } = sendingOf(about);
    const letter = this.mails.preview(quotationSent(quotedOf(about)), language, about.inquiry.id);
    return { to: { name, email }, language, ...letter };
  }

  /** What it says of the last day, such as "tomorrow", is true on this day alone. */
  expiring(about: SentRevision, day: string): Promise<void> {
    const sendBefore = startOfDayNamed(day, 1);
    if (!sendBefore) throw new Error(`${day} is no day`);
    const letter = quotationExpiring({
      ...quotedOf(about),
      when: whenFrom(day, about.revision.offer.validThrough),
    });
    return this.toCustomer(about, { kind: 'quotation-expiring', sendBefore }, letter, { which: `:${day}` });
  }

  async accepted(about: SentRevision, acceptance: string): Promise<void> {
    await this.toCustomer(about, { kind: 'quotation-accepted' }, quotationAccepted(quotedOf(about)), {
      which: `:${acceptance}`,
    });
    await this.toStaff(about, { answer: 'accepted' }, `accepted:${acceptance}`);
  }

  async declined(about: SentRevision): Promise<void> {
    const { reason, note = '' } = about.revision.decline ?? {};
    await this.toCustomer(about, { kind: 'quotation-declined' }, quotationDeclined(quotedOf(about)));
    await this.toStaff(about, { answer: 'declined', reason, message: note }, 'declined');
  }

  changeAsked(about: SentRevision, { text, files, request }: AskedChange): Promise<void> {
    return this.toStaff(about, { answer: 'change', message: text, files }, `change:${request}`);
  }

  async code(about: SentRevision, code: string, at: Date): Promise<void> {
    const { customerName, language, reference } = quotedOf(about);
    const sendBefore = new Date(at.getTime() + CODE_MINUTES * 60_000);
    const letter = acceptanceCode({ language, reference, customerName, code, until: sendBefore });
    await this.toCustomer(about, { kind: 'acceptance-code', sendBefore }, letter, {
      which: `:${at.getTime()}`,
    });
  }

  private toCustomer(
    about: SentRevision,
    timed: TimedKind,
    letter: Letter,
    { which = '', ...more }: { which?: string } & Pick<NewMail, 'attachments'> = {},
  ): Promise<void> {
    const { name, email, language } = sendingOf(about);
    const key = `${keyOf(about, timed.kind)}${which}`;
    const to = { name, email };
    return this.mails.write({ key, ...timed, to, language, ...aboutInquiry(about), ...letter, ...more });
  }

  private async toStaff(
    about: SentRevision,
    { message = '', files = 0, ...answered }: Answered,
    which: string,
  ): Promise<void> {
    const { name: customerName, by } = sendingOf(about);
    const { reference, ownerId } = about.inquiry;
    const revision = about.revision.number;
    const kind = 'customer-answered';
    const receivers = await answerReceivers(this.staff, by.id, ownerId);
    for (const [at, { email, language }] of receivers.entries()) {
      const letter = customerAnswered({
        ...{ language, reference, customerName },
        ...{ revision, message, files, ...answered },
      });
      const key = `${keyOf(about, kind)}:${which}${at > 0 ? `:${at + 1}` : ''}`;
      const to = { name: '', email };
      await this.mails.write({ key, kind, to, language, ...aboutInquiry(about), ...letter });
    }
  }
}

function whenFrom(today: string, lastDay: string): 'today' | 'tomorrow' | 'later' {
  const days = (Date.parse(lastDay) - Date.parse(today)) / DAY_MS;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

function quotedOf(about: SentRevision): QuotedRevision {
  const { revision, inquiry } = about;
  const { name: customerName, language } = sendingOf(about);
  const { validThrough } = revision.offer;
  const total = String(sumsOf(revision.offer).total);
  return {
    language,
    reference: inquiry.reference,
    customerName,
    revision: revision.number,
    total,
    validThrough,
  };
}

function sendingOf({ revision: { sending } }: SentRevision): Sending {
  if (!sending) throw new Error('a mail about a draft');
  return sending;
}

/** What mails of a kind say of their revision, which it may be no longer; of the others what they tell has happened. */
const SAYS = {
  'quotation-sent': 'sent',
  'quotation-expiring': 'sent',
  'acceptance-code': 'sent',
  'quotation-accepted': 'accepted',
} as const satisfies Partial<Record<MailKind, RevisionState>>;

/** @returns undefined for a key of a mail that stays true, or is about something else */
export function revisionInKey(key: string) {
  const [kind = '', inquiryId = '', number = '', which] = key.split(':');
  const says = (SAYS as Partial<Record<string, 'sent' | 'accepted'>>)[kind];
  const codeSentAt = kind === 'acceptance-code' ? Number(which) : undefined;
  return says && { key, inquiryId, number: Number(number.slice(1)), says, codeSentAt };
}

function keyOf({ inquiry, revision }: SentRevision, kind: MailKind): string {
  return `${kind}:${inquiry.id}:R${revision.number}`;
}

function aboutInquiry({ inquiry: { id: inquiryId, reference } }: SentRevision) {
  return { about: { inquiryId, reference } };
}
