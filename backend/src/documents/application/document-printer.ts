import type { DocumentRequest } from './documents.js';

export abstract class DocumentPrinter {
  /**
   * The PDF: the same bytes for the same request, in every process.
   *
   * @throws DomainError `document.unavailable`
   */
  abstract print(request: DocumentRequest): Promise<Uint8Array>;

  /** Its pages, one below the other, as one SVG. @throws DomainError `document.unavailable`, too where none can be drawn */
  abstract draw(request: DocumentRequest): Promise<Uint8Array>;
}
