import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { readCode, stepsAt, wrongCode } from '../domain/second-factor.js';
import type { OneTimeCodes } from './one-time-codes.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { SecondFactors } from './second-factors.js';

/** A code that is right, as long as nobody is quicker to use it. */
export type RightCode = { step: number } | { recoveryNumber: number };

/** Looks at what was typed as a code. */
export class CodeChecks {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @param subject whose checks are counted: those of the password, so that a code is no further ten guesses
   * @throws DomainError `code.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  async expectRight(staffId: string, typed: string, subject: string): Promise<RightCode> {
    return this.counted(subject, async () => {
      const factor = await this.factors.find(staffId);
      const code = readCode(typed);
      if (!factor || code.kind === 'none') return undefined;
      if (code.kind === 'time') return this.stepOf(factor.key, code.digits);
      const hash = await this.factors.recoveryCode(staffId, code.number);
      const isRight = await this.hashes.match(code.letters, hash, { isKnown: true });
      return isRight ? { recoveryNumber: code.number } : undefined;
    });
  }

  /** As `expectRight`, for a key that is being set up: no recovery code stands in for it. */
  async expectOf(key: Uint8Array, typed: string, subject: string): Promise<{ step: number }> {
    return this.counted(subject, async () => {
      const code = readCode(typed);
      return code.kind === 'time' ? this.stepOf(key, code.digits) : undefined;
    });
  }

  /**
   * Uses it up; joins the running transaction.
   *
   * @throws DomainError `code.wrong` when somebody else was quicker
   */
  async use(staff: Staff, right: RightCode): Promise<void> {
    const isFirst =
      'step' in right
        ? await this.factors.useStep(staff.id, right.step)
        : await this.factors.useRecoveryCode(staff.id, right.recoveryNumber);
    if (!isFirst) throw wrongCode();
    if ('step' in right) return;
    await this.audit.record({
      at: this.clock.now(),
      by: staff,
      action: 'recovery-code.used',
      thing: { kind: 'staffAccount', id: staff.id },
    });
  }

  private stepOf(key: Uint8Array, digits: string): { step: number } | undefined {
    const step = stepsAt(this.clock.now()).find((each) => this.codes.codeAt(key, each) === digits);
    return step === undefined ? undefined : { step };
  }

  /** A right code costs no check, nor does one that nobody had time to look at. */
  private async counted<Right>(subject: string, check: () => Promise<Right | undefined>): Promise<Right> {
    const now = this.clock.now();
    await claimCheck(this.checks, subject, now);
    const right = await check().catch(async (tooBusy: unknown) => {
      await this.checks.giveBack(subject, now);
      throw tooBusy;
    });
    if (right === undefined) throw wrongCode();
    await this.checks.giveBack(subject, now);
    return right;
  }
}
