import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { prepared } from '../../shared/database/prepared.js';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import { DomainError } from '../../shared/domain/domain-error.js';

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

const RECORD_CONTACT = {
  name: 'record-contact',
  text: `
    INSERT INTO customers AS known (id, email, name, phone, company, created_at)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (email) DO UPDATE SET
      phone = coalesce(nullif(known.phone, ''), excluded.phone),
      company = coalesce(nullif(known.company, ''), excluded.company),
      version = known.version + (
        known.phone = '' AND excluded.phone <> '' OR known.company = '' AND excluded.company <> ''
      )::int
    RETURNING id, merged_into AS "mergedInto"`,
};

/** Everybody who has ever written, one for each e-mail address, unless staff found that two are one. */
export class Customers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds the customer with this e-mail address, letter case and outer blanks apart, or makes one; what was blank so
   * far is filled in, everything else stays as it is. Joins the running transaction; rivals with the same address
   * wait for its end, and so does a merge.
   *
   * @returns the customer's id
   * @throws DomainError `unavailable` when the database is away
   */
  async recordContact(contact: Contact, at: Date): Promise<string> {
    const { name, email, phone, company } = contact;
    const values = [uuid({ msecs: at.getTime() }), email.trim().toLowerCase(), name, phone, company, at];
    const [customer] = await prepared<{ id: string; mergedInto: string | null }>(
      this.dataSource,
      RECORD_CONTACT,
      values,
    );
    if (!customer) throw new Error('an upsert returned no row');
    return customer.mergedInto === null ? customer.id : this.fillBlanks(customer.mergedInto, contact);
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

  private async fillBlanks(id: string, { phone, company }: Contact): Promise<string> {
    const survivor = await this.hold(id);
    if (survivor === undefined) throw new Error('a customer was merged into one that is not there');
    await currentManager(this.dataSource).query(
      `UPDATE customers SET version = version + 1,
         phone = coalesce(nullif(phone, ''), $2), company = coalesce(nullif(company, ''), $3)
       WHERE id = $1 AND (phone = '' AND $2 <> '' OR company = '' AND $3 <> '')`,
      [survivor, phone, company],
    );
    return survivor;
  }
}

function refusal(path: string, code: string, message: string): DomainError {
  return new DomainError('invalid', code, message, [{ path, code, message }]);
}
