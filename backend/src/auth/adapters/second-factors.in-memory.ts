import type { Role } from '@tiraz/contracts/roles';
import { Challenges, type Challenge } from '../application/challenges.js';
import { SecondFactors, type SecondFactor } from '../application/second-factors.js';

interface StoredFactor extends SecondFactor {
  usedStep: number;
  recoveryCodes: Map<number, string>;
}

/** Behaves as the database does, without its transactions and locks. */
export class InMemorySecondFactors extends SecondFactors {
  /** As the settings have them. */
  readonly obligatoryRoles = new Set<Role>();
  private readonly byStaff = new Map<string, StoredFactor>();

  async find(staffId: string): Promise<SecondFactor | undefined> {
    const factor = this.byStaff.get(staffId);
    return factor && { key: factor.key, since: factor.since };
  }

  async add(staffId: string, factor: SecondFactor): Promise<boolean> {
    if (this.byStaff.has(staffId)) return false;
    this.byStaff.set(staffId, { ...factor, usedStep: 0, recoveryCodes: new Map() });
    return true;
  }

  async remove(staffId: string): Promise<boolean> {
    return this.byStaff.delete(staffId);
  }

  async useStep(staffId: string, { key, step }: { key: Uint8Array; step: number }): Promise<boolean> {
    const factor = this.byStaff.get(staffId);
    if (!factor || factor.usedStep >= step || String(factor.key) !== String(key)) return false;
    factor.usedStep = step;
    return true;
  }

  async putRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    const factor = this.byStaff.get(staffId);
    if (factor) factor.recoveryCodes = new Map(hashes.map((hash, number) => [number, hash]));
  }

  async recoveryCode(staffId: string, number: number): Promise<string | undefined> {
    return this.byStaff.get(staffId)?.recoveryCodes.get(number);
  }

  async useRecoveryCode(
    staffId: string,
    { number, hash }: { number: number; hash: string },
  ): Promise<boolean> {
    const codes = this.byStaff.get(staffId)?.recoveryCodes;
    return codes?.get(number) === hash && codes.delete(number);
  }

  async recoveryCodesLeft(staffId: string): Promise<number> {
    return this.byStaff.get(staffId)?.recoveryCodes.size ?? 0;
  }

  async holders(): Promise<ReadonlySet<string>> {
    return new Set(this.byStaff.keys());
  }

  async isHeldBy(staffId: string): Promise<boolean> {
    return this.byStaff.has(staffId);
  }

  async isObligatory(role: Role): Promise<boolean> {
    return this.obligatoryRoles.has(role);
  }
}

export class InMemoryChallenges extends Challenges {
  private readonly byToken = new Map<string, Challenge>();

  async add(token: string, challenge: Challenge): Promise<void> {
    this.byToken.set(token, challenge);
  }

  async find(token: string): Promise<Challenge | undefined> {
    return this.byToken.get(token);
  }

  async take(token: string): Promise<boolean> {
    return this.byToken.delete(token);
  }

  async forgetBefore(moment: Date): Promise<void> {
    for (const [token, { expiresAt }] of this.byToken) if (expiresAt <= moment) this.byToken.delete(token);
  }
}
