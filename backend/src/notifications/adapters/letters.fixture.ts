import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import type { PricedConfiguration } from '../../pricing/index.js';
import { Money } from '../../shared/domain/money.js';
import { MAIL_KINDS } from '../domain/mail.js';
import {
  acceptanceCode,
  customerAnswered,
  dailyDigest,
  inquiryReceived,
  quotationAccepted,
  quotationDeclined,
  quotationExpiring,
  quotationSent,
  staffInvited,
  type Letter,
  type MailKind,
} from '../index.js';

/** Bidi overrides, emoji, line ends, markup, a lone surrogate, and a word of 300 letters. */
export const HOSTILE_NAMES = [
  '\u202eevil\u202c \u2067',
  '👩🏽‍🏭🧵 نورا',
  'Layla\r\nBcc: victim@example.com',
  '</td><script>alert(1)</script><a href="https://evil.example">&amp;"\'',
  'ط'.repeat(300),
  '\ud800 王小明 A" <evil@x.example>,',
];

const item = (name: string) => ({ id: 'id', name, nameAr: `${name} بالعربية` });

export function embroideredShirts(name: string): PricedConfiguration {
  const price = Money.parse('145.00');
  const totalCost = Money.parse('14500.00');
  return {
    schemaVersion: 1,
    productType: { ...item(name), basePrice: price },
    fabric: { ...item('Jersey 100%'), costMultiplier: Money.ZERO },
    fit: { ...item('Slim'), priceModifier: Money.ZERO },
    finishingQuality: { ...item('Standard'), priceModifier: Money.ZERO },
    prints: [{ ...item('Screen print'), setupCost: Money.ZERO, perItemCost: Money.ZERO, colors: 3 }],
    colors: ['navy'],
    swatches: [{ ...item('Navy'), hex: '#000080' }],
    lines: [{ pieces: 100 }],
    quantity: 100,
    quote: {
      lines: [{ kind: 'base', amount: totalCost }],
      totalCost,
      pricePerItem: price,
      sampleCost: Money.parse('1000.00'),
      isSample: false,
      range: { totalCostUpTo: totalCost, pricePerItemUpTo: price },
    },
  };
}

/** Every kind of mail, with this name in it wherever somebody typed something. */
export function letterOf(kind: MailKind, language: Language, name = 'Layla'): Letter {
  const about = { language, reference: 'TRZ-2026-000123', customerName: name };
  const quoted = { ...about, revision: 2, total: '25878.00', validThrough: '2026-12-06' };
  switch (kind) {
    case 'inquiry-received':
      return inquiryReceived({
        ...about,
        isSampleRequest: false,
        configuration: embroideredShirts('Shirt & <b>"polo"</b>'),
        totalCost: '14500.00',
        pricePerItem: '145.00',
        answerBy: new Date('2026-11-22T10:00:00Z'),
        sizes: [{ label: 'Sizes', value: 'S: 40, M: 60' }],
      });
    case 'quotation-sent':
      return quotationSent(quoted);
    case 'quotation-expiring':
      return quotationExpiring({ ...quoted, when: 'tomorrow' });
    case 'quotation-accepted':
      return quotationAccepted(quoted);
    case 'quotation-declined':
      return quotationDeclined(quoted);
    case 'acceptance-code':
      return acceptanceCode({ ...about, code: '042137', until: new Date('2026-11-22T08:10:00Z') });
    case 'staff-invited':
      return staffInvited({ language, until: new Date('2026-11-24T08:00:00Z') });
    case 'daily-digest':
      return digestOf(language, name);
    case 'customer-answered':
      return customerAnswered({ ...about, revision: 2, answer: 'change', message: name, files: 2 });
  }
}

function digestOf(language: Language, name: string): Letter {
  const about = { id: 'id', reference: 'TRZ-2026-000123', customerName: name };
  const createdAt = new Date('2026-11-19T14:00:00Z');
  return dailyDigest({
    ...{ language, reader: { id: 'mona', name }, day: '2026-11-22' },
    inquiries: { total: 7, breached: 1, items: [{ ...about, createdAt, state: 'breached' }] },
    followUps: {
      ...{ overdue: 1, dueToday: 2 },
      items: [
        { customerId: 'id', customerName: name, subject: name, scheduledDate: createdAt, isOverdue: true },
      ],
    },
    quotations: { total: 1, items: [{ ...about, inquiryId: 'id', number: 2, validThrough: '2026-11-24' }] },
    own: { total: 11, items: [{ ...about, createdAt }] },
  });
}

export const EVERY_LETTER = MAIL_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);
