import type { Language } from '@tiraz/contracts/language';
import { DomainError } from '../../shared/domain/domain-error.js';
import { QuotationFiles, type NamedFile } from './quotation-files.js';
import { unknownQuotation } from './unknown-quotation.js';
import type { Quotations } from './quotations.js';

/** What it needs of Inquiries. */
interface Referenced {
  details(id: string): Promise<{ reference: string }>;
}

/** What it needs of Documents. */
interface StoredFiles {
  read(key: string): Promise<Uint8Array>;
}

export class ReadQuotationFiles extends QuotationFiles {
  constructor(
    private readonly quotations: Quotations,
    private readonly inquiries: Referenced,
    private readonly files: StoredFiles,
  ) {
    super();
  }

  async read(inquiryId: string, number: number, language: Language): Promise<NamedFile> {
    const quotation = await this.quotations.find(inquiryId);
    const { reference } = await this.inquiries.details(inquiryId);
    const revision = quotation?.state.revisions.find((one) => one.number === number && one.sending !== null);
    if (!revision) throw unknownQuotation();
    if (!revision.documents) throw pending();
    const pdf = await this.files.read(revision.documents[language].key);
    return { fileName: `${reference}-R${number}.${language}.pdf`, pdf };
  }
}

function pending(): DomainError {
  return new DomainError('missing', 'quotation.document-pending', 'The document is still being made.');
}
