import type { Staff } from '../../shared/domain/staff.js';

export abstract class MailRetries {
  /**
   * Has a mail that failed or is held sent again, with all its tries, within the next 48 hours and before what it
   * brings is over.
   *
   * @throws DomainError `mail.unknown`; `mail.not-waiting` for one that is due or was sent; `mail.over` where what it
   * brings is
   */
  abstract retry(id: string, by: Staff): Promise<void>;
}
