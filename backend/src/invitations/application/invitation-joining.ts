import type { Language } from '@tiraz/contracts/language';
import type { Role } from '@tiraz/contracts/roles';

/** What somebody who joins says. */
export interface Joining {
  token: string;
  name: string;
  password: string;
  /** In which mails to the account are written; absent: that of the invitation. */
  language?: Language;
}

/** Whose account it is going to be. */
export interface OpenedInvitation {
  email: string;
  role: Role;
}

/** What whoever has the link of an invitation does. */
export abstract class InvitationJoining {
  /** @throws DomainError `link.unknown`, alike for every token that opens nothing */
  abstract open(token: string): Promise<OpenedInvitation>;

  /**
   * Makes the account; the invitation is over.
   *
   * @throws DomainError `link.unknown`, `password.…`
   */
  abstract join(joining: Joining): Promise<void>;
}
