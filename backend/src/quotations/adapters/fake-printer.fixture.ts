import type { Language } from '@tiraz/contracts/language';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { QuotationDocuments, SentRevision } from '../application/neighbours.js';
import { DOCUMENTS } from '../domain/quotation.fixture.js';

/** For tests: printing succeeds unless it is told not to. */
export class FakePrinter implements QuotationDocuments {
  fails = false;

  async make() {
    if (this.fails)
      throw new DomainError('unavailable', 'document.unavailable', 'It could not be printed now.');
    return DOCUMENTS;
  }

  async copy(sent: SentRevision, language: Language) {
    await this.make();
    return Buffer.from(`%PDF without a link of ${told(sent, language)}`);
  }

  async preview(draft: SentRevision, language: Language) {
    await this.make();
    return Buffer.from(`%PDF of ${told(draft, language)}`);
  }

  async pages(draft: SentRevision, language: Language) {
    await this.make();
    return Buffer.from(`<svg>${told(draft, language)}</svg>`);
  }
}

function told({ revision: { number, state, offer } }: SentRevision, language: Language): string {
  return `R${number}, ${state}, through ${offer.validThrough}, ${language}`;
}
