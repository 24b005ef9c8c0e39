import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { StaffAccounts, type AccountChange, type StaffAccount } from '../application/staff-accounts.js';
import { StaffAccountEntity } from './staff-account.entity.js';

/** Any number of our own: processes that start together make one first account, and one owner at least remains. */
const OWNERS_LOCK = 7_219_340_453;

export class TypeOrmStaffAccounts extends StaffAccounts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(account: StaffAccount): Promise<boolean> {
    const added = await this.rows
      .createQueryBuilder()
      .insert()
      .values(account)
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async find(email: string): Promise<StaffAccount | undefined> {
    return (await this.rows.findOneBy({ email })) ?? undefined;
  }

  async hold(email: string): Promise<StaffAccount | undefined> {
    const lock = { mode: 'for_no_key_update' } as const;
    return (await this.rows.findOne({ where: { email }, lock })) ?? undefined;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.rows.update({ id }, { passwordHash, isDemo: false });
  }

  async findById(id: string): Promise<StaffAccount | undefined> {
    return (await this.rows.findOneBy({ id })) ?? undefined;
  }

  async change(id: string, change: AccountChange): Promise<void> {
    await this.rows.update({ id }, { ...change, version: () => 'version + 1' });
  }

  async noteSignIn(id: string, signedInAt: Date): Promise<void> {
    await this.rows.update({ id }, { signedInAt });
  }

  list(): Promise<StaffAccount[]> {
    return this.rows.find({ order: { email: 'ASC' } });
  }

  async claimOwners(): Promise<void> {
    await rowsOf(this.dataSource, { text: 'SELECT pg_advisory_xact_lock($1)' }, [OWNERS_LOCK]);
  }

  private get rows(): Repository<StaffAccountEntity> {
    return currentManager(this.dataSource).getRepository(StaffAccountEntity);
  }
}
