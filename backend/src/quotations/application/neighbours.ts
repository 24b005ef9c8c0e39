import type { Language } from '@tiraz/contracts/language';
import type { InquiryDetails } from '../../inquiries/index.js';
import type { PricedConfiguration } from '../../pricing/index.js';
import type { Instalment } from '../domain/offer.js';
import type { PreparedLine } from '../domain/prepared-lines.js';
import type { MailPreview } from './mail-preview.js';
import type { Quotation } from '../domain/quotation.js';
import type { DocumentRef, Revision } from '../domain/revision.js';

/** What Quotations needs of Pricing. */
export abstract class TodaysPrices {
  /** The same things at the prices of this moment; undefined where one of them is not known any more. */
  abstract priceAgain(configuration: PricedConfiguration): Promise<PricedConfiguration | undefined>;
}

/** What a line that was made from an inquiry says, in both languages. */
export abstract class LineWords {
  abstract of(line: PreparedLine, configuration: PricedConfiguration): { textEn: string; textAr: string };
}

/** What Quotations needs of the settings; they fit as they are. */
export interface OfferDefaults {
  read(): Promise<{
    quotation: {
      validityDays: number;
      instalments: readonly Instalment[];
      termsEn: string;
      termsAr: string;
      taxTreatments: readonly { key: string; percentBasisPoints: number; labelEn: string; labelAr: string }[];
    };
  }>;
}

/** What Quotations needs of the calendar. */
export abstract class WorkingDays {
  /** The day with so many working days from it until `day`. */
  abstract before(day: string, count: number): Promise<string>;
}

/** A sent revision with what its documents and mails say besides. */
export interface SentRevision {
  quotation: Quotation;
  revision: Revision;
  inquiry: InquiryDetails;
}

export abstract class QuotationDocuments {
  /** Makes the documents of a revision, once; it takes a while. @throws DomainError `unavailable` */
  abstract make(sent: SentRevision): Promise<Readonly<Record<Language, DocumentRef>>>;

  /** What was sent, without the link that is its recipient's alone. @throws DomainError `unavailable` */
  abstract copy(sent: SentRevision, language: Language): Promise<Uint8Array>;

  /** The document of a draft, marked as one and kept nowhere. @throws DomainError `unavailable` */
  abstract preview(draft: SentRevision, language: Language): Promise<Uint8Array>;

  /** Its pages as one SVG. @throws DomainError `unavailable`, also on machines where none can be drawn */
  abstract pages(draft: SentRevision, language: Language): Promise<Uint8Array>;
}

/** What a customer wants otherwise. */
export interface AskedChange {
  text: string;
  /** How many designs came along. */
  files: number;
  /** Tells it from the other ones about the inquiry. */
  request: string;
}

/** Mails about quotations, written in the running transaction; the same one twice is one. */
export abstract class QuotationMails {
  abstract sent(about: SentRevision): Promise<void>;

  /** Whether `sent` has written it, ever. */
  abstract isSent(about: SentRevision): Promise<boolean>;

  /** The mail that `sent` writes, without writing it. */
  abstract preview(about: SentRevision): MailPreview;

  /** @param day on which it is read, in Cairo */
  abstract expiring(about: SentRevision, day: string): Promise<void>;

  /** To the customer, and to the staff that it concerns. @param acceptance another one for another acceptance */
  abstract accepted(about: SentRevision, acceptance: string): Promise<void>;

  /** To the customer, and to the staff that it concerns. */
  abstract declined(about: SentRevision): Promise<void>;

  /** To the staff that it concerns. @param request the same for one request */
  abstract changeAsked(about: SentRevision, asked: AskedChange): Promise<void>;

  abstract code(about: SentRevision, code: string, at: Date): Promise<void>;
}
