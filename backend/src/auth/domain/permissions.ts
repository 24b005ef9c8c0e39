/** Every permission, and the roles that hold it; owners hold all. Each staff route names the one that it needs. */
export const HOLDERS = {
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
  // Confirming a discount of more than 10 %.
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
} as const;

export type Permission = keyof typeof HOLDERS;
export type Permissions = Pick<ReadonlySet<Permission>, 'has'>;

export const PERMISSIONS = Object.keys(HOLDERS) as Permission[];

export const NO_PERMISSIONS: Permissions = new Set();

/** What an account of this role may do: nothing, with a role that this release does not know. */
export function permissionsOf(role: string): Permissions {
  const isHeld = (permission: Permission) =>
    role === 'owner' || HOLDERS[permission].some((holder) => holder === role);
  return new Set(PERMISSIONS.filter(isHeld));
}
