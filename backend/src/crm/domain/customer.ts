import type { Language } from '@tiraz/contracts/language';
import { DomainError } from '../../shared/domain/domain-error.js';

/** How somebody who writes to us can be reached; empty where nothing was given. */
export interface Contact {
  name: string;
  /** Folded (foldEmail) once it belongs to a customer. */
  email: string;
  phone: string;
  company: string;
  /** In which they read us: that of their latest inquiry. */
  language: Language;
}

/** The status that staff set, beside the one that follows from what the customer does. */
export type StaffStatus = 'active' | 'inactive';

/** Somebody who has written to us, or whom staff took over from a file; one for each e-mail address, unless staff found that two are one. */
export interface Customer extends Contact {
  /** UUID v7. */
  id: string;
  /** Null until staff said something. */
  staffStatus: StaffStatus | null;
  staffStatusAt: Date | null;
  /** Of the customer as it was read; storing a change makes the next one. */
  version: number;
  /** The first contact, or the day of the file. */
  createdAt: Date;
  /** The customer that this one is; null unless it was merged away. */
  mergedInto: string | null;
}

/** Absent fields stay as they are. */
export interface CustomerEdit {
  name?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  status?: StaffStatus | undefined;
}

export function newCustomer(
  id: string,
  { name, email, phone, company, language }: Contact,
  at: Date,
): Customer {
  return {
    id,
    name,
    email,
    phone,
    company,
    language,
    staffStatus: null,
    staffStatusAt: null,
    version: 1,
    createdAt: at,
    mergedInto: null,
  };
}

/** A later contact fills what was blank and overwrites none of it; its language is the one that is read now. */
export function contactedAgain(customer: Customer, contact: Contact): Customer {
  return { ...fillBlanks(customer, contact), language: contact.language };
}

/** A name is never blank. */
export function fillBlanks(
  customer: Customer,
  { phone, company }: Pick<Contact, 'phone' | 'company'>,
): Customer {
  return { ...customer, phone: customer.phone || phone, company: customer.company || company };
}

/**
 * What staff correct. Declaring somebody active counts as something that happened, even where it was said before.
 *
 * @returns undefined when nothing changes
 */
export function edited(customer: Customer, edit: CustomerEdit, at: Date): Customer | undefined {
  const name = edit.name ?? customer.name;
  const phone = edit.phone ?? customer.phone;
  const company = edit.company ?? customer.company;
  const staffStatus = edit.status ?? customer.staffStatus;
  const isChanged =
    edit.status === 'active' ||
    name !== customer.name ||
    phone !== customer.phone ||
    company !== customer.company ||
    staffStatus !== customer.staffStatus;
  if (!isChanged) return undefined;
  const staffStatusAt = edit.status === undefined ? customer.staffStatusAt : at;
  return { ...customer, name, phone, company, staffStatus, staffStatusAt };
}

export function unknownCustomer(): DomainError {
  return new DomainError('missing', 'customer.unknown', 'There is no such customer.');
}
