import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';

/** Its link is masked: it is made when the mail goes out. */
export interface MailPreview {
  to: { name: string; email: string };
  language: Language;
  subject: string;
  html: string;
  text: string;
}

export abstract class MailPreviews {
  /**
   * The mail that sending the draft writes; nothing is stored.
   *
   * @throws DomainError `missing` where there is no quotation, `conflict` where there is no draft
   */
  abstract mail(inquiryId: string, by: Staff): Promise<MailPreview>;
}
