import { describe, expect, it } from '@jest/globals';
import { AUDITED_ACTIONS, AUDITED_KINDS } from '@tiraz/contracts/audit-trail';
import { PERMISSIONS, type Permission } from '../../auth/index.js';
import { toldWith, type Change } from '../domain/change.js';
import { LiveChanges, MOST_OF_A_SESSION, type Reader } from './live-changes.js';

const SUBMITTED: Change = { kind: 'inquiry', id: 'i1', action: 'inquiry.submitted', by: null };
const PRICED: Change = { kind: 'fabric', id: 'f1', action: 'fabric.updated', by: 's1' };

class TestReader implements Reader {
  readonly told: string[] = [];
  hasEnded = false;
  isSlow = false;
  permissions: ReadonlySet<Permission>;

  constructor(
    readonly staffId = 's1',
    readonly token = 't1',
    permissions: readonly Permission[] = PERMISSIONS,
  ) {
    this.permissions = new Set(permissions);
  }

  tell(text: string): boolean {
    this.told.push(text);
    return !this.isSlow;
  }

  end(): void {
    this.hasEnded = true;
  }
}

/** @param admitted what each token may, while its session lives */
function liveChanges(admitted: Record<string, readonly Permission[]> = {}) {
  return new LiveChanges({
    of: async (token) => {
      if (!admitted[token]) throw new Error('the session has ended');
      return new Set(admitted[token]);
    },
  });
}

it('everybody is told of what they may read of, and of nothing else', () => {
  const changes = liveChanges();
  const clerk = new TestReader('s1', 't1', ['inquiries.read']);
  const owner = new TestReader('s2', 't2');
  for (const reader of [clerk, owner]) changes.follow(reader);
  changes.changed(SUBMITTED);
  changes.changed(PRICED);
  changes.changed({ kind: 'staffAccount', id: 's9', action: 'session.started', by: 's9' });
  changes.changed({ kind: 'staffAccount', id: 's9', action: 'password.changed', by: 's9' });
  expect(clerk.told).toEqual([`data: ${JSON.stringify(SUBMITTED)}\n\n`]);
  expect(owner.told.map((text) => JSON.parse(text.slice(6)).kind)).toEqual(['inquiry', 'fabric']);
});

it.each(AUDITED_KINDS.filter((kind) => kind !== 'staffAccount'))(
  'of %s somebody is told who may read it, or nobody',
  (kind) => {
    const needed = toldWith({ ...SUBMITTED, kind });
    const isTold = kind !== 'picture';
    expect(needed === undefined ? 'nobody' : PERMISSIONS.includes(needed) && needed.endsWith('.read')).toBe(
      isTold ? true : 'nobody',
    );
  },
);

const OF_ACCOUNTS = /^(account|invitation|sessions?|factor|recovery-codes?|passkey|password)\./;

it.each(AUDITED_ACTIONS.filter((action) => OF_ACCOUNTS.test(action)))(
  'of an account’s %s everybody is told if it says who is who, and nobody if it is of signing in',
  (action) => {
    const needed = toldWith({ kind: 'staffAccount', id: 's9', action, by: null });
    if (action.startsWith('account.')) expect(needed).toBe('own-account.manage');
    else if (action.startsWith('invitation.')) expect(needed).toBe('staff.manage');
    else expect(needed).toBeUndefined();
  },
);

it('what a browser does not take ends its stream, and nobody else’s', () => {
  const changes = liveChanges();
  const [slow, quick] = [new TestReader('s1', 't1'), new TestReader('s2', 't2')];
  for (const reader of [slow, quick]) changes.follow(reader);
  slow.isSlow = true;
  changes.missed();
  changes.breakSilence();
  expect([slow.told.length, slow.hasEnded]).toEqual([1, true]);
  expect([quick.told.length, quick.hasEnded]).toEqual([2, false]);
  expect(changes.size).toBe(1);
});

describe('whoever is told', () => {
  it('is sent away when the session has ended, and told of other things when permissions have changed', async () => {
    const changes = liveChanges({ t1: ['customers.read'] });
    const [stays, goes] = [new TestReader('s1', 't1'), new TestReader('s2', 't2')];
    for (const reader of [stays, goes]) changes.follow(reader);
    await changes.readmit();
    changes.changed(SUBMITTED);
    expect([stays.hasEnded, stays.told]).toEqual([false, []]);
    expect(goes.hasEnded).toBe(true);
  });

  it('is looked at as soon as something happens to the account', async () => {
    const changes = liveChanges({});
    const [hers, his] = [new TestReader('mona', 't1'), new TestReader('omar', 't2')];
    for (const reader of [hers, his]) changes.follow(reader);
    changes.changed({ kind: 'staffAccount', id: 'mona', action: 'session.ended', by: 'mona' });
    await Promise.resolve().then(() => undefined);
    expect([hers.hasEnded, his.hasEnded]).toEqual([true, false]);
  });

  it('is looked at, whoever it is, as soon as the settings change: they may ask for a second factor', async () => {
    const changes = liveChanges({});
    const readers = [new TestReader('mona', 't1'), new TestReader('omar', 't2')];
    for (const reader of readers) changes.follow(reader);
    changes.changed({ kind: 'settings', id: 'settings', action: 'settings.updated', by: 'mona' });
    await new Promise(setImmediate);
    expect(readers.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
  });

  it('is sent away while nobody knows whether the session lives', async () => {
    const changes = new LiveChanges({ of: () => Promise.reject(new Error('the database is away')) });
    const reader = new TestReader();
    changes.follow(reader);
    await changes.readmit();
    expect(reader.hasEnded).toBe(true);
  });

  it('has so many streams a session: the oldest makes room', () => {
    const changes = liveChanges();
    const readers = Array.from({ length: MOST_OF_A_SESSION + 2 }, () => new TestReader());
    for (const reader of readers) changes.follow(reader);
    expect(readers.map(({ hasEnded }) => hasEnded)).toEqual([true, true, ...Array(5).fill(false)]);
    changes.follow(new TestReader('s2', 't2'));
    expect(changes.size).toBe(MOST_OF_A_SESSION + 1);
  });

  it('is forgotten once gone; nobody is admitted after the end', () => {
    const changes = liveChanges();
    const [gone, there, late] = [new TestReader(), new TestReader(), new TestReader()];
    const leave = changes.follow(gone);
    changes.follow(there);
    leave();
    changes.end();
    changes.follow(late);
    changes.changed(SUBMITTED);
    expect([gone.told, there.told, late.told]).toEqual([[], [], []]);
    expect([gone.hasEnded, there.hasEnded, late.hasEnded]).toEqual([false, true, true]);
  });
});

describe('a look', () => {
  it('is told to the others who may read inquiries, and to no page of who looks', () => {
    const changes = liveChanges({});
    const looking = new TestReader('mona', 't1');
    const other = new TestReader('omar', 't2');
    const without = new TestReader('salma', 't3', ['catalogue.read']);
    for (const reader of [looking, other, without]) changes.follow(reader);
    changes.looked({ inquiryId: 'i1', by: 'mona', isOver: false });
    expect(other.told).toEqual(['event: look\ndata: {"inquiryId":"i1","by":"mona","isOver":false}\n\n']);
    expect([looking.told, without.told]).toEqual([[], []]);
  });
});
