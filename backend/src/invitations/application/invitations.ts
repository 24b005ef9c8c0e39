import type { Language } from '@tiraz/contracts/language';
import type { Role } from '@tiraz/contracts/roles';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';

/** Somebody is to have an account, and does not have it yet. */
export interface Invitation {
  /** That of the account to come. */
  id: string;
  /** In lower case. */
  email: string;
  role: Role;
  /** Of the mail. */
  language: Language;
  invitedAt: Date;
  /** Nobody joins from then on. */
  expiresAt: Date;
}

export type WrittenInvitation = Pick<Invitation, 'email' | 'role' | 'language'>;

export abstract class Invitations {
  /** The newest first, those that are over among them. */
  abstract list(): Promise<Invitation[]>;

  /**
   * Keeps an account for an e-mail address, and has a mail sent with a link to it.
   *
   * @throws DomainError `email.invalid`, `account.exists`, `invitation.exists`
   */
  abstract invite(written: WrittenInvitation, by: Staff): Promise<Invitation>;

  /**
   * Another mail, from which the time runs anew; earlier links lead nowhere.
   *
   * @throws DomainError `invitation.unknown`, `account.exists`
   */
  abstract repeat(id: string, by: Staff): Promise<Invitation>;

  /** @throws DomainError `invitation.unknown` */
  abstract revoke(id: string, by: Staff): Promise<void>;
}

export function unknownInvitation(): DomainError {
  return new DomainError('missing', 'invitation.unknown', 'There is no such invitation.');
}
