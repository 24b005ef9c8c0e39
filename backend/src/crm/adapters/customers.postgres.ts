import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Customers } from '../application/customers.js';
import type { Customer } from '../domain/customer.js';

const COLUMNS = `id, email, name, phone, company, staff_status AS "staffStatus",
  staff_status_at AS "staffStatusAt", version, created_at AS "createdAt", merged_into AS "mergedInto"`;

const ROW =
  'id, email, name, phone, company, staff_status, staff_status_at, version, created_at, merged_into';

/** A row that a rival is about to add is in neither part: both come back empty once the rival is done. */
const FIND_OR_ADD = {
  name: 'find-or-add-customer',
  text: `
    WITH known AS (
      SELECT ${ROW} FROM customers WHERE email = $2 FOR NO KEY UPDATE
    ), added AS (
      INSERT INTO customers (id, email, name, phone, company, created_at)
      SELECT $1::uuid, $2, $3, $4, $5, $6::timestamptz WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT (email) DO NOTHING
      RETURNING ${ROW}
    )
    SELECT ${COLUMNS}, false AS "isNew" FROM known
    UNION ALL SELECT ${COLUMNS}, true FROM added`,
};

/** Who was merged away keeps a row, so that its e-mail address and its id lead to the customer that stays. */
export class PostgresCustomers extends Customers {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async findOrAdd(newcomer: Customer): Promise<{ customer: Customer; isNew: boolean }> {
    const { id, email, name, phone, company, createdAt } = newcomer;
    const values = [id, email, name, phone, company, createdAt];
    const [found] = await rowsOf<Customer & { isNew: boolean }>(this.dataSource, FIND_OR_ADD, values);
    if (!found) return this.findOrAdd(newcomer);
    const { isNew, ...customer } = found;
    if (customer.mergedInto === null) return { customer, isNew };
    const survivor = await this.hold(customer.mergedInto);
    if (!survivor) throw new Error('a customer was merged into one that is not there');
    return { customer: survivor, isNew };
  }

  hold(id: string): Promise<Customer | undefined> {
    return this.follow(id, 'NO KEY UPDATE');
  }

  holdInPlace(id: string): Promise<Customer | undefined> {
    return this.follow(id, 'KEY SHARE');
  }

  async holdForMerge(id: string, duplicateId: string): Promise<Customer[]> {
    // A submission on its way to the duplicate by an older address holds that address first, and so must we.
    await this.query('SELECT FROM customers WHERE merged_into = $1 ORDER BY id FOR UPDATE', [duplicateId]);
    // In the order of their ids, so that two merges of the same two wait for each other.
    return this.query<Customer>(
      `SELECT ${COLUMNS} FROM customers WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
      [[id, duplicateId]],
    );
  }

  async save({ id, name, phone, company, staffStatus, staffStatusAt, createdAt }: Customer): Promise<void> {
    await this.query(
      `UPDATE customers SET name = $2, phone = $3, company = $4, staff_status = $5, staff_status_at = $6,
         created_at = $7, version = version + 1
       WHERE id = $1`,
      [id, name, phone, company, staffStatus, staffStatusAt, createdAt],
    );
  }

  async leadTo(id: string, duplicateId: string): Promise<string[]> {
    const rows = await this.query<{ email: string }>(
      `WITH renamed AS (UPDATE customers SET merged_into = $1 WHERE merged_into = $2 OR id = $2 RETURNING email)
       SELECT email FROM renamed ORDER BY email`,
      [id, duplicateId],
    );
    return rows.map(({ email }) => email);
  }

  /** A merge that is under way is waited for; then its signpost is followed as well. */
  private async follow(id: string, lock: 'NO KEY UPDATE' | 'KEY SHARE'): Promise<Customer | undefined> {
    const [customer] = await this.query<Customer>(
      `SELECT ${COLUMNS} FROM customers WHERE id = $1 FOR ${lock}`,
      [id],
    );
    return customer && customer.mergedInto !== null ? this.follow(customer.mergedInto, lock) : customer;
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(sql, values);
  }
}
