import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { InvitationStore } from '../application/invitation-store.js';
import type { Invitation } from '../application/invitations.js';

/** Behaves as the database does, without its transactions and locks. */
export class InMemoryInvitationStore extends InvitationStore {
  private readonly kept = new Map<string, { invitation: Invitation; tokens: string[] }>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-9000-${String(this.ids).padStart(12, '0')}`;
  }

  async list(): Promise<Invitation[]> {
    return [...this.kept.values()].map(({ invitation }) => invitation).reverse();
  }

  async add(invitation: Invitation): Promise<boolean> {
    if ((await this.list()).some(({ email }) => email === invitation.email)) return false;
    this.kept.set(invitation.id, { invitation, tokens: [] });
    return true;
  }

  async hold(id: string): Promise<Invitation | undefined> {
    expectTransaction('an invitation is held');
    return this.kept.get(id)?.invitation;
  }

  async renew(id: string, expiresAt: Date): Promise<void> {
    const kept = this.kept.get(id);
    if (kept) this.kept.set(id, { invitation: { ...kept.invitation, expiresAt }, tokens: [] });
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
  }

  async addToken(id: string, token: string): Promise<void> {
    this.kept.get(id)?.tokens.push(token);
  }

  async holdByToken(token: string): Promise<Invitation | undefined> {
    expectTransaction('an invitation is held');
    return [...this.kept.values()].find(({ tokens }) => tokens.includes(token))?.invitation;
  }
}
