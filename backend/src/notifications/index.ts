export {
  acceptanceCode,
  customerAnswered,
  inquiryReceived,
  quotationAccepted,
  quotationDeclined,
  quotationExpiring,
  quotationSent,
} from './adapters/letters.js';
export { MessageList, type ListedMessage } from './application/message-list.js';
export { Mails } from './application/mails.js';
export type { Letter, MailKind, NewMail } from './domain/mail.js';
