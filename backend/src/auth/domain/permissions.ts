import { ROLES, type Role } from '@tiraz/contracts/roles';
import { DomainError } from '../../shared/domain/domain-error.js';

/**
 * What staff may do, and which roles besides owners, who may do everything; each of their routes names what it needs.
 */
const TABLE = {
  'inquiries.read': ['sales', 'production', 'viewer'],
  'inquiries.answer': ['sales'],
  'links.manage': ['sales'],
  // With follow-ups and communications.
  'customers.read': ['sales', 'viewer'],
  'customers.write': ['sales'],
  // With pictures and prices.
  'catalogue.read': ['sales', 'production', 'catalogue', 'viewer'],
  'catalogue.write': ['catalogue'],
  'quotations.read': ['sales', 'production', 'viewer'],
  'quotations.write': ['sales'],
  // That a discount of more than a tenth is meant.
  'discounts.confirm': [],
  'overview.read': ['sales', 'viewer'],
  'audit.read': [],
  'jobs.read': [],
  'jobs.retry': [],
  'settings.read': ['sales', 'production', 'catalogue', 'viewer'],
  // With holidays.
  'settings.write': [],
  'mail.read': ['sales'],
  'mail.retry': ['sales'],
  'own-account.manage': ['sales', 'production', 'catalogue', 'viewer'],
  'staff.manage': [],
} as const satisfies Record<string, readonly Exclude<Role, 'owner'>[]>;

export type Permission = keyof typeof TABLE;
export type Permissions = Pick<ReadonlySet<Permission>, 'has'>;

export const PERMISSIONS = Object.keys(TABLE) as Permission[];

const BY_ROLE = new Map<Role, Permissions>(
  ROLES.map((role) => {
    const isHeld = (permission: Permission) =>
      role === 'owner' || TABLE[permission].some((holder) => holder === role);
    return [role, new Set(PERMISSIONS.filter(isHeld))];
  }),
);
const NONE: Permissions = new Set<Permission>();

/** What an account of this role may do: nothing, with a role that this release does not know. */
export function permissionsOf(role: Role): Permissions {
  return BY_ROLE.get(role) ?? NONE;
}

/** @throws DomainError `permission.missing` */
export function expectPermitted(held: Permissions, needed: Permission): void {
  if (held.has(needed)) return;
  throw new DomainError('forbidden', 'permission.missing', 'This account may not do that.');
}

/** @throws DomainError `session.confirmation-required` */
export function expectConfirmed(confirmed: boolean): void {
  if (confirmed) return;
  throw new DomainError(
    'forbidden',
    'session.confirmation-required',
    'Give a code of the second factor first.',
  );
}
