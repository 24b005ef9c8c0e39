import type { Language } from '@tiraz/contracts/language';
import type { InquiryDetails } from '../../inquiries/index.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Quotation } from '../domain/quotation.js';
import type { DraftDocument, DraftDocuments } from './draft-documents.js';
import type { MailPreview, MailPreviews } from './mail-preview.js';
import type { QuotationDocuments, QuotationMails, SentRevision } from './neighbours.js';
import type { OfferWriting } from './offer-writing.js';
import type { Quotations } from './quotations.js';
import { sendingTo } from './sending-to.js';
import type { WrittenOffer } from '../domain/offer.js';
import { unknownQuotation } from './unknown-quotation.js';

interface Previewed {
  quotation: Quotation;
  inquiry: InquiryDetails;
}

/** What it needs of Inquiries. */
interface ReadInquiries {
  details(id: string): Promise<InquiryDetails>;
}

export class PreviewQuotation implements DraftDocuments, MailPreviews {
  constructor(
    private readonly quotations: Pick<Quotations, 'find'>,
    private readonly inquiries: ReadInquiries,
    private readonly offers: Pick<OfferWriting, 'edited'>,
    private readonly documents: Pick<QuotationDocuments, 'preview' | 'pages'>,
    private readonly mails: Pick<QuotationMails, 'preview'>,
    private readonly clock: Clock,
  ) {}

  async document(
    inquiryId: string,
    offer: WrittenOffer,
    language: Language,
    by: Staff,
  ): Promise<DraftDocument> {
    const about = await this.sentAs(inquiryId, offer, by);
    const pdf = await this.documents.preview(about, language);
    return { fileName: `${about.inquiry.reference}-R${about.revision.number}-draft.${language}.pdf`, pdf };
  }

  async pages(inquiryId: string, offer: WrittenOffer, language: Language, by: Staff): Promise<Uint8Array> {
    return this.documents.pages(await this.sentAs(inquiryId, offer, by), language);
  }

  async mail(inquiryId: string, by: Staff): Promise<MailPreview> {
    const { quotation, inquiry } = await this.open(inquiryId);
    const { sent } = quotation.send(sendingTo(inquiry, by, this.clock.now()));
    return this.mails.preview({ quotation, revision: sent, inquiry });
  }

  /** As if it were sent now. */
  private async sentAs(inquiryId: string, offer: WrittenOffer, by: Staff): Promise<SentRevision> {
    const previewed = await this.open(inquiryId);
    const at = this.clock.now();
    const draft = await this.offers.edited(previewed.quotation, previewed.inquiry, offer, at);
    return { ...previewed, revision: { ...draft, sending: sendingTo(previewed.inquiry, by, at) } };
  }

  private async open(inquiryId: string): Promise<Previewed> {
    const inquiry = await this.inquiries.details(inquiryId);
    const quotation = await this.quotations.find(inquiryId);
    if (!quotation) throw unknownQuotation();
    return { quotation, inquiry };
  }
}
