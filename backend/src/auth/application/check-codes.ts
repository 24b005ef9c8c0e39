import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { readCode, stepsAt, wrongCode } from '../domain/second-factor.js';
import { wrongPasskey } from '../domain/passkey.js';
import type { CodeChecks, FactorAnswer, RightCode } from './code-checks.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { PasskeyVerification } from './passkey-verification.js';
import type { Passkeys } from './passkeys.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { SecondFactors } from './second-factors.js';

export class CheckCodes implements CodeChecks {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly verification: PasskeyVerification,
    private readonly codes: OneTimeCodes,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  expectRight(staffId: string, given: FactorAnswer, subject: string): Promise<RightCode> {
    return 'credential' in given
      ? this.counted(subject, wrongPasskey, () => this.rightPasskey(staffId, given))
      : this.counted(subject, wrongCode, () => this.rightCode(staffId, given.code));
  }

  async expectOf(
    key: Uint8Array,
    typed: string,
    subject: string,
  ): Promise<{ key: Uint8Array; step: number }> {
    return this.counted(subject, wrongCode, async () => {
      const code = readCode(typed);
      return code.kind === 'time' ? this.stepOf(key, code.digits) : undefined;
    });
  }

  async use(staff: Staff, right: RightCode): Promise<void> {
    const at = this.clock.now();
    if ('passkey' in right) {
      if (!(await this.passkeys.use(right.passkey, right.counter, at))) throw wrongPasskey();
    } else if ('step' in right) {
      if (!(await this.factors.useStep(staff.id, right))) throw wrongCode();
    } else {
      if (!(await this.factors.useRecoveryCode(staff.id, right))) throw wrongCode();
      const thing = { kind: 'staffAccount', id: staff.id } as const;
      await this.audit.record({ at, by: staff, action: 'recovery-code.used', thing });
    }
  }

  private async rightCode(staffId: string, typed: string): Promise<RightCode | undefined> {
    const factor = await this.factors.find(staffId);
    const code = readCode(typed);
    if (!factor || code.kind === 'none') return undefined;
    if (code.kind === 'time') return factor.key ? this.stepOf(factor.key, code.digits) : undefined;
    const hash = await this.factors.recoveryCode(staffId, code.number);
    const isRight = await this.hashes.match(code.letters, hash, { isKnown: true });
    return isRight && hash !== undefined ? { number: code.number, hash } : undefined;
  }

  private async rightPasskey(
    staffId: string,
    { challenge, credential }: Extract<FactorAnswer, { credential: unknown }>,
  ): Promise<RightCode | undefined> {
    const held = await this.passkeys.listOf(staffId);
    const passkey = held.find(({ credentialId }) => credentialId === credential.id);
    if (!passkey) return undefined;
    const counter = await this.verification.readAsserted(challenge, credential, passkey);
    return counter === undefined ? undefined : { passkey: passkey.id, counter };
  }

  private stepOf(key: Uint8Array, digits: string): { key: Uint8Array; step: number } | undefined {
    const step = stepsAt(this.clock.now()).find((each) => this.codes.codeAt(key, each) === digits);
    return step === undefined ? undefined : { key, step };
  }

  /** A right one costs no check, nor does one that nobody had time to look at. */
  private async counted<Right>(
    subject: string,
    refusal: () => Error,
    check: () => Promise<Right | undefined>,
  ): Promise<Right> {
    const now = this.clock.now();
    await claimCheck(this.checks, subject, now);
    const right = await check().catch(async (tooBusy: unknown) => {
      await this.checks.giveBack(subject, now);
      throw tooBusy;
    });
    if (right === undefined) throw refusal();
    await this.checks.giveBack(subject, now);
    return right;
  }
}
