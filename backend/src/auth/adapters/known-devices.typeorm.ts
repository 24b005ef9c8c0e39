import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { KnownDevices } from '../application/known-devices.js';
import { tokenHash } from './tokens.js';

export class TypeOrmKnownDevices extends KnownDevices {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async note(token: string, staffId: string, at: Date): Promise<void> {
    await this.query(
      `INSERT INTO staff_devices (token_hash, staff_id, used_at) VALUES ($1, $2, $3)
       ON CONFLICT (token_hash) DO UPDATE SET used_at = excluded.used_at`,
      [tokenHash(token), staffId, at],
    );
  }

  async isKnown(token: string, email: string): Promise<boolean> {
    const found = await this.query(
      `SELECT FROM staff_devices AS device JOIN staff ON staff.id = device.staff_id
       WHERE device.token_hash = $1 AND staff.email = $2`,
      [tokenHash(token), email],
    );
    return found.length > 0;
  }

  async keepLatestOf(staffId: string, most: number): Promise<void> {
    await this.query(
      `DELETE FROM staff_devices WHERE token_hash IN (
         SELECT token_hash FROM staff_devices WHERE staff_id = $1 ORDER BY used_at DESC OFFSET $2)`,
      [staffId, most],
    );
  }

  async forgetUnusedSince(moment: Date): Promise<void> {
    await this.query('DELETE FROM staff_devices WHERE used_at < $1', [moment]);
  }

  private query(text: string, values: unknown[]): Promise<unknown[]> {
    return currentManager(this.dataSource).query<unknown[]>(text, values);
  }
}
