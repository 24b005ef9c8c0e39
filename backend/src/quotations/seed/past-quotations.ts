import { RandomCodes } from '../adapters/random-codes.js';
import { RENEWAL_WORDS } from '../adapters/renewal-words.js';
import { WrittenQuotationMails } from '../adapters/written-mails.js';
import { AnswerQuotation } from '../application/answer-quotation.js';
import { ManageQuotations, type QuotationNeeds } from '../application/manage-quotations.js';
import type { QuotationDocuments } from '../application/neighbours.js';
import { QuotationAcceptance } from '../application/quotation-acceptance.js';
import { SendQuotation } from '../application/send-quotation.js';
import type { Past } from './demo-stories.js';

/** Quotations at the time of the clock. Nobody is told of what is long past, and nothing is planned. */
export function pastQuotations(
  needs: Omit<QuotationNeeds, 'acceptance' | 'jobs'> & { documents: QuotationDocuments },
): Past {
  const { transactions, quotations, inquiries, documents, audit, clock } = needs;
  const jobs = { add: async () => undefined };
  const mails = new WrittenQuotationMails(
    {
      write: async () => undefined,
      isWritten: async () => false,
      preview: () => ({ subject: '', html: '', text: '' }),
    },
    { addressee: async () => undefined, owners: async () => [] },
  );
  const acceptance = new QuotationAcceptance(quotations, inquiries, mails, audit, clock);
  const codes = new RandomCodes();
  const days = { before: async (day: string) => day };
  return {
    staff: new ManageQuotations({ ...needs, acceptance, jobs }),
    customer: new AnswerQuotation(
      transactions,
      quotations,
      inquiries,
      acceptance,
      mails,
      { attach: async () => 0 },
      codes,
      audit,
      clock,
      RENEWAL_WORDS,
    ),
    sending: new SendQuotation(transactions, quotations, inquiries, documents, mails, days, jobs, clock),
  };
}
