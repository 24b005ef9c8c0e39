import type { Language } from '@tiraz/contracts/language';

/** Its link is masked: it is made when the mail goes out. */
export interface MailPreview {
  to: { name: string; email: string };
  language: Language;
  subject: string;
  html: string;
  text: string;
}
