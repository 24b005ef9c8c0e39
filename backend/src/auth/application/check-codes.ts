import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { readCode, stepsAt, wrongCode } from '../domain/second-factor.js';
import type { CodeChecks, RightCode } from './code-checks.js';
import type { OneTimeCodes } from './one-time-codes.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { SecondFactors } from './second-factors.js';

export class CheckCodes implements CodeChecks {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async expectRight(staffId: string, typed: string, subject: string): Promise<RightCode> {
    return this.counted(subject, async () => {
      const factor = await this.factors.find(staffId);
      const code = readCode(typed);
      if (!factor || code.kind === 'none') return undefined;
      if (code.kind === 'time') return this.stepOf(factor.key, code.digits);
      const hash = await this.factors.recoveryCode(staffId, code.number);
      const isRight = await this.hashes.match(code.letters, hash, { isKnown: true });
      return isRight && hash !== undefined ? { number: code.number, hash } : undefined;
    });
  }

  async expectOf(
    key: Uint8Array,
    typed: string,
    subject: string,
  ): Promise<{ key: Uint8Array; step: number }> {
    return this.counted(subject, async () => {
      const code = readCode(typed);
      return code.kind === 'time' ? this.stepOf(key, code.digits) : undefined;
    });
  }

  async use(staff: Staff, right: RightCode): Promise<void> {
    const isFirst =
      'step' in right
        ? await this.factors.useStep(staff.id, right)
        : await this.factors.useRecoveryCode(staff.id, right);
    if (!isFirst) throw wrongCode();
    if ('step' in right) return;
    await this.audit.record({
      at: this.clock.now(),
      by: staff,
      action: 'recovery-code.used',
      thing: { kind: 'staffAccount', id: staff.id },
    });
  }

  private stepOf(key: Uint8Array, digits: string): { key: Uint8Array; step: number } | undefined {
    const step = stepsAt(this.clock.now()).find((each) => this.codes.codeAt(key, each) === digits);
    return step === undefined ? undefined : { key, step };
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
