import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Blocks, Reader, Told, Waiting } from './neighbours.js';
import { SendDigests } from './send-digests.js';

const HOLIDAY = '2026-11-23';
const isWorked = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() < 5 && day !== HOLIDAY;
/** On a Sunday at nine in Cairo. */
const NINE = new Date('2026-11-22T07:00:00Z');
const ALL = ['inquiries.read', 'quotations.read', 'customers.read'] as const;
const QUIET = {
  inquiries: { total: 0 },
  followUps: { overdue: 0, dueToday: 0 },
  quotations: { total: 0 },
};

let now: Date;
let readers: Reader[];
let waits: Blocks;
let own: Record<string, number>;
let written: [email: string, waiting: Waiting<Blocks, { total: number }>, day: string, until: string][];
let asked: Told[][];
let broken: string | undefined;

const reader = (name: string, permissions: readonly Told[] = ALL): Reader => ({
  ...{ id: name, email: `${name}@tiraz.example` },
  permissions: new Set(permissions),
});

beforeEach(() => {
  [now, readers, waits, own, written, asked, broken] = [NINE, [reader('mona')], QUIET, {}, [], [], undefined];
});

const send = (planned = NINE) =>
  new SendDigests(
    new InMemoryTransactions(),
    { rule: async () => isWorked },
    { list: async () => readers },
    {
      read: async (permitted) => {
        asked.push(ALL.filter((one) => permitted.has(one)));
        const { inquiries, followUps, quotations } = waits;
        return {
          ...(permitted.has('inquiries.read') && inquiries && { inquiries }),
          ...(permitted.has('customers.read') && followUps && { followUps }),
          ...(permitted.has('quotations.read') && quotations && { quotations }),
        };
      },
    },
    {
      of: async (id) => {
        if (id === broken) throw new Error('the database was away');
        return { total: own[id] ?? 0 };
      },
    },
    {
      write: async ({ email }, waiting, { day, until }) => {
        written.push([email, waiting, day, until.toISOString()]);
      },
    },
    { now: () => now },
  ).send(planned);

describe('at nine on a working day', () => {
  it.each<[string, Blocks]>([
    ['a new inquiry', { inquiries: { total: 1 } }],
    ['a follow-up that is overdue', { followUps: { overdue: 1, dueToday: 0 } }],
    ['a follow-up of today', { followUps: { overdue: 0, dueToday: 1 } }],
    ['a quotation about to expire', { quotations: { total: 1 } }],
  ])('%s is told of, as the overview tells of it', async (_, block) => {
    waits = { ...QUIET, ...block };
    await send();
    const told = { ...QUIET, ...block, own: { total: 0 } };
    expect(written).toEqual([['mona@tiraz.example', told, '2026-11-22', '2026-11-22T10:00:00.000Z']]);
  });

  it('an open inquiry of one’s own is told to whose it is alone', async () => {
    readers.push(reader('omar'));
    own = { omar: 2 };
    await send();
    expect(written.map(([email, waiting]) => [email, waiting.own.total])).toEqual([
      ['omar@tiraz.example', 2],
    ]);
  });

  it('nobody is written to when nothing waits', async () => {
    await send();
    expect(written).toEqual([]);
  });

  it('what a reader may not read is neither asked for nor told', async () => {
    readers = [reader('pete', ['inquiries.read', 'quotations.read'])];
    waits = { ...QUIET, followUps: { overdue: 9, dueToday: 9 } };
    await send();
    expect([asked, written]).toEqual([[['inquiries.read', 'quotations.read']], []]);
    own = { pete: 1 };
    await send();
    expect(written.map(([, waiting]) => waiting.followUps)).toEqual([undefined]);
  });

  it('whoever may not read inquiries is not written to', async () => {
    readers = [reader('cat', ['customers.read'])];
    waits = { ...QUIET, followUps: { overdue: 1, dueToday: 0 } };
    await send();
    expect([asked, written]).toEqual([[], []]);
  });

  it('one that fails keeps nobody else’s back, and is tried again', async () => {
    readers = ['aya', 'mona', 'omar'].map((name) => reader(name));
    [own, broken] = [{ aya: 1, mona: 1, omar: 1 }, 'mona'];
    await expect(send()).rejects.toThrow('1 digests were not written');
    expect(written.map(([email]) => email)).toEqual(['aya@tiraz.example', 'omar@tiraz.example']);
  });
});

it.each([
  ['Friday', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00Z'],
  ['a holiday', `${HOLIDAY}T07:00:00Z`, `${HOLIDAY}T07:00:00Z`],
  ['a minute after noon', NINE.toISOString(), '2026-11-22T10:01:00Z'],
])('nobody is written to on %s', async (_, planned, moment) => {
  [now, own] = [new Date(moment), { mona: 1 }];
  await send(new Date(planned));
  expect(written).toEqual([]);
});
