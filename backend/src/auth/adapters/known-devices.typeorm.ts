import { LessThan, type DataSource, type Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { KnownDevices } from '../application/known-devices.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { StaffAccountEntity } from './staff-account.entity.js';
import { tokenHash } from '../../shared/secrets/tokens.js';

export class TypeOrmKnownDevices extends KnownDevices {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async note(token: string, staffId: string, at: Date): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ tokenHash: tokenHash(token), staffId, usedAt: at })
      .orUpdate(['used_at'], ['token_hash'])
      .execute();
  }

  async knownOf(tokens: readonly string[], email: string): Promise<string | undefined> {
    if (tokens.length === 0) return undefined;
    const known = await this.rows
      .createQueryBuilder('device')
      .innerJoin(StaffAccountEntity, 'staff', 'staff.id = device.staffId')
      .where('device.tokenHash IN (:...hashes) AND staff.email = :email', {
        hashes: tokens.map(tokenHash),
        email,
      })
      .getMany();
    return tokens.find((token) => known.some((device) => device.tokenHash.equals(tokenHash(token))));
  }

  async keepLatestOf(staffId: string, most: number): Promise<void> {
    const text = `
      DELETE FROM staff_devices WHERE token_hash IN (
        SELECT token_hash FROM staff_devices WHERE staff_id = $1 ORDER BY used_at DESC OFFSET $2)`;
    await rowsOf(this.dataSource, { text }, [staffId, most]);
  }

  async forgetUnusedSince(moment: Date): Promise<void> {
    await this.rows.delete({ usedAt: LessThan(moment) });
  }

  private get rows(): Repository<KnownDeviceEntity> {
    return currentManager(this.dataSource).getRepository(KnownDeviceEntity);
  }
}
