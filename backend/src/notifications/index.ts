export { dailyDigest } from './adapters/daily-digest.js';
export {
  acceptanceCode,
  customerAnswered,
  inquiryReceived,
  quotationAccepted,
  quotationDeclined,
  quotationExpiring,
  quotationSent,
  staffInvited,
} from './adapters/letters.js';
export { InvitationLinks } from './application/invitation-links.js';
export { MessageList } from './application/message-list.js';
export { OutdatedMails, type FindOutdated } from './application/outdated-mails.js';
export { Mails } from './application/mails.js';
export type { Letter, MailKind, NewMail, TimedKind } from './domain/mail.js';
