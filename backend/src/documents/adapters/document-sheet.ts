import type { Language } from '@tiraz/contracts/language';
import { formatDate } from '@tiraz/locale/date';
import { formatFigure, formatMoney, formatNumber, toLocalFigures } from '@tiraz/locale/figures';
import { texts } from '@tiraz/messages/backend/documents';
import { renderSVG } from 'uqr';
import type { DocumentRequest } from '../application/documents.js';
import type { InquiryDocument, QuotationDocument } from '../domain/document-data.js';
import { LINE_END } from '../domain/printable-text.js';
import { garmentSvg } from './garment-svg.js';
import type { Fact, Sheet } from './sheet.js';

const ISOLATED = ['\u2068', '\u2069'] as const;
const LEFT_TO_RIGHT = ['\u2066', '\u2069'] as const;

/** What was typed keeps its own direction, line by line, whatever stands around it. */
const typed = (text: string) =>
  text
    .split(LINE_END)
    .map((line) => within(ISOLATED, line))
    .join('\n');
/** Telephone numbers, addresses, codes. */
const latin = (text: string) => within(LEFT_TO_RIGHT, text);
const within = ([start, end]: typeof ISOLATED | typeof LEFT_TO_RIGHT, text: string) =>
  text === '' ? '' : `${start}${text}${end}`;
const present = (...texts: string[]) => texts.filter((text) => text !== '');

/**
 * A document's data in words and figures, in the order of the page.
 *
 * @param logo as it is printed
 */
export function sheetOf(request: DocumentRequest, logo?: Uint8Array): Sheet {
  const words = new Words(request.language);
  const sheet =
    request.template === 'quotation'
      ? quotationSheet(request.data, words)
      : inquirySheet(request.data, words);
  return logo ? { ...sheet, seller: { ...sheet.seller, logo: [...logo] } } : sheet;
}

class Words {
  readonly texts: (typeof texts)[Language];

  constructor(readonly language: Language) {
    this.texts = texts[language];
  }

  day(day: string): string {
    return formatDate(`${day}T12:00:00Z`, this.language);
  }

  /** Pounds with their symbol. */
  money(piastres: bigint): string {
    return formatMoney(decimalOf(piastres), this.language);
  }

  /** Below a heading that names the currency. */
  figure(piastres: bigint): string {
    const figure = formatFigure(decimalOf(piastres < 0n ? -piastres : piastres), this.language);
    return piastres < 0n ? this.less(figure) : figure;
  }

  /** The sign stands before the figure, as one reads. */
  less(figure: string): string {
    return this.language === 'ar' ? `\u2067−${figure}\u2069` : `−${figure}`;
  }

  times(quantity: number, unit: bigint): string {
    return within(ISOLATED, `${formatNumber(quantity, this.language)} × ${this.figure(unit)}`);
  }

  percent(basisPoints: number): string {
    const percent = `${basisPoints / 100}%`;
    return latin(toLocalFigures(percent, this.language));
  }

  /** A decimal of another currency, with as many decimals as it has. */
  decimal(decimal: string): string {
    const [whole = '', fraction = ''] = decimal.split('.');
    const grouped = formatNumber(Number(whole), this.language);
    return fraction === '' ? grouped : toLocalFigures(`${grouped}.${fraction}`, this.language);
  }
}

function decimalOf(piastres: bigint): `${number}` {
  const [sign, digits] = piastres < 0n ? ['-', -piastres] : ['', piastres];
  const padded = digits.toString().padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}` as `${number}`;
}

function quotationSheet(data: QuotationDocument, words: Words): Sheet {
  const { texts: t, language } = words;
  const sums: (Fact | undefined)[] = [
    { label: t.subtotal, value: words.figure(data.subtotal) },
    ...data.credits.map(({ text, quantity, unit, amount }) => ({
      label: quantity === 1 ? typed(text) : `${typed(text)} ${words.times(quantity, unit)}`,
      value: words.figure(-amount),
    })),
    data.discount && {
      label: t.discount(words.percent(data.discount.percentBasisPoints)),
      value: words.figure(-data.discount.amount),
    },
    { label: data.tax.label, value: words.figure(data.tax.amount) },
    { label: t.total, value: words.money(data.total), strong: true },
  ];
  const facts: (Fact | undefined)[] = [
    { label: t.issued, value: words.day(data.issuedOn) },
    { label: t.validThrough, value: words.day(data.validThrough), strong: true },
    data.delivery && {
      label: t.delivery,
      value: t.incoterm({ incoterm: latin(data.delivery.incoterm), place: typed(data.delivery.place) }),
    },
  ];
  return {
    ...common(data, words, data.issuedOn),
    title: t.quotation,
    subtitle: (data.isDraft ? t.draft : t.revision)(formatNumber(data.revision, language)),
    customer: addressee(data, t.for),
    facts: facts.filter((fact) => fact !== undefined),
    total: { label: t.total, amount: words.money(data.total), asides: indicative(data, words) },
    items: {
      heads: t.heads,
      rows: data.lines.map(({ text, detail = '', quantity, unit, amount }, index) => ({
        number: formatNumber(index + 1, language),
        text: typed(text),
        detail: typed(detail),
        figures: [formatNumber(quantity, language), words.figure(unit), words.figure(amount)],
      })),
    },
    sums: { rows: sums.filter((sum) => sum !== undefined) },
    instalments: {
      heading: t.instalments,
      rows: data.instalments.map(({ percentBasisPoints, due, amount }) => ({
        label: t.instalment({ percent: words.percent(percentBasisPoints), due: typed(due) }),
        value: words.figure(amount),
      })),
    },
    sections: [
      { heading: t.notes, paragraphs: data.notes.map(typed) },
      { heading: t.terms, paragraphs: paragraphsOf(data.terms) },
    ].filter(({ paragraphs }) => paragraphs.length > 0),
    ...linkTo(data.link, t.quotationLink, t.code),
  };
}

function indicative({ indicative: other }: QuotationDocument, words: Words): string[] {
  if (!other) return [];
  const { texts: t } = words;
  const currency = latin(other.currency);
  return [
    t.indicative({ currency, amount: words.decimal(other.amount) }),
    t.indicativeRate({
      currency,
      rate: words.decimal(other.rate.replace(/(\.\d\d\d*?)0+$/, '$1')),
      day: words.day(other.day),
      source: typed(other.source),
    }),
  ];
}

function inquirySheet(data: InquiryDocument, words: Words): Sheet {
  const { texts: t } = words;
  return {
    ...common(data, words, data.sentOn),
    title: t.inquiry,
    subtitle: typed(data.kind),
    customer: addressee(data, t.from),
    facts: [{ label: t.sent, value: words.day(data.sentOn) }],
    total: {
      label: data.isEstimate ? t.estimate : t.total,
      amount: words.money(data.total),
      asides: data.isEstimate ? [t.estimateNote] : [],
    },
    choices: {
      heading: t.choices,
      rows: data.choices.map(({ label, value }) => ({ label: typed(label), value: typed(value) })),
    },
    sums: {
      heading: t.prices,
      rows: [
        ...data.priceLines.map(({ label, amount }) => ({ label: typed(label), value: words.figure(amount) })),
        ...(data.isEstimate ? [{ label: t.estimate, value: words.money(data.total), strong: true }] : []),
      ],
    },
    sections: [{ heading: t.notes, paragraphs: data.notes.map(typed) }].filter(
      ({ paragraphs }) => paragraphs.length > 0,
    ),
    ...linkTo(data.link, t.inquiryLink, t.code),
  };
}

function common(
  { reference, seller, garment }: QuotationDocument | InquiryDocument,
  words: Words,
  day: string,
) {
  const { texts: t, language } = words;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const svg = garment && garmentSvg(garment);
  return {
    language,
    reference,
    date: [year, month, date] as const,
    currency: t.currency,
    author: seller.name,
    seller: {
      name: typed(seller.name),
      lines: present(
        typed(seller.address),
        seller.taxNumber && t.taxNumber(latin(seller.taxNumber)),
        latin(seller.phone),
        latin(seller.email),
      ),
    },
    ...(garment && svg ? { garment: { svg, title: garment.title } } : {}),
    swatches:
      garment?.swatches
        .filter(({ hex }) => /^#[\da-f]{6}$/i.test(hex))
        .map(({ name, hex }) => ({ name: typed(name), hex })) ?? [],
    page: { word: t.page, of: t.of },
  };
}

function addressee({ customer }: QuotationDocument | InquiryDocument, heading: string): Sheet['customer'] {
  const { name, company = '', phone = '', email = '' } = customer;
  return { heading, name: typed(name), lines: present(typed(company), latin(email), latin(phone)) };
}

function linkTo(address: string | undefined, call: string, title: string): Pick<Sheet, 'link'> {
  return address ? { link: { call, address, title, code: renderSVG(address, { border: 0 }) } } : {};
}

function paragraphsOf(text: string): string[] {
  return text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(typed);
}
