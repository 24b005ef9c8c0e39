import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, throttledClient } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Credentials } from '../domain/credentials.js';
import { GUESSES, RECORDED_REFUSALS } from '../domain/guesses.js';
import { DEVICE_KNOWN_FOR_MS } from '../domain/session.js';
import type { KnownDevices } from './known-devices.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { Refusals } from './refusals.js';
import type { SessionStart } from './session-start.js';
import type { Browser, CodeAsked, CodeQuestion, SignedIn } from './signing-in.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { StrangersTurns } from './strangers-turns.js';

/** From a password to a session, or to the question for a code. */
export class SignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StaffAccounts,
    private readonly devices: KnownDevices,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly strangers: StrangersTurns,
    private readonly code: CodeQuestion,
    private readonly sessionStart: SessionStart,
    private readonly refusals: Refusals,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a session under a new token; the one the browser had before ends. A browser that signed in to this account
   * before has guesses of its own, so that nobody else can use up its owner's, and no stranger's turn is before its own.
   * No session is started for an account with a second factor: see SecondStep.
   *
   * @throws DomainError `credentials.wrong`, alike for a wrong password and an unknown e-mail address
   * @throws DomainError `sign-in.busy`
   * @throws ThrottledError `sign-in.throttled` for too many guesses of one account, `client.throttled` for too many from
   *   one client's unknown browsers
   */
  async signIn({ email: typed, password }: Credentials, browser: Browser): Promise<SignedIn | CodeAsked> {
    const email = foldEmail(typed);
    const now = this.clock.now();
    const device = await this.devices.knownOf(browser.devices ?? [], email);
    const isKnown = device !== undefined;
    if (!isKnown && browser.client !== undefined) this.expectRare(browser.client);
    const account = await this.accounts.find(email);
    const checked = this.sessionStart.guessesOf(email, account?.passwordHash, device);
    await claimCheck(this.checks, checked, now);

    const hash = account && this.sessionStart.counts(account) ? account.passwordHash : undefined;
    const waiting = { isKnown, isGone: browser.isGone };
    const isRight = await this.hashes.match(password, hash, waiting).catch(async (tooBusy: unknown) => {
      await this.checks.giveBack(checked, now);
      throw tooBusy;
    });
    const outcome =
      isRight && (await this.transactions.run(() => this.goOn(email, hash, browser, device, now)));
    if (!outcome) {
      await this.refusals.record(account?.id ?? 'unknown', now);
      throw new DomainError(
        'unauthenticated',
        'credentials.wrong',
        'The e-mail address or the password is wrong.',
      );
    }
    await this.checks.giveBack(checked, now);
    return outcome;
  }

  /** Forgets what can no longer matter. */
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.devices.forgetUnusedSince(new Date(now.getTime() - DEVICE_KNOWN_FOR_MS));
    const longest = Math.max(GUESSES.withinMs, RECORDED_REFUSALS.withinMs);
    await this.checks.forgetBefore(new Date(now.getTime() - longest));
    await this.code.forgetOver(now);
  }

  private expectRare(client: string): void {
    const seconds = this.strangers.take(client);
    if (seconds > 0) throw throttledClient(seconds);
  }

  /** Resolves to undefined when the password was changed since it was checked, or the account switched off. */
  private async goOn(
    email: string,
    hash: string | undefined,
    browser: Browser,
    device: string | undefined,
    now: Date,
  ): Promise<SignedIn | CodeAsked | undefined> {
    const account = await this.accounts.hold(email);
    if (!account || !this.sessionStart.counts(account) || account.passwordHash !== hash) return undefined;
    return (
      (await this.code.ask(account, now, 'sign-in')) ??
      this.sessionStart.begin(account, browser, device, now, null)
    );
  }
}
