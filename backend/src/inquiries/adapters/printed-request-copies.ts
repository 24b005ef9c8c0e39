import type { Language } from '@tiraz/contracts/language';
import { formatMoney } from '@tiraz/locale/figures';
import { localised } from '@tiraz/locale/localised';
import { texts } from '@tiraz/messages/storefront/request';
import type { InquiryArtwork } from '../../artwork/index.js';
import type { CustomerLinks } from '../../customer-links/index.js';
import { addresseeOf, dressedGarment, type Documents, type InquiryDocument } from '../../documents/index.js';
import { BREAKDOWN_FIELDS } from '../../pricing/index.js';
import { sellersIn, type Settings } from '../../settings/index.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { OpenedRequest } from '../application/open-requests.js';
import { seenValue } from '../application/shown-inquiry.js';
import { designsInWords } from './design-words.js';
import { sizesInWords } from './size-words.js';

/** Has Documents print a request, with the link by which it was asked for, in the words of its page; keeps nothing. */
export class PrintedRequestCopies {
  constructor(
    private readonly documents: Pick<Documents, 'print'>,
    private readonly links: Pick<CustomerLinks, 'addressOf'>,
    private readonly settings: Pick<Settings, 'read' | 'logo'>,
    private readonly artwork: Pick<InquiryArtwork, 'list'>,
  ) {}

  async of(request: OpenedRequest, token: string, language: Language): Promise<Uint8Array> {
    const { id, reference } = request.inquiry;
    const designs = designsInWords(await this.artwork.list(id), language);
    const link = this.links.addressOf(token, language);
    const { [language]: seller } = await sellersIn(this.settings);
    const data = { seller, ...printed(request, designs, language), link };
    return this.documents.print({ key: `the copy of ${reference}`, template: 'inquiry', language, data });
  }
}

type Choices = InquiryDocument['choices'];

function printed(
  { inquiry, silhouette }: OpenedRequest,
  designs: Choices,
  language: Language,
): Omit<InquiryDocument, 'seller' | 'link'> {
  const { [language]: t } = texts;
  const { configuration, isSampleRequest, reference, createdAt, message } = inquiry;
  const nameOf = (thing: { name: string; nameAr: string }) => localised(thing, 'name', language).text;
  const { productType, fabric, fit, finishingQuality, prints, swatches } = configuration;
  const listed = (names: string[]) => names.join(t.comma) || t.none;
  return {
    reference,
    customer: addresseeOf(inquiry),
    garment: dressedGarment(configuration, silhouette, nameOf),
    sentOn: dayInCairo(createdAt),
    kind: isSampleRequest ? t.sample : t.order,
    choices: [
      { label: t.productType, value: nameOf(productType) },
      { label: t.fabric, value: nameOf(fabric) },
      { label: t.quantity, value: t.pieces(inquiry.quantity) },
      { label: t.colours, value: listed(swatches.map(nameOf)) },
      { label: t.fit, value: nameOf(fit) },
      { label: t.finishing, value: nameOf(finishingQuality) },
      {
        label: t.prints,
        value: listed(
          prints.map((print) => {
            const said = t.printIn({ name: nameOf(print), count: print.colors });
            return print.underbase === 'all' ? `${said} (${t.underbase})` : said;
          }),
        ),
      },
      ...designs,
      ...sizesInWords(configuration, language),
      ...(message ? [{ label: t.message, value: message }] : []),
    ],
    ...pricesOf(inquiry, language),
    notes: [...changedPrice(inquiry, language), t.estimate],
  };
}

function pricesOf(
  { configuration: { quote }, isSampleRequest }: OpenedRequest['inquiry'],
  language: Language,
): Pick<InquiryDocument, 'priceLines' | 'total' | 'isEstimate'> {
  const { [language]: t } = texts;
  const { piastres: sample } = quote.sampleCost;
  if (isSampleRequest) {
    const priceLines = [{ label: t.sampleTotal, amount: sample }];
    return { priceLines, total: sample, isEstimate: false };
  }
  const lines = quote.lines.filter(({ amount }) => amount.piastres > 0n);
  const priceLines = lines.map(({ kind, amount }) => ({
    label: t.lines[BREAKDOWN_FIELDS[kind]],
    amount: amount.piastres,
  }));
  return { priceLines, total: quote.totalCost.piastres, isEstimate: true };
}

function changedPrice(inquiry: OpenedRequest['inquiry'], language: Language): string[] {
  const value = seenValue(inquiry);
  if (!value || value.ours === value.seen) return [];
  const money = (amount: string) => formatMoney(amount, language);
  return [texts[language].changed({ now: money(value.ours), before: money(value.seen) })];
}
