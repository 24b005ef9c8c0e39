import { In, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Customers } from '../application/customers.js';
import type { Customer } from '../domain/customer.js';
import { CustomerEntity } from './customer.entity.js';

const COLUMNS = `'id', id, 'email', email, 'name', name, 'phone', phone, 'company', company, 'language', language,
  'staffStatus', staff_status, 'staffStatusAt', staff_status_at, 'version', version, 'createdAt', created_at,
  'mergedInto', merged_into`;

/**
 * A row that a rival is about to add is in neither part: both come back empty once the rival is done. Who was added is
 * not read back, and who was known is one column: a column that nobody reads costs every submission as well.
 */
const FIND_OR_ADD = {
  name: 'find-or-add-customer',
  text: `
    WITH known AS (
      SELECT json_build_object(${COLUMNS}) AS customer FROM customers WHERE email = $2 FOR NO KEY UPDATE
    ), added AS (
      INSERT INTO customers (id, email, name, phone, company, language, created_at)
      SELECT $1::uuid, $2, $3, $4, $5, $6, $7::timestamptz WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT (email) DO NOTHING
      RETURNING NULL::json AS customer
    )
    SELECT customer FROM known UNION ALL SELECT customer FROM added`,
};

/** As JSON has it, which has no moments. */
type WrittenCustomer = Omit<Customer, 'staffStatusAt' | 'createdAt'> & {
  staffStatusAt: string | null;
  createdAt: string;
};

/** Who was merged away keeps a row, so that its e-mail address and its id lead to the customer that stays. */
export class TypeOrmCustomers extends Customers {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async findOrAdd(newcomer: Customer): Promise<{ customer: Customer; isNew: boolean }> {
    const { id, email, name, phone, company, language, createdAt } = newcomer;
    const values = [id, email, name, phone, company, language, createdAt];
    const [found] = await rowsOf<{ customer: WrittenCustomer | null }>(this.dataSource, FIND_OR_ADD, values);
    if (!found) return this.findOrAdd(newcomer);
    if (!found.customer) return { customer: newcomer, isNew: true };
    const { mergedInto, staffStatusAt, ...known } = found.customer;
    if (mergedInto === null) {
      const moments = {
        staffStatusAt: staffStatusAt === null ? null : new Date(staffStatusAt),
        createdAt: new Date(known.createdAt),
      };
      return { customer: { ...known, mergedInto, ...moments }, isNew: false };
    }
    const survivor = await this.hold(mergedInto);
    if (!survivor) throw new Error('a customer was merged into one that is not there');
    return { customer: survivor, isNew: false };
  }

  async knownBy(emails: readonly string[]): Promise<Map<string, Customer>> {
    const asked = await this.rows.find({ where: { email: In([...emails]) } });
    const survivors = asked.flatMap(({ mergedInto }) => mergedInto ?? []);
    const others = survivors.length > 0 ? await this.rows.find({ where: { id: In(survivors) } }) : [];
    const byId = new Map([...asked, ...others].map((one) => [one.id, one]));
    return new Map(
      asked.map((one) => [one.email, (one.mergedInto !== null && byId.get(one.mergedInto)) || one]),
    );
  }

  hold(id: string): Promise<Customer | undefined> {
    return this.follow(id, 'for_no_key_update');
  }

  holdInPlace(id: string): Promise<Customer | undefined> {
    return this.follow(id, 'for_key_share');
  }

  async holdForMerge(id: string, duplicateId: string): Promise<Customer[]> {
    // A submission on its way to the duplicate by an older address holds that address first, and so must we.
    const mode = 'pessimistic_write';
    await this.rows.find({
      select: { id: true },
      where: { mergedInto: duplicateId },
      order: { id: 'ASC' },
      lock: { mode },
    });
    // In the order of their ids, so that two merges of the same two wait for each other.
    return this.rows.find({ where: { id: In([id, duplicateId]) }, order: { id: 'ASC' }, lock: { mode } });
  }

  async save(customer: Customer): Promise<void> {
    const { id, name, phone, company, language, staffStatus, staffStatusAt, createdAt } = customer;
    const changed = { name, phone, company, language, staffStatus, staffStatusAt, createdAt };
    await this.rows.update({ id }, { ...changed, version: customer.version + 1 });
  }

  async leadTo(id: string, duplicateId: string): Promise<string[]> {
    const text = `
      WITH renamed AS (UPDATE customers SET merged_into = $1 WHERE merged_into = $2 OR id = $2 RETURNING email)
      SELECT email FROM renamed ORDER BY email`;
    const rows = await rowsOf<{ email: string }>(this.dataSource, { text }, [id, duplicateId]);
    return rows.map(({ email }) => email);
  }

  /** A merge that is under way is waited for; then its signpost is followed as well. */
  private async follow(
    id: string,
    mode: 'for_no_key_update' | 'for_key_share',
  ): Promise<Customer | undefined> {
    const customer = await this.rows.findOne({ where: { id }, lock: { mode } });
    if (!customer) return undefined;
    return customer.mergedInto === null ? customer : this.follow(customer.mergedInto, mode);
  }

  private get rows(): Repository<CustomerEntity> {
    return currentManager(this.dataSource).getRepository(CustomerEntity);
  }
}
