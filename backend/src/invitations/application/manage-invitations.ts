import { INVITATION_HOURS, invitationPath } from '@tiraz/contracts/invitation';
import type { Language } from '@tiraz/contracts/language';
import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditRecord, AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { unknownLink } from '../../shared/domain/unknown-link.js';
import type { InvitationJoining, Joining } from './invitation-joining.js';
import type { InvitationStore } from './invitation-store.js';
import { Invitations, unknownInvitation, type Invitation, type WrittenInvitation } from './invitations.js';

const GOOD_FOR_MS = INVITATION_HOURS * 60 * 60 * 1000;

/** What invitations need of the accounts. */
export interface NewAccounts {
  /** @throws DomainError `email.invalid` or `account.exists` */
  expectFree(email: string): Promise<void>;
  /** Whether nobody has an account of this e-mail address, in lower case. */
  isFree(email: string): Promise<boolean>;
  /** Joins the running transaction. @throws DomainError `password.…` or `account.exists` */
  join(
    newcomer: Pick<Invitation, 'id' | 'email' | 'role'> & Pick<Joining, 'name' | 'password'>,
  ): Promise<unknown>;
}

/** What they need of the mails to accounts. */
export interface MailLanguages {
  /** Joins the running transaction. */
  writeIn(language: Language, id: string): Promise<void>;
}

/** What they need of mails: writes the one of an invitation, in the running transaction. */
export type WriteInvitation = (invitation: Invitation, at: Date) => Promise<void>;

export class ManageInvitations extends Invitations implements InvitationJoining {
  /** @param publicUrl origin under which browsers reach the site */
  constructor(
    private readonly transactions: Transactions,
    private readonly store: InvitationStore,
    private readonly accounts: NewAccounts,
    private readonly mails: MailLanguages,
    private readonly write: WriteInvitation,
    private readonly tokens: { next(): string },
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {
    super();
  }

  list(): Promise<Invitation[]> {
    return this.store.list();
  }

  invite({ email: typed, role, language }: WrittenInvitation, by: Staff): Promise<Invitation> {
    const email = foldEmail(typed);
    return this.transactions.run(async () => {
      await this.accounts.expectFree(email);
      const invitedAt = this.clock.now();
      const id = this.store.nextId(invitedAt);
      const invitation = { id, email, role, language, invitedAt, expiresAt: endOf(invitedAt) };
      if (!(await this.store.add(invitation))) {
        const message = 'This e-mail address has been invited already: send it again instead.';
        throw new DomainError('conflict', 'invitation.exists', message);
      }
      await this.write(invitation, invitedAt);
      await this.note('invitation.sent', id, by, { after: { recipient: email, role, language } });
      return invitation;
    });
  }

  repeat(id: string, by: Staff): Promise<Invitation> {
    return this.transactions.run(async () => {
      const invitation = await this.held(id);
      // One may have been made at the terminal since.
      await this.accounts.expectFree(invitation.email);
      const at = this.clock.now();
      const renewed = { ...invitation, expiresAt: endOf(at) };
      await this.store.renew(id, renewed.expiresAt);
      await this.write(renewed, at);
      await this.note('invitation.repeated', id, by, { after: { recipient: invitation.email } });
      return renewed;
    });
  }

  revoke(id: string, by: Staff): Promise<void> {
    return this.transactions.run(async () => {
      const { email } = await this.held(id);
      await this.store.remove(id);
      await this.note('invitation.revoked', id, by, { before: { recipient: email } });
    });
  }

  /** @returns the address to be mailed; undefined of an invitation that is gone, over or no longer needed */
  async issue(id: string): Promise<string | undefined> {
    const invitation = await this.store.hold(id);
    if (!invitation || !(await this.isOpen(invitation))) return undefined;
    const token = this.tokens.next();
    await this.store.addToken(id, token);
    return this.publicUrl + invitationPath(token);
  }

  open(token: string): Promise<Invitation> {
    return this.transactions.run(() => this.opened(token));
  }

  join({ token, name, password, language: said }: Joining): Promise<void> {
    return this.transactions.run(async () => {
      const { id, email, role, language: invitedIn } = await this.opened(token);
      await this.accounts.join({ id, email, role, name, password });
      await this.mails.writeIn(said ?? invitedIn, id);
      await this.store.remove(id);
    });
  }

  private async opened(token: string): Promise<Invitation> {
    const invitation = await this.store.holdByToken(token);
    if (!invitation || !(await this.isOpen(invitation))) throw unknownLink();
    return invitation;
  }

  /** One may have been given an account at the terminal since. */
  private async isOpen({ email, expiresAt }: Invitation): Promise<boolean> {
    return expiresAt > this.clock.now() && (await this.accounts.isFree(email));
  }

  private async held(id: string): Promise<Invitation> {
    const invitation = await this.store.hold(id);
    if (!invitation) throw unknownInvitation();
    return invitation;
  }

  private note(
    action: AuditedAction,
    id: string,
    by: Staff,
    what: Pick<AuditRecord, 'before' | 'after'>,
  ): Promise<void> {
    const thing = { kind: 'staffAccount', id } as const;
    return this.audit.record({ at: this.clock.now(), by, action, thing, ...what });
  }
}

function endOf(begin: Date): Date {
  return new Date(begin.getTime() + GOOD_FOR_MS);
}
