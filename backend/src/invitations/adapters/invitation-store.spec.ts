import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { InvitationStore } from '../application/invitation-store.js';
import type { Invitation } from '../application/invitations.js';
import { InMemoryInvitationStore } from './invitation-store.in-memory.js';
import { TypeOrmInvitationStore } from './invitation-store.typeorm.js';
import { InvitationEntity } from './invitation.entity.js';

const noon = new Date('2026-03-01T12:00:00.123Z');
const later = new Date('2026-03-03T12:00:00.123Z');

async function inMemory() {
  return {
    store: new InMemoryInvitationStore(),
    transactions: new InMemoryTransactions(),
    close: async () => undefined,
  };
}

async function inPostgres() {
  const source = await createDataSource(await createDatabase(), [InvitationEntity]).initialize();
  const [store, transactions] = [new TypeOrmInvitationStore(source), new TypeOrmTransactions(source)];
  return { store, transactions, close: () => source.destroy() };
}

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('invitations kept %s', (_, openStore) => {
  let store: InvitationStore;
  let transactions: Transactions;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    ({ store, transactions, close } = await openStore());
  });
  afterAll(() => close());

  /** @param at when it was sent */
  async function kept(at = noon): Promise<Invitation> {
    const invitation: Invitation = {
      id: store.nextId(at),
      email: `${randomUUID()}@tiraz.example`,
      role: 'production',
      language: 'ar',
      invitedAt: at,
      expiresAt: noon,
    };
    expect(await store.add(invitation)).toBe(true);
    return invitation;
  }
  const byToken = (token: string) => transactions.run(() => store.holdByToken(token));

  it('are found again, value for value, the newest first', async () => {
    const [first, second] = [await kept(), await kept(later)];
    expect((await store.list()).slice(0, 2)).toEqual([second, first]);
    expect(await transactions.run(() => store.hold(first.id))).toEqual(first);
    expect(await store.add({ ...first, id: store.nextId(noon) })).toBe(false);
  });

  it('are found by each of their tokens, until they are renewed or gone', async () => {
    const invitation = await kept();
    const tokens = [randomUUID(), randomUUID()];
    for (const token of tokens) await store.addToken(invitation.id, token);
    expect(await Promise.all(tokens.map(byToken))).toEqual([invitation, invitation]);
    await store.renew(invitation.id, later);
    expect(await byToken(tokens[0]!)).toBeUndefined();
    await store.addToken(invitation.id, tokens[0]!);
    expect(await byToken(tokens[0]!)).toEqual({ ...invitation, expiresAt: later });
    await store.remove(invitation.id);
    await store.addToken(invitation.id, tokens[1]!);
    expect(await byToken(tokens[1]!)).toBeUndefined();
    expect(await byToken(tokens[0]!)).toBeUndefined();
  });
});
