import type { Language } from '@tiraz/contracts/language';
import type { QuotedInquiries } from '../../inquiries/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { QuotationDocuments, SentRevision } from './neighbours.js';
import { QuotationFiles, type NamedFile } from './quotation-files.js';
import { unknownQuotation } from './unknown-quotation.js';
import type { Quotations } from './quotations.js';

/** What it needs of Documents. */
interface StoredFiles {
  read(key: string): Promise<Uint8Array>;
}

export class ReadQuotationFiles extends QuotationFiles {
  constructor(
    private readonly quotations: Quotations,
    private readonly inquiries: Pick<QuotedInquiries, 'details'>,
    private readonly files: StoredFiles,
    private readonly documents: Pick<QuotationDocuments, 'copy'>,
  ) {
    super();
  }

  async read(inquiryId: string, number: number, language: Language): Promise<NamedFile> {
    const { revision, inquiry } = await this.sent(inquiryId, number);
    if (!revision.documents) throw pending();
    const pdf = await this.files.read(revision.documents[language].key);
    return { fileName: nameOf(inquiry, number, language), pdf };
  }

  async copy(inquiryId: string, number: number, language: Language): Promise<NamedFile> {
    const sent = await this.sent(inquiryId, number);
    if (!sent.revision.documents) throw pending();
    const pdf = await this.documents.copy(sent, language);
    return { fileName: nameOf(sent.inquiry, number, language), pdf };
  }

  private async sent(inquiryId: string, number: number): Promise<SentRevision> {
    const quotation = await this.quotations.find(inquiryId);
    const inquiry = await this.inquiries.details(inquiryId);
    const revision = quotation?.state.revisions.find((one) => one.number === number && one.sending !== null);
    if (!quotation || !revision) throw unknownQuotation();
    return { quotation, revision, inquiry };
  }
}

function nameOf({ reference }: { reference: string }, number: number, language: Language): string {
  return `${reference}-R${number}.${language}.pdf`;
}

function pending(): DomainError {
  return new DomainError('missing', 'quotation.document-pending', 'The document is still being made.');
}
