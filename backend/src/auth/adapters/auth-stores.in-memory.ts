import { randomUUID } from 'node:crypto';
import { KnownDevices } from '../application/known-devices.js';
import { AHEAD_AT_MOST_MS } from '../../shared/domain/clock.js';
import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { PasswordChecks, type CheckLimit } from '../application/password-checks.js';
import { PasswordHashes } from '../application/password-hashes.js';
import { Sessions, type ListedSession, type NewSession, type Session } from '../application/sessions.js';
import { InMemorySecondFactors } from './second-factors.in-memory.js';
import { StaffAccounts, type AccountChange, type StaffAccount } from '../application/staff-accounts.js';

/** Behave as the database does, without its transactions and locks. */
export class InMemoryStaffAccounts extends StaffAccounts {
  readonly byId = new Map<string, StaffAccount>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `0199a5f0-7c1e-7b3a-8000-${String(this.ids).padStart(12, '0')}`;
  }

  async add(account: StaffAccount): Promise<boolean> {
    if (await this.find(account.email)) return false;
    this.byId.set(account.id, account);
    return true;
  }

  async find(email: string): Promise<StaffAccount | undefined> {
    return [...this.byId.values()].find((account) => account.email === email);
  }

  async hold(email: string): Promise<StaffAccount | undefined> {
    expectTransaction('an account is held');
    return this.find(email);
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    const account = this.byId.get(id);
    if (account) this.byId.set(id, { ...account, passwordHash, isDemo: false });
  }

  async findById(id: string): Promise<StaffAccount | undefined> {
    return this.byId.get(id);
  }

  async change(id: string, change: AccountChange): Promise<void> {
    const account = this.byId.get(id);
    if (account) this.byId.set(id, { ...account, ...change, version: account.version + 1 });
  }

  async noteSignIn(id: string, signedInAt: Date): Promise<void> {
    const account = this.byId.get(id);
    if (account) this.byId.set(id, { ...account, signedInAt });
  }

  async list(): Promise<StaffAccount[]> {
    return [...this.byId.values()].sort((a, b) => (a.email < b.email ? -1 : 1));
  }

  async claimOwners(): Promise<void> {
    expectTransaction('the owners are held');
  }
}

type StoredSession = Omit<ListedSession, 'isCurrent'> & { staffId: string; confirmedAt: Date | null };

export class InMemorySessions extends Sessions {
  private readonly byToken = new Map<string, StoredSession>();

  constructor(
    private readonly accounts: InMemoryStaffAccounts,
    private readonly factors: InMemorySecondFactors,
  ) {
    super();
  }

  async start({ token, staffId, userAgent, at, confirmedAt = null }: NewSession): Promise<void> {
    const id = randomUUID();
    this.byToken.set(token, { id, staffId, userAgent, startedAt: at, seenAt: at, confirmedAt });
  }

  async find(token: string): Promise<Session | undefined> {
    const session = this.byToken.get(token);
    const account = session && this.accounts.byId.get(session.staffId);
    if (!session || !account?.isActive) return undefined;
    const { id, email, isDemo, role, name } = account;
    const { startedAt, seenAt, confirmedAt } = session;
    const hasFactor = (await this.factors.find(id)) !== undefined;
    const isFactorObligatory = await this.factors.isObligatory(role);
    const known = { staff: { id, email }, isDemo, role, name, hasFactor, isFactorObligatory };
    return { ...known, confirmedAt, startedAt, seenAt };
  }

  async listOf(
    staffId: string,
    token: string,
    { seenAfter, startedAfter }: { seenAfter: Date; startedAfter: Date },
    most: number,
  ): Promise<ListedSession[]> {
    return [...this.byToken]
      .filter(([, session]) => session.staffId === staffId)
      .filter(([, { seenAt, startedAt }]) => seenAt > seenAfter && startedAt > startedAfter)
      .map(([key, { staffId: _, confirmedAt: __, ...session }]) => ({ ...session, isCurrent: key === token }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt.getTime() - a.seenAt.getTime())
      .slice(0, most);
  }

  async noteSeen(token: string, at: Date): Promise<void> {
    const session = this.byToken.get(token);
    if (session && session.seenAt < at) this.byToken.set(token, { ...session, seenAt: at });
  }

  async confirm(token: string, at: Date): Promise<boolean> {
    const session = this.byToken.get(token);
    if (session) this.byToken.set(token, { ...session, confirmedAt: at });
    return session !== undefined;
  }

  async end(token: string): Promise<boolean> {
    return this.byToken.delete(token);
  }

  async endOne(staffId: string, id: string): Promise<boolean> {
    return this.endWhere((session) => session.staffId === staffId && session.id === id) > 0;
  }

  async endOthers(staffId: string, token: string): Promise<void> {
    this.endWhere((session, key) => session.staffId === staffId && key !== token);
  }

  async endAllOf(staffId: string): Promise<number> {
    return this.endWhere((session) => session.staffId === staffId);
  }

  async forget(notSeenSince: Date, startedBefore: Date): Promise<void> {
    this.endWhere(({ seenAt, startedAt }) => seenAt <= notSeenSince || startedAt <= startedBefore);
  }

  private endWhere(isOver: (session: StoredSession, token: string) => boolean): number {
    const over = [...this.byToken].filter(([token, session]) => isOver(session, token));
    for (const [token] of over) this.byToken.delete(token);
    return over.length;
  }
}

export class InMemoryKnownDevices extends KnownDevices {
  private readonly byToken = new Map<string, { staffId: string; usedAt: Date }>();

  constructor(private readonly accounts: InMemoryStaffAccounts) {
    super();
  }

  async note(token: string, staffId: string, at: Date): Promise<void> {
    this.byToken.set(token, { staffId, usedAt: at });
  }

  async knownOf(tokens: readonly string[], email: string): Promise<string | undefined> {
    const emailOf = (token: string) => this.accounts.byId.get(this.byToken.get(token)?.staffId ?? '')?.email;
    return tokens.find((token) => emailOf(token) === email);
  }

  async keepLatestOf(staffId: string, most: number): Promise<void> {
    const all = [...this.byToken].filter(([, device]) => device.staffId === staffId);
    const [...byUse] = all.sort(([, a], [, b]) => b.usedAt.getTime() - a.usedAt.getTime());
    for (const [token] of byUse.slice(most)) this.byToken.delete(token);
  }

  async forgetUnusedSince(moment: Date): Promise<void> {
    for (const [token, { usedAt }] of this.byToken) if (usedAt < moment) this.byToken.delete(token);
  }
}

export class InMemoryPasswordChecks extends PasswordChecks {
  private readonly bySubject = new Map<string, Date[]>();

  async claim(subject: string, at: Date, { most, withinMs }: CheckLimit): Promise<Date | undefined> {
    const windowStart = at.getTime() - withinMs;
    const recent = (this.bySubject.get(subject) ?? [])
      .map(Number)
      .filter((made) => made > windowStart && made <= at.getTime() + AHEAD_AT_MOST_MS);
    if (recent.length >= most) return new Date(Math.min(...recent, at.getTime()) + withinMs);
    this.bySubject.set(subject, [...recent.map((made) => new Date(made)), at]);
    return undefined;
  }

  async giveBack(subject: string, at: Date): Promise<void> {
    const made = this.bySubject.get(subject) ?? [];
    const index = made.findIndex((check) => check.getTime() === at.getTime());
    if (index >= 0) this.bySubject.set(subject, made.toSpliced(index, 1));
  }

  async forgetBefore(moment: Date): Promise<void> {
    for (const [subject, made] of this.bySubject) {
      if (made.every((check) => check <= moment)) this.bySubject.delete(subject);
    }
  }
}

/** Counts the passwords that were looked at. */
export class PlainHashes extends PasswordHashes {
  checks = 0;
  readonly underWay = 0;

  async of(password: string): Promise<string> {
    return `plain ${password}`;
  }

  ofRandom(secret: string): Promise<string> {
    return this.of(secret);
  }

  async match(password: string, hash: string | undefined): Promise<boolean> {
    this.checks += 1;
    return hash === `plain ${password}`;
  }
}
