import type { Language } from '@tiraz/contracts/language';
import type { InquiryDocument, QuotationDocument } from '../domain/document-data.js';

/** What is printed; `key` says for what, `quotations/<id>/R2.ar`. */
export type DocumentRequest = { key: string; language: Language } & (
  | { template: 'quotation'; data: QuotationDocument }
  | { template: 'inquiry'; data: InquiryDocument }
);

/** A PDF in the store; what lies under a key never changes. */
export interface StoredDocument {
  key: string;
  /** Of the file, in hexadecimal. */
  sha256: string;
  bytes: number;
  madeAt: Date;
}

/** Each method throws a DomainError of kind `unavailable` while the store is away. */
export abstract class Documents {
  /**
   * Makes a document once: later calls, from any process, answer the first one's. Best outside a transaction, since it takes
   * its time.
   *
   * @throws DomainError `document.unavailable` when it could not be printed now; trying again helps
   */
  abstract make(request: DocumentRequest): Promise<StoredDocument>;

  /** Prints without keeping; the key names it in the log. @throws DomainError as `make` */
  abstract print(request: DocumentRequest): Promise<Uint8Array>;

  /** Its pages as one SVG, to be looked at. @throws DomainError as `make`, also on machines where none can be drawn */
  abstract draw(request: DocumentRequest): Promise<Uint8Array>;

  abstract find(key: string): Promise<StoredDocument | undefined>;

  /**
   * The PDF, byte by byte as it was made.
   *
   * @throws DomainError `document.missing` when there is none under this key, `document.lost` when the store lost it
   */
  abstract read(key: string): Promise<Uint8Array>;
}
