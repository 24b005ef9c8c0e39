import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { prepared } from '../../shared/database/prepared.js';

/** How somebody who writes to us can be reached; empty where nothing was given. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  company: string;
}

const RECORD_CONTACT = {
  name: 'record-contact',
  text: `
    INSERT INTO customers AS known (id, email, name, phone, company, created_at)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (email) DO UPDATE SET
      phone = coalesce(nullif(known.phone, ''), excluded.phone),
      company = coalesce(nullif(known.company, ''), excluded.company)
    RETURNING id`,
};

/** Everybody who has ever written, one for each e-mail address. */
export class Customers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds the customer with this e-mail address, letter case and outer blanks apart, or makes one; what was blank so
   * far is filled in, everything else stays as it is. Joins the running transaction; rivals with the same address
   * wait for its end.
   *
   * @returns the customer's id
   * @throws DomainError `unavailable` when the database is away
   */
  async recordContact({ name, email, phone, company }: Contact, at: Date): Promise<string> {
    const values = [uuid({ msecs: at.getTime() }), email.trim().toLowerCase(), name, phone, company, at];
    const [customer] = await prepared<{ id: string }>(this.dataSource, RECORD_CONTACT, values);
    if (!customer) throw new Error('an upsert returned no row');
    return customer.id;
  }
}
