import type { Language } from '@tiraz/contracts/language';
import type { DeclineReason } from '@tiraz/contracts/quotation';
import { formatDate, formatDateTime, formatDay, formatTime, formatWeekday } from '@tiraz/locale/date';
import { formatMoney, formatNumber } from '@tiraz/locale/figures';
import { localised } from '@tiraz/locale/localised';
import { texts as declineReasons } from '@tiraz/messages/inquiry/decline-reasons';
import { texts } from '@tiraz/messages/mail/letters';
import type { PricedConfiguration } from '../../pricing/index.js';
import { plainName, type Letter, type MailBlock, type MailRow } from '../domain/mail.js';
import { typed } from '../domain/rendered-mail.js';

interface About {
  language: Language;
  reference: string;
  customerName: string;
}

interface ReceivedInquiry extends About {
  isSampleRequest: boolean;
  configuration: PricedConfiguration;
  /** In words; none where they are said later. */
  sizes: readonly { label: string; value: string }[];
  /** EGP; of a sample request the sample's. */
  totalCost: string;
  pricePerItem: string;
  /** The moment by which we answer. */
  answerBy: Date;
}

interface AnsweredRevision extends About {
  revision: number;
  /** EGP. */
  total: string;
}

interface OpenRevision extends AnsweredRevision {
  /** A day in Cairo, `2026-12-06`. */
  validThrough: string;
}

/** To the customer: it has come in. */
export function inquiryReceived(inquiry: ReceivedInquiry): Letter {
  const { language, reference, isSampleRequest, configuration, answerBy } = inquiry;
  const { [language]: t } = texts;
  const { received } = t;
  const { productType, fabric, fit, finishingQuality, prints, swatches, quantity } = configuration;
  const nameOf = (thing: { name: string; nameAr: string }) => localised(thing, 'name', language).text;
  const listed = (names: string[]) => names.join(language === 'ar' ? '، ' : ', ');
  const money = (amount: string) => formatMoney(amount, language);
  const order: (readonly [string, string])[] = [
    [t.reference, reference],
    [received.product, nameOf(productType)],
    [received.fabric, nameOf(fabric)],
    [received.fit, nameOf(fit)],
    [received.finishing, nameOf(finishingQuality)],
    ...(swatches.length ? [[received.colors, listed(swatches.map(nameOf))] as const] : []),
    ...inquiry.sizes.map(({ label, value }) => [label, value] as const),
    ...prints.map(
      (print) => [received.print, received.printed({ print: nameOf(print), colors: print.colors })] as const,
    ),
    ...(isSampleRequest
      ? [[received.samplePrice, money(inquiry.totalCost)] as const]
      : ([
          [received.quantity, received.pieces(quantity)],
          [received.pricePerItem, money(inquiry.pricePerItem)],
          [received.total, money(inquiry.totalCost)],
        ] as const)),
  ];
  const timeOf = (moment: Date) => `${formatWeekday(moment, language)} ${formatTime(moment, language)}`;
  return {
    subject: received.subject({ reference, moment: timeOf(answerBy) }),
    blocks: [
      heading(received.heading),
      greeting(inquiry),
      paragraph(isSampleRequest ? received.sample : received.order),
      { kind: 'rows', rows: order },
      paragraph(received.estimate),
      paragraph(received.answer(`${timeOf(answerBy)} (${formatDate(answerBy, language)})`)),
      ...linked(received.link, language),
    ],
  };
}

/** To the customer: a revision was sent. */
export function quotationSent(open: OpenRevision): Letter {
  return aboutRevision(open, texts[open.language].sent, untilWhen(open));
}

/** To the customer: the validity ends soon. @param when it does */
export function quotationExpiring(open: OpenRevision & { when: 'today' | 'tomorrow' | 'later' }): Letter {
  const { language, when } = open;
  const { expiring } = texts[language];
  const day = formatDay(open.validThrough, language);
  return aboutRevision(
    open,
    {
      ...expiring,
      subject: ({ reference }) => expiring.subject({ reference, when, day }),
      heading: expiring.heading({ when, day }),
    },
    untilWhen(open),
  );
}

/** To the customer, who has accepted it. */
export function quotationAccepted(answered: AnsweredRevision): Letter {
  const { accepted } = texts[answered.language];
  return aboutRevision(answered, { ...accepted, subject: ({ reference }) => accepted.subject(reference) });
}

/** To the customer, who has declined it. */
export function quotationDeclined(answered: AnsweredRevision): Letter {
  const { declined } = texts[answered.language];
  return aboutRevision(answered, { ...declined, subject: ({ reference }) => declined.subject(reference) });
}

/** To the customer who is about to accept; staff do not see the code. */
export function acceptanceCode(asked: About & { code: string; until: Date }): Letter {
  const { [asked.language]: t } = texts;
  return {
    subject: t.code.subject(asked.reference),
    blocks: [
      heading(t.code.heading),
      greeting(asked),
      paragraph(t.code.text(formatTime(asked.until, asked.language))),
      { kind: 'code', text: asked.code },
      paragraph(t.code.notYou),
      paragraph(t.signature),
    ],
  };
}

/** To staff: what the customer has answered, or asked to be changed. */
export function customerAnswered(
  answered: About & {
    revision: number;
    answer: 'accepted' | 'declined' | 'change';
    /** Why it was declined. */
    reason?: DeclineReason;
    message: string;
    /** How many designs came along. */
    files: number;
  },
): Letter {
  const { language, reference, customerName: name, revision, answer, reason, message, files } = answered;
  const { [language]: t } = texts;
  const { [language]: reasons } = declineReasons;
  const said = t.answered[answer];
  return {
    subject: said({ reference, name }),
    blocks: [
      heading(said({ reference, name: typed(name) })),
      {
        kind: 'rows',
        rows: [
          [t.reference, reference],
          [t.customer, name],
          [t.revision, formatNumber(revision, language)],
          ...(reason ? [[t.answered.reason, reasons[reason]] as const] : []),
          ...(message.trim() ? [[t.answered.message, message] as const] : []),
          ...(files > 0 ? [[t.answered.designs, t.answered.files(files)] as const] : []),
        ],
      },
      { kind: 'link', to: 'inquiry', label: t.answered.link },
    ],
  };
}

/** To somebody who is to have an account. */
export function staffInvited({ language, until }: { language: Language; until: Date }): Letter {
  const { [language]: t } = texts;
  const { invited } = t;
  return {
    subject: invited.subject,
    blocks: [
      heading(invited.heading),
      paragraph(invited.text),
      { kind: 'link', to: 'invitation', label: invited.link },
      paragraph(invited.hint(formatDateTime(until, language))),
      paragraph(t.signature),
    ],
  };
}

interface Words {
  subject: (values: { reference: string; number: string }) => string;
  heading: string;
  text: string;
  link: string;
}

/** What has been answered is valid or not, whatever day it is. */
function untilWhen({ language, validThrough }: OpenRevision): MailRow[] {
  return [[texts[language].validThrough, formatDay(validThrough, language)]];
}

function aboutRevision(
  quoted: AnsweredRevision,
  { subject, heading: title, text, link }: Words,
  more: readonly MailRow[] = [],
): Letter {
  const { language, reference, revision, total } = quoted;
  const { [language]: t } = texts;
  return {
    subject: subject({ reference, number: formatNumber(revision, language) }),
    blocks: [
      heading(title),
      greeting(quoted),
      paragraph(text),
      {
        kind: 'rows',
        rows: [
          [t.reference, reference],
          [t.revision, formatNumber(revision, language)],
          [t.amount, formatMoney(total, language)],
          ...more,
        ],
      },
      ...linked(link, language),
    ],
  };
}

/** Anybody can have a mail sent to anybody: it repeats no name that is an advertisement. */
function greeting({ language, customerName }: About): MailBlock {
  const { [language]: t } = texts;
  const name = plainName(customerName);
  return paragraph(name ? t.greeting(typed(name)) : t.greetingAlone);
}

function linked(label: string, language: Language): MailBlock[] {
  const { [language]: t } = texts;
  return [{ kind: 'link', to: 'request', label }, paragraph(t.pageHint), paragraph(t.signature)];
}

const heading = (text: string): MailBlock => ({ kind: 'heading', text });
const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
