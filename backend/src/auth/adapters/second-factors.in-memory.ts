import type { Role } from '@tiraz/contracts/roles';
import { Challenges, type Challenge } from '../application/challenges.js';
import { Passkeys, type StoredPasskey } from '../application/passkeys.js';
import { SecondFactors, type SecondFactor } from '../application/second-factors.js';

interface StoredFactor extends SecondFactor {
  usedStep: number;
  recoveryCodes: Map<number, string>;
  passkeys: StoredPasskey[];
}

/** Behaves as the database does, without its transactions and locks. */
export class InMemorySecondFactors extends SecondFactors {
  /** As the settings have them. */
  readonly obligatoryRoles = new Set<Role>();
  readonly byStaff = new Map<string, StoredFactor>();

  async find(staffId: string): Promise<SecondFactor | undefined> {
    const factor = this.byStaff.get(staffId);
    return factor && { key: factor.key, since: factor.since };
  }

  async add(staffId: string, { key, since }: { key: Uint8Array; since: Date }): Promise<boolean> {
    await this.addWithoutApp(staffId, since);
    const factor = this.byStaff.get(staffId);
    if (!factor || factor.key) return false;
    Object.assign(factor, { key, usedStep: 0 });
    return true;
  }

  async addWithoutApp(staffId: string, since: Date): Promise<boolean> {
    if (this.byStaff.has(staffId)) return false;
    this.byStaff.set(staffId, { key: null, since, usedStep: 0, recoveryCodes: new Map(), passkeys: [] });
    return true;
  }

  async removeApp(staffId: string): Promise<void> {
    const factor = this.byStaff.get(staffId);
    if (factor) factor.key = null;
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

export class InMemoryPasskeys extends Passkeys {
  private ids = 0;

  constructor(private readonly factors: InMemorySecondFactors) {
    super();
  }

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-9000-${String(this.ids).padStart(12, '0')}`;
  }

  async listOf(staffId: string): Promise<StoredPasskey[]> {
    const held = this.factors.byStaff.get(staffId)?.passkeys ?? [];
    return structuredClone(held).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  async add(passkey: StoredPasskey): Promise<boolean> {
    if (this.all.some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
    const factor = this.factors.byStaff.get(passkey.staffId);
    if (!factor) throw new Error('a passkey belongs to a second factor');
    factor.passkeys.push(passkey);
    return true;
  }

  async rename(id: string, name: string): Promise<void> {
    Object.assign(this.all.find((passkey) => passkey.id === id) ?? {}, { name });
  }

  async remove(id: string): Promise<void> {
    for (const factor of this.factors.byStaff.values())
      factor.passkeys = factor.passkeys.filter((passkey) => passkey.id !== id);
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const passkey = this.all.find((each) => each.id === id);
    if (!passkey || (passkey.counter >= counter && (counter > 0 || passkey.counter > 0))) return false;
    Object.assign(passkey, { counter, usedAt: at });
    return true;
  }

  private get all(): StoredPasskey[] {
    return [...this.factors.byStaff.values()].flatMap(({ passkeys }) => passkeys);
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
