import { DomainError } from '../../shared/domain/domain-error.js';
import type { StaffAccount, StaffAccounts } from './staff-accounts.js';

/** An account, held until the running transaction ends. @throws DomainError `account.missing` */
export async function heldAccount(accounts: StaffAccounts, id: string): Promise<StaffAccount> {
  const known = await accounts.findById(id);
  const account = known && (await accounts.hold(known.email));
  if (!account) throw new DomainError('missing', 'account.missing', 'There is no such account.');
  return account;
}
