import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { CustomerDetails, CustomerReads } from './customer-reads.js';

/** Absent fields stay as they are. */
export interface CustomerEdit {
  name?: string;
  phone?: string;
  company?: string;
  /** What staff say, whatever derives; declaring somebody active counts as something that happened. */
  status?: 'active' | 'inactive';
}

interface Held {
  id: string;
  email: string;
  name: string;
  phone: string;
  company: string;
  staffStatus: 'active' | 'inactive' | null;
  version: number;
  createdAt: Date;
  mergedInto: string | null;
}

/** What staff change about customers. */
export class CustomerEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly reads: CustomerReads,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @param version the version that was read; undefined when the latest will do
   * @throws DomainError `missing`, `stale`
   */
  update(
    id: string,
    { status, ...contact }: CustomerEdit,
    version: number | undefined,
    by: Staff,
  ): Promise<CustomerDetails> {
    return this.transactions.run(async () => {
      const [known] = await this.lock([id]);
      if (!known) throw unknown();
      // An address from before a merge leads to the one that it was merged into.
      if (known.mergedInto !== null)
        return this.update(known.mergedInto, { status, ...contact }, version, by);
      if (version !== undefined && version !== known.version)
        throw new StaleError(await this.reads.details(id));
      const at = this.clock.now();
      const before = {
        name: known.name,
        phone: known.phone,
        company: known.company,
        status: known.staffStatus,
      };
      const after = { ...before, ...given(contact), ...given({ status }) };
      const changed = changedFields(before, after);
      if (changed || status === 'active') {
        await this.query(
          `UPDATE customers SET name = $2, phone = $3, company = $4, staff_status = $5,
             staff_status_at = CASE WHEN $6 THEN $7 ELSE staff_status_at END, version = version + 1
           WHERE id = $1`,
          [id, after.name, after.phone, after.company, after.status, status !== undefined, at],
        );
        const thing = { kind: 'customer', id } as const;
        await this.auditTrail.record({
          at,
          by,
          action: 'customer.updated',
          thing,
          ...(changed ?? { after: { status } }),
        });
      }
      return this.reads.details(id);
    });
  }

  /**
   * Makes two customers one: inquiries, communications and follow-ups of the duplicate move to the other, which takes
   * over what it lacked. The duplicate's row stays as a signpost from its e-mail address and id. Whoever writes about
   * either of the two meanwhile waits for the end; what was stored before moves along.
   *
   * @throws DomainError `missing` for an unknown customer, `invalid` for an unknown duplicate or one and the same
   */
  merge(id: string, duplicateId: string, by: Staff): Promise<CustomerDetails> {
    return this.transactions.run(async () => {
      // A submission on its way to the duplicate by an older address holds that address first, and so must we.
      await this.query('SELECT FROM customers WHERE merged_into = $1 ORDER BY id FOR UPDATE', [duplicateId]);
      const held = await this.lock([id, duplicateId]);
      const customer = held.find((one) => one.id === id);
      const duplicate = held.find((one) => one.id === duplicateId);
      if (!customer) throw unknown();
      if (!duplicate) throw refusal('customer.unknown', 'There is no such customer.');
      if (customer === duplicate) throw refusal('merge.same', 'These two are the same customer already.');
      if (customer.mergedInto !== null || duplicate.mergedInto !== null) {
        throw refusal('merge.merged-already', 'One of the two was merged into another customer meanwhile.');
      }
      const addresses = await this.query<{ email: string }>(
        `WITH renamed AS (UPDATE customers SET merged_into = $1 WHERE merged_into = $2 OR id = $2 RETURNING email)
         SELECT email FROM renamed ORDER BY email`,
        [id, duplicateId],
      );
      const moved: Record<string, string[]> = {};
      for (const [kind, table] of Object.entries(BELONGINGS)) {
        moved[kind] = await this.move(table, duplicateId, id);
      }
      const contact = { name: customer.name, phone: customer.phone, company: customer.company };
      const filled = {
        ...contact,
        phone: customer.phone || duplicate.phone,
        company: customer.company || duplicate.company,
      };
      await this.query(
        `UPDATE customers SET phone = $2, company = $3, created_at = least(created_at, $4), version = version + 1
         WHERE id = $1`,
        [id, filled.phone, filled.company, duplicate.createdAt],
      );
      const at = this.clock.now();
      const changed = changedFields(contact, filled);
      const { name, phone, company } = duplicate;
      await this.auditTrail.record({
        at,
        by,
        action: 'customer.merged',
        thing: { kind: 'customer', id },
        before: { ...changed?.before },
        after: {
          ...changed?.after,
          duplicate: { id: duplicateId, name, phone, company, emails: addresses.map(({ email }) => email) },
          moved,
        },
      });
      await this.auditTrail.record({
        at,
        by,
        action: 'customer.merged-away',
        thing: { kind: 'customer', id: duplicateId },
        after: { mergedInto: id },
      });
      return this.reads.details(id);
    });
  }

  /** In the order of their ids, so that two merges of the same two wait for each other. */
  private lock(ids: readonly string[]): Promise<Held[]> {
    return this.query<Held>(
      `SELECT id, email, name, phone, company, staff_status AS "staffStatus", version, created_at AS "createdAt",
         merged_into AS "mergedInto"
       FROM customers WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  private async move(table: string, from: string, to: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `WITH moved AS (UPDATE ${table} SET customer_id = $2 WHERE customer_id = $1 RETURNING id)
       SELECT id FROM moved ORDER BY id`,
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(sql, values);
  }
}

const BELONGINGS = {
  inquiries: 'inquiries',
  communications: 'communications',
  followUps: 'follow_ups',
} as const;

/** The fields that are there. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

function unknown(): DomainError {
  return new DomainError('missing', 'customer.unknown', 'There is no such customer.');
}

function refusal(code: string, message: string): DomainError {
  return new DomainError('invalid', code, message, [{ path: 'duplicateId', code, message }]);
}
