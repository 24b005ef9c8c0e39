import type { Language } from '@tiraz/contracts/language';
import { IMPORT_VAT, isCredit } from '@tiraz/contracts/quotation';
import { formatMoney, taxLabel, toLocalFigures } from '@tiraz/locale/figures';
import { localised } from '@tiraz/locale/localised';
import { texts } from '@tiraz/messages/backend/quotation';
import type { CustomerLinks } from '../../customer-links/index.js';
import type { Catalogue } from '../../catalogue/index.js';
import {
  addresseeOf,
  dressedGarment,
  type DocumentRequest,
  type Documents,
  type QuotationDocument,
  type Seller,
} from '../../documents/index.js';
import { sellersIn, type Settings } from '../../settings/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import { QuotationDocuments, type SentRevision } from '../application/neighbours.js';
import { sumsOf, type Instalment, type Line, type Offer, type Sums } from '../domain/offer.js';
import type { DocumentRef, Revision } from '../domain/revision.js';

/** Has Documents print a revision in each language, in the words and sums that it was sent with. */
export class PrintedQuotationDocuments extends QuotationDocuments {
  constructor(
    private readonly documents: Pick<Documents, 'find' | 'make' | 'read' | 'print' | 'draw'>,
    private readonly links: Pick<CustomerLinks, 'issue'>,
    private readonly settings: Pick<Settings, 'read' | 'logo'>,
    private readonly catalogue: Pick<Catalogue, 'silhouetteOf'>,
  ) {
    super();
  }

  async make(sent: SentRevision): Promise<Readonly<Record<Language, DocumentRef>>> {
    const sellers = await sellersIn(this.settings);
    const [en, ar] = [await this.one(sent, 'en', sellers), await this.one(sent, 'ar', sellers)];
    return { en, ar };
  }

  async copy(sent: SentRevision, language: Language): Promise<Uint8Array> {
    const made = await this.documents.find(copyOf(keyOf(sent, language)));
    if (made) return this.documents.read(made.key);
    // An earlier release sent it, and printed nothing without the link.
    const key = `a copy of ${sent.inquiry.reference}`;
    const data = this.dataOf(sent, language, await sellersIn(this.settings));
    return this.documents.print({ key, template: 'quotation', language, data });
  }

  async preview(draft: SentRevision, language: Language): Promise<Uint8Array> {
    return this.documents.print(await this.drafted(draft, language));
  }

  async pages(draft: SentRevision, language: Language): Promise<Uint8Array> {
    return this.documents.draw(await this.drafted(draft, language));
  }

  private async drafted(draft: SentRevision, language: Language): Promise<DocumentRequest> {
    const key = `the draft of ${draft.inquiry.reference}`;
    const data = { ...this.dataOf(draft, language, await sellersIn(this.settings)), isDraft: true };
    return { key, template: 'quotation', language, data };
  }

  private async one(
    sent: SentRevision,
    language: Language,
    sellers: Readonly<Record<Language, Seller>>,
  ): Promise<DocumentRef> {
    const key = keyOf(sent, language);
    const made = (await this.documents.find(key)) ?? (await this.print(sent, key, language, sellers));
    const { sha256, bytes } = made;
    return { key, sha256, bytes };
  }

  private async print(
    sent: SentRevision,
    key: string,
    language: Language,
    sellers: Readonly<Record<Language, Seller>>,
  ) {
    const { inquiry, revision } = sent;
    const data = this.dataOf(sent, language, sellers);
    await this.documents.make({ key: copyOf(key), template: 'quotation', language, data });
    const { email = '' } = revision.sending ?? {};
    const link = await this.links.issue(inquiry.id, email, language);
    return this.documents.make({ key, template: 'quotation', language, data: { ...data, link } });
  }

  private dataOf(
    { inquiry, revision }: SentRevision,
    language: Language,
    sellers: Readonly<Record<Language, Seller>>,
  ): QuotationDocument {
    const { configuration } = inquiry;
    const silhouette = this.catalogue.silhouetteOf(configuration.productType.id);
    return {
      reference: inquiry.reference,
      seller: sellers[language],
      customer: addresseeOf(inquiry),
      garment: dressedGarment(configuration, silhouette, (thing) => localised(thing, 'name', language).text),
      ...printedRevision(revision, language),
    };
  }
}

function keyOf({ quotation, revision }: SentRevision, language: Language): string {
  return `quotations/${quotation.state.id}/R${revision.number}.${language}`;
}

/** Of the same document without the link. */
function copyOf(key: string): string {
  return `${key}.copy`;
}

/** What a document says of a revision. */
function printedRevision(
  { number, sending, offer }: Revision,
  language: Language,
): Omit<QuotationDocument, 'reference' | 'seller' | 'customer' | 'garment' | 'link'> {
  const sums = sumsOf(offer);
  const { incoterm, place, indicative, validThrough, tax, termsEn, termsAr } = offer;
  return {
    revision: number,
    issuedOn: dayInCairo(sending?.at ?? new Date(0)),
    validThrough,
    ...printedLines(offer, sums, language),
    tax: {
      label: taxLabel(
        { taxLabelEn: tax.labelEn, taxLabelAr: tax.labelAr, taxBasisPoints: tax.basisPoints },
        language,
      ),
      amount: sums.tax.piastres,
    },
    total: sums.total.piastres,
    instalments: sums.instalments.map((instalment) => ({
      percentBasisPoints: instalment.basisPoints,
      due: dueIn(instalment, language),
      amount: instalment.amount.piastres,
    })),
    ...(incoterm && { delivery: { incoterm, place } }),
    ...(indicative && sums.indicative && { indicative: { ...indicative, amount: String(sums.indicative) } }),
    notes: importNote(offer, sums, language),
    terms: (language === 'ar' ? termsAr || termsEn : termsEn || termsAr) || '',
  };
}

/** What is taken off stands below what it is taken off from. */
function printedLines(offer: Offer, { lines, subtotal, percentage }: Sums, language: Language) {
  const printed = (credits: boolean) =>
    lines
      .filter((line) => isCredit(line) === credits)
      .map((line) => ({
        text: textIn(line, language),
        quantity: line.quantity,
        unit: line.unitPrice.piastres,
        amount: line.amount.piastres,
      }));
  const percent = { percentBasisPoints: offer.discountBasisPoints };
  return {
    lines: printed(false),
    subtotal: subtotal.piastres,
    credits: printed(true),
    ...(offer.discountBasisPoints > 0 && { discount: { ...percent, amount: percentage.piastres } }),
  };
}

function textIn({ textEn, textAr }: Line, language: Language): string {
  return language === 'ar' ? textAr || textEn : textEn || textAr;
}

function dueIn({ due, days }: Instalment, language: Language): string {
  const { [language]: t } = texts;
  return due === 'days_after' ? t.daysAfter(days) : t.due[due];
}

function importNote({ importCountry }: Offer, { importVat }: Sums, language: Language): string[] {
  if (!importCountry || !importVat) return [];
  const { [language]: t } = texts;
  const percent = toLocalFigures(`${IMPORT_VAT[importCountry] / 100}%`, language);
  return [
    t.importVat({
      country: t.country[importCountry],
      percent,
      amount: formatMoney(String(importVat), language),
    }),
  ];
}
