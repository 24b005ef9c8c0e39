import { expect, it } from '@jest/globals';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { HOLDERS, PERMISSIONS, permissionsOf, type Permission } from './permissions.js';

/** Only roles that there are stand in the table; the type says the same. */
const holders: Record<Permission, readonly Exclude<Role, 'owner'>[]> = HOLDERS;

it('names roles that there are, and each of them', () => {
  expect(new Set(['owner', ...Object.values(holders).flat()])).toEqual(new Set(ROLES));
});

it('gives owners everything, a viewer nothing that changes customers or prices, and an unknown role nothing', () => {
  expect(PERMISSIONS.filter((one) => permissionsOf('owner').has(one))).toEqual(PERMISSIONS);
  expect(permissionsOf('viewer').has('inquiries.read')).toBe(true);
  for (const one of ['inquiries.answer', 'customers.write', 'catalogue.write', 'staff.manage'] as const)
    expect(permissionsOf('viewer').has(one)).toBe(false);
  expect(PERMISSIONS.filter((one) => permissionsOf('auditor').has(one))).toEqual([]);
});

/** As the table in this module's README says in words. */
const MAY: Record<Exclude<Role, 'owner'>, readonly Permission[]> = {
  sales: [
    ...(['inquiries.read', 'inquiries.answer', 'links.manage', 'customers.read', 'customers.write'] as const),
    ...(['catalogue.read', 'quotations.read', 'quotations.write', 'overview.read', 'settings.read'] as const),
    ...(['mail.read', 'mail.retry', 'own-account.manage'] as const),
  ],
  production: ['inquiries.read', 'catalogue.read', 'quotations.read', 'settings.read', 'own-account.manage'],
  catalogue: ['catalogue.read', 'catalogue.write', 'settings.read', 'own-account.manage'],
  viewer: [
    ...(['inquiries.read', 'customers.read', 'catalogue.read', 'quotations.read', 'overview.read'] as const),
    ...(['settings.read', 'own-account.manage'] as const),
  ],
};

it.each(Object.entries(MAY))('lets the role %s do what it is for, and nothing else', (role, may) => {
  expect(PERMISSIONS.filter((one) => permissionsOf(role).has(one))).toEqual(may);
});

it.each(ROLES)('lets the role %s read what it writes', (role) => {
  const held = permissionsOf(role);
  const writes = PERMISSIONS.filter((one) => one.endsWith('.write') && held.has(one));
  for (const one of writes) expect(held.has(one.replace('.write', '.read') as Permission)).toBe(true);
  if (held.has('quotations.write')) {
    expect(held.has('inquiries.read')).toBe(true);
    expect(held.has('settings.read')).toBe(true);
  }
});
