import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';

/** How somebody who writes to us can be reached; empty where nothing was given. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Whom, and which of the customer's inquiries, a follow-up or a communication is about. */
export interface Concern {
  customerId: string;
  inquiryId?: string | null | undefined;
}

/** A row that a rival is about to add is in neither part: both come back empty once the rival is done. */
const FIND_OR_ADD = {
  name: 'find-or-add-customer',
  text: `
    WITH known AS (
      SELECT id, phone, company, merged_into FROM customers WHERE email = $2 FOR NO KEY UPDATE
    ), added AS (
      INSERT INTO customers (id, email, name, phone, company, created_at)
      SELECT $1::uuid, $2, $3, $4, $5, $6::timestamptz WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT (email) DO NOTHING
      RETURNING id, phone, company, merged_into
    )
    SELECT id, phone, company, merged_into AS "mergedInto", false AS "isNew" FROM known
    UNION ALL SELECT id, phone, company, merged_into, true FROM added`,
};

interface Held {
  id: string;
  phone: string;
  company: string;
}

/** Everybody who has ever written, one for each e-mail address, unless staff found that two are one. */
export class Customers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditTrail: AuditTrail,
  ) {}

  /**
   * Finds the customer with this e-mail address, letter case and outer blanks apart, or makes one; what was blank so
   * far is filled in, everything else stays as it is. Joins the running transaction; rivals with the same address
   * wait for its end, and so does a merge.
   *
   * @returns the customer's id
   * @throws DomainError `unavailable` when the database is away
   */
  async recordContact(contact: Contact, at: Date): Promise<string> {
    const { name, phone, company } = contact;
    const email = foldEmail(contact.email);
    const [customer] = await rowsOf<Held & { mergedInto: string | null; isNew: boolean }>(
      this.dataSource,
      FIND_OR_ADD,
      [uuid({ msecs: at.getTime() }), email, name, phone, company, at],
    );
    if (!customer) return this.recordContact(contact, at);
    const { id, isNew, mergedInto } = customer;
    if (isNew) {
      const thing = { kind: 'customer', id } as const;
      const after = { name, email, phone, company };
      await this.auditTrail.record({ at, by: null, action: 'customer.created', thing, after });
      return id;
    }
    const known = mergedInto === null ? customer : await this.holdSurvivor(mergedInto);
    await this.fillBlanks(known, contact, at);
    return known.id;
  }

  /**
   * Whom something that is about to be stored is about: the customer of the id, or the one that it was merged into,
   * who cannot be merged away before the running transaction ends.
   *
   * @param inquiryId of one of this customer's inquiries
   * @returns the customer's id
   * @throws DomainError `invalid` for an unknown customer, or an inquiry that is not this customer's
   */
  async holdFor({ customerId, inquiryId }: Concern): Promise<string> {
    const customer = await this.hold(customerId);
    if (customer === undefined) {
      throw refusal('customerId', 'customer.unknown', 'There is no such customer.');
    }
    if (inquiryId != null) {
      const inquiries = await currentManager(this.dataSource).query<unknown[]>(
        'SELECT FROM inquiries WHERE id = $1 AND customer_id = $2',
        [inquiryId, customer],
      );
      if (inquiries.length === 0) {
        throw refusal('inquiryId', 'inquiry.of-nobody', 'This customer has no such inquiry.');
      }
    }
    return customer;
  }

  private async hold(id: string): Promise<string | undefined> {
    const [customer] = await currentManager(this.dataSource).query<{ mergedInto: string | null }[]>(
      'SELECT merged_into AS "mergedInto" FROM customers WHERE id = $1 FOR KEY SHARE',
      [id],
    );
    if (!customer) return undefined;
    return customer.mergedInto === null ? id : this.hold(customer.mergedInto);
  }

  /** Whom a merged customer became, with what a submission may fill in. */
  private async holdSurvivor(mergedInto: string): Promise<Held> {
    const [survivor] = await currentManager(this.dataSource).query<Held[]>(
      'SELECT id, phone, company FROM customers WHERE id = $1 FOR NO KEY UPDATE',
      [await this.hold(mergedInto)],
    );
    if (!survivor) throw new Error('a customer was merged into one that is not there');
    return survivor;
  }

  private async fillBlanks({ id, ...known }: Held, contact: Contact, at: Date): Promise<void> {
    const before = { phone: known.phone, company: known.company };
    const after = { phone: known.phone || contact.phone, company: known.company || contact.company };
    const changed = changedFields(before, after);
    if (!changed) return;
    await currentManager(this.dataSource).query(
      'UPDATE customers SET phone = $2, company = $3, version = version + 1 WHERE id = $1',
      [id, after.phone, after.company],
    );
    const thing = { kind: 'customer', id } as const;
    await this.auditTrail.record({ at, by: null, action: 'customer.filled', thing, ...changed });
  }
}

function refusal(path: string, code: string, message: string): DomainError {
  return new DomainError('invalid', code, message, [{ path, code, message }]);
}
