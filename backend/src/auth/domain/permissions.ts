import { DomainError } from '../../shared/domain/domain-error.js';

/** What staff may do; each of their routes names what it needs. */
export const PERMISSIONS = [
  'inquiries.read',
  'inquiries.answer',
  'links.manage',
  // With follow-ups and communications.
  'customers.read',
  'customers.write',
  // With pictures and prices.
  'catalogue.read',
  'catalogue.write',
  'quotations.read',
  'quotations.write',
  'overview.read',
  'audit.read',
  'jobs.read',
  'jobs.retry',
  'settings.read',
  // With holidays.
  'settings.write',
  'mail.read',
  'mail.retry',
  'own-account.manage',
  'staff.manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
export type Permissions = Pick<ReadonlySet<Permission>, 'has'>;

/** What every account may do, until accounts have roles. */
export const EVERYTHING: Permissions = new Set(PERMISSIONS);

/** @throws DomainError `permission.missing` */
export function expectPermitted(held: Permissions, needed: Permission): void {
  if (held.has(needed)) return;
  throw new DomainError('forbidden', 'permission.missing', 'This account may not do that.');
}
