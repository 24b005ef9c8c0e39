import { InMemoryAuditTrail } from '../shared/domain/audit-trail.in-memory.js';
import { DomainError } from '../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../shared/domain/transactions.in-memory.js';
import { newToken } from '../shared/secrets/tokens.js';
import { InMemoryInvitationStore } from './adapters/invitation-store.in-memory.js';
import type { Invitation } from './application/invitations.js';
import { ManageInvitations, type NewAccounts } from './application/manage-invitations.js';

/** Invitations over fakes, with a clock that is set by hand; an account exists for mona@tiraz.example. */
export function invitationsInMemory() {
  const joined: object[] = [];
  /** The e-mail addresses that have an account. */
  const taken = new Set(['mona@tiraz.example']);
  const written = new Map<string, string>();
  const mailed: Invitation[] = [];
  const time = { now: new Date('2026-03-01T08:00:00Z') };
  const audit = new InMemoryAuditTrail();
  const accounts: NewAccounts = {
    isFree: async (email) => !taken.has(email),
    expectFree: async (email) => {
      if (taken.has(email)) throw new DomainError('conflict', 'account.exists', 'There is one.');
    },
    join: async (newcomer) => {
      if (newcomer.password.length < 12) throw new DomainError('invalid', 'password.too-short', 'Too short.');
      joined.push(newcomer);
    },
  };
  const transactions = new InMemoryTransactions();
  const invitations = new ManageInvitations(
    transactions,
    new InMemoryInvitationStore(),
    accounts,
    { writeIn: async (language, id) => void written.set(id, language) },
    async (invitation) => void mailed.push(invitation),
    { next: newToken },
    audit,
    { now: () => time.now },
    'https://tiraz.example',
  );
  /** As whoever sends the mail asks for its link. */
  const issue = (id: string) => transactions.run(() => invitations.issue(id));
  /** The token in the link that the mail of this invitation brings. */
  const mailedToken = async (id: string) => (await issue(id))?.split('#')[1] ?? '';
  return { invitations, joined, taken, written, mailed, time, audit, issue, mailedToken };
}
