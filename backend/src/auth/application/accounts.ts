import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { Role } from '@tiraz/contracts/roles';
import type { AuditRecord, AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { DEMO_ACCOUNT, type Credentials } from '../domain/credentials.js';
import { expectEmail } from '../domain/email.js';
import { doubtAbout, expectGoodPassword, type CommonPasswords } from '../domain/password.js';
import type { KnownDevices } from './known-devices.js';
import type { Owners } from './owners.js';
import type { PasswordHashes } from './password-hashes.js';
import { factorMissing, type SecondFactors } from './second-factors.js';
import type { Sessions } from './sessions.js';
import { NOT_AWAY, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

/** So many browsers stay known when a password is reset: each has guesses of its own, and may be a thief's. */
const DEVICES_KEPT = 10;

/** Where the first account comes from. */
export interface FirstAccount {
  given: Credentials | undefined;
  /** Whether the demo account may stand in, and counts at all. */
  isDemo: boolean;
  /** Whether the product may run without an account. */
  isNeeded: boolean;
}

/** @see Accounts.join */
export interface Newcomer extends Credentials {
  /** That of the account. */
  id: string;
  name: string;
  role: Role;
}

/** There is nobody who could sign in as an owner; `message` says what to set. */
export class NoAccountError extends Error {
  constructor() {
    super('There is no staff account yet: set ADMIN_EMAIL and ADMIN_PASSWORD, which create the first one.');
    this.name = 'NoAccountError';
  }
}

/** Who may sign in, and with which password. */
export class Accounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly owners: Owners,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly hashes: PasswordHashes,
    private readonly common: CommonPasswords,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly first: FirstAccount,
  ) {}

  /**
   * Makes the first account when nobody could sign in as an owner otherwise. Whoever has its e-mail address already becomes
   * an owner: a given one takes over with its password, which is the operator's, who can be warned of a bad one, but not be
   * left without an account.
   *
   * @returns what is to be said of the given password, if anything
   * @throws NoAccountError when one is needed and none is given
   */
  ensureFirst(): Promise<string | undefined> {
    const { given, isDemo, isNeeded } = this.first;
    return this.transactions.run(async () => {
      await this.accounts.claimOwners();
      if (await this.owners.isThereOne()) return;
      const first = given ?? (isDemo ? DEMO_ACCOUNT : undefined);
      if (!first) {
        if (isNeeded) throw new NoAccountError();
      } else if (!(await this.accounts.find(foldEmail(first.email)))) {
        await this.put(first, 'owner', { isDemo: !given });
      } else {
        // The password of the demo account is no secret: one that was set since stays.
        if (given) await this.replacePassword(given);
        await this.makeOwner(first.email);
      }
      return given && doubtAbout(given.password, given.email, this.common);
    });
  }

  /** @throws DomainError `email.invalid`, `password.…` or `account.exists` */
  async add(credentials: Credentials, role: Role = 'owner'): Promise<Staff> {
    this.expectGood(credentials);
    return this.transactions.run(() => this.put(credentials, role));
  }

  /**
   * Somebody who was asked in makes the account that was kept for them; joins the running transaction.
   *
   * @throws DomainError `password.…` or `account.exists`
   */
  async join({ id, name, role, ...credentials }: Newcomer): Promise<Staff> {
    this.expectGood(credentials);
    return this.put(credentials, role, { id, name });
  }

  /** @throws DomainError `email.invalid` or `account.exists` */
  async expectFree(email: string): Promise<void> {
    expectEmail(email);
    if (!(await this.isFree(email))) throw accountExists();
  }

  /** Whether nobody has an account of this e-mail address, in lower case. */
  async isFree(email: string): Promise<boolean> {
    return !(await this.accounts.find(email));
  }

  /**
   * Counts from the next request on.
   *
   * @param by null: at the terminal
   * @throws DomainError `account.missing`, `owner.last`
   */
  setRole(email: string, role: Role, by: Staff | null): Promise<void> {
    return this.transactions.run(async () => {
      await this.accounts.claimOwners();
      const account = await this.held(email);
      if (account.role === role) return;
      await this.owners.expectOneBeside(account);
      await this.accounts.change(account.id, { role });
      await this.note('account.role-changed', account.id, {
        before: { role: account.role },
        after: { role },
        by,
      });
    });
  }

  list(): Promise<StaffAccount[]> {
    return this.accounts.list();
  }

  /**
   * Sets a password without knowing the old one. Every session of the account ends. It has all of its guesses, however
   * many others made of the old one, and the browsers that its owner uses stay known: others may go on guessing.
   *
   * @returns whether the account is one that somebody may sign in to
   * @throws DomainError `password.…` or `account.missing`
   */
  async resetPassword(credentials: Credentials): Promise<Pick<StaffAccount, 'isActive'>> {
    this.expectGood(credentials);
    return this.replacePassword(credentials);
  }

  /**
   * Resolves to how many sessions there were.
   *
   * @throws DomainError `account.missing`
   */
  endSessions(email: string): Promise<number> {
    return this.transactions.run(async () => {
      const { id } = await this.held(email);
      const ended = await this.sessions.endAllOf(id);
      await this.note('sessions.ended', id);
      return ended;
    });
  }

  /**
   * For somebody who has lost it: takes the second factor away. Every session of the account ends.
   *
   * @returns as `resetPassword`
   * @throws DomainError `account.missing`, `factor.missing`
   */
  resetFactor(email: string): Promise<Pick<StaffAccount, 'isActive'>> {
    return this.transactions.run(async () => {
      const { id, isActive } = await this.held(email);
      if (!(await this.factors.remove(id))) throw factorMissing();
      await this.sessions.endAllOf(id);
      await this.note('factor.reset', id);
      return { isActive };
    });
  }

  private async put(
    { email: typed, password }: Credentials,
    role: Role,
    { isDemo = false, name = '', id: kept }: { isDemo?: boolean; name?: string; id?: string } = {},
  ): Promise<Staff> {
    const email = foldEmail(typed);
    expectEmail(email);
    const createdAt = this.clock.now();
    const id = kept ?? this.accounts.nextId(createdAt);
    const passwordHash = await this.hashes.of(password);
    const account = {
      id,
      email,
      passwordHash,
      isDemo,
      role,
      name,
      isActive: true,
      signedInAt: null,
      ...NOT_AWAY,
      version: 1,
      createdAt,
    };
    if (!(await this.accounts.add(account))) throw accountExists();
    const by = kept === undefined ? null : { id, email };
    await this.note('account.added', id, { by, after: { email, role, ...(name && { name }) } });
    return { id, email };
  }

  /** The last resort where nobody is one; the account counts again, too. */
  private async makeOwner(email: string): Promise<void> {
    const { id, role, isActive } = await this.held(email);
    await this.accounts.change(id, { role: 'owner', isActive: true });
    if (role !== 'owner') {
      await this.note('account.role-changed', id, { before: { role }, after: { role: 'owner' } });
    }
    if (!isActive) await this.note('account.activated', id);
  }

  private async replacePassword({ email, password }: Credentials): Promise<Pick<StaffAccount, 'isActive'>> {
    const hash = await this.hashes.of(password);
    return this.transactions.run(async () => {
      const { id, isActive } = await this.held(email);
      await this.accounts.setPassword(id, hash);
      await this.sessions.endAllOf(id);
      await this.devices.keepLatestOf(id, DEVICES_KEPT);
      await this.note('password.reset', id);
      return { isActive };
    });
  }

  private expectGood({ email, password }: Credentials): void {
    expectGoodPassword(password, 'password', email, this.common);
  }

  private async held(email: string): Promise<StaffAccount> {
    const account = await this.accounts.hold(foldEmail(email));
    if (account) return account;
    throw new DomainError('missing', 'account.missing', 'There is no account with this e-mail address.');
  }

  private note(action: AuditedAction, id: string, more: Partial<AuditRecord> = {}): Promise<void> {
    const thing = { kind: 'staffAccount', id } as const;
    return this.audit.record({ at: this.clock.now(), by: null, action, thing, ...more });
  }
}

function accountExists(): DomainError {
  const message = 'There is an account with this e-mail address already.';
  return new DomainError('conflict', 'account.exists', message);
}
