import type { Letter, NewMail } from '../../notifications/index.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { InquiryDetails } from './inquiry-details.js';

/** What Inquiries needs of Notifications. */
export interface Mails {
  /** In the running transaction; a second mail of one key is none. */
  write(mail: NewMail): Promise<void>;
}

/** What Inquiries needs of the calendar. */
export interface AnswerTimes {
  answerBy(submittedAt: Date): Promise<Date>;
}

/** Tells the customer that an inquiry has come in. */
export class AnnounceInquiry {
  constructor(
    private readonly transactions: Transactions,
    private readonly inquiries: { find(id: string): Promise<InquiryDetails | undefined> },
    private readonly answers: AnswerTimes,
    private readonly mails: Mails,
    private readonly letterOf: (inquiry: InquiryDetails, answerBy: Date) => Letter,
  ) {}

  announce(id: string): Promise<void> {
    return this.transactions.run(async () => {
      const inquiry = await this.inquiries.find(id);
      if (!inquiry) return;
      const { reference, customerName: name, customerEmail: email, language, createdAt } = inquiry;
      const letter = this.letterOf(inquiry, await this.answers.answerBy(createdAt));
      await this.mails.write({
        key: `inquiry-received:${id}`,
        kind: 'inquiry-received',
        to: { name, email },
        language,
        about: { inquiryId: id, reference },
        ...letter,
      });
    });
  }
}
