import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { StaffAccounts, type StaffAccount } from '../application/staff-accounts.js';

const COLUMNS = `id, email, password_hash AS "passwordHash", is_demo AS "isDemo", created_at AS "createdAt"`;
/** Any number of our own; processes that start together make one first account. */
const FIRST_ACCOUNT_LOCK = 7_219_340_453;

export class TypeOrmStaffAccounts extends StaffAccounts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add({ id, email, passwordHash, isDemo, createdAt }: StaffAccount): Promise<boolean> {
    const added = await this.query(
      `INSERT INTO staff (id, email, password_hash, is_demo, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (email) DO NOTHING RETURNING id`,
      [id, email, passwordHash, isDemo, createdAt],
    );
    return added.length > 0;
  }

  async find(email: string): Promise<StaffAccount | undefined> {
    const [account] = await this.query(`SELECT ${COLUMNS} FROM staff WHERE email = $1`, [email]);
    return account;
  }

  async hold(email: string): Promise<StaffAccount | undefined> {
    const text = `SELECT ${COLUMNS} FROM staff WHERE email = $1 FOR NO KEY UPDATE`;
    const [account] = await this.query(text, [email]);
    return account;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.query('UPDATE staff SET password_hash = $2, is_demo = false WHERE id = $1', [
      id,
      passwordHash,
    ]);
  }

  list(): Promise<StaffAccount[]> {
    return this.query(`SELECT ${COLUMNS} FROM staff ORDER BY email`);
  }

  async claimFirst(): Promise<void> {
    await this.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ACCOUNT_LOCK]);
  }

  private query(text: string, values: unknown[] = []): Promise<StaffAccount[]> {
    return currentManager(this.dataSource).query<StaffAccount[]>(text, values);
  }
}
