import { randomBytes } from 'node:crypto';
import type { Role } from '@tiraz/contracts/roles';
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { SecondFactors, type SecondFactor } from '../application/second-factors.js';
import { KEY_BYTES } from '../domain/second-factor.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';

export class TypeOrmSecondFactors extends SecondFactors {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(staffId: string): Promise<SecondFactor | undefined> {
    const row = await this.manager.findOneBy(SecondFactorEntity, { staffId });
    return row ? { key: row.hasApp ? new Uint8Array(row.key) : null, since: row.since } : undefined;
  }

  async add(staffId: string, { key, since }: { key: Uint8Array; since: Date }): Promise<boolean> {
    const text = `
      INSERT INTO staff_factors (staff_id, key, since) VALUES ($1, $2, $3)
      ON CONFLICT (staff_id) DO UPDATE SET key = $2, has_app = true, used_step = 0 WHERE NOT staff_factors.has_app
      RETURNING staff_id`;
    return (await rowsOf(this.dataSource, { text }, [staffId, Buffer.from(key), since])).length > 0;
  }

  async addWithoutApp(staffId: string, since: Date): Promise<boolean> {
    const added = await this.manager
      .createQueryBuilder()
      .insert()
      .into(SecondFactorEntity)
      .values({ staffId, key: randomBytes(KEY_BYTES), hasApp: false, since })
      .orIgnore()
      .returning('staff_id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async removeApp(staffId: string): Promise<void> {
    await this.manager.update(
      SecondFactorEntity,
      { staffId },
      { key: randomBytes(KEY_BYTES), hasApp: false },
    );
  }

  async remove(staffId: string): Promise<boolean> {
    // The codes and passkeys go with it.
    return (await this.manager.delete(SecondFactorEntity, { staffId })).affected === 1;
  }

  async useStep(staffId: string, { key, step }: { key: Uint8Array; step: number }): Promise<boolean> {
    const unused = { staffId, key: Buffer.from(key), usedStep: LessThan(step) };
    return (await this.manager.update(SecondFactorEntity, unused, { usedStep: step })).affected === 1;
  }

  async putRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    await this.manager.delete(RecoveryCodeEntity, { staffId });
    const rows = hashes.map((hash, number) => ({ staffId, number, hash }));
    await this.manager.insert(RecoveryCodeEntity, rows);
  }

  async recoveryCode(staffId: string, number: number): Promise<string | undefined> {
    return (await this.manager.findOneBy(RecoveryCodeEntity, { staffId, number }))?.hash;
  }

  async useRecoveryCode(staffId: string, code: { number: number; hash: string }): Promise<boolean> {
    return (await this.manager.delete(RecoveryCodeEntity, { staffId, ...code })).affected === 1;
  }

  recoveryCodesLeft(staffId: string): Promise<number> {
    return this.manager.countBy(RecoveryCodeEntity, { staffId });
  }

  async holders(): Promise<ReadonlySet<string>> {
    const rows = await this.manager.find(SecondFactorEntity, { select: { staffId: true } });
    return new Set(rows.map(({ staffId }) => staffId));
  }

  isHeldBy(staffId: string): Promise<boolean> {
    return this.manager.existsBy(SecondFactorEntity, { staffId });
  }

  async isObligatory(role: Role): Promise<boolean> {
    const text = 'SELECT FROM factor_roles WHERE role = $1';
    return (await rowsOf(this.dataSource, { text }, [role])).length > 0;
  }

  private get manager(): EntityManager {
    return currentManager(this.dataSource);
  }
}
