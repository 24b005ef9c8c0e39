import { beforeEach, expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import { PresentReaders } from './present-readers.js';

const password = 'a loom in new Cairo';
let auth: ReturnType<typeof authInMemory>;
let mona: string;
let omar: string;

beforeEach(async () => {
  auth = authInMemory();
  ({ id: mona } = await auth.staff.add(MONA));
  ({ id: omar } = await auth.staff.add({ email: 'omar@tiraz.example', password }, 'sales'));
  for (const role of ['production', 'catalogue', 'viewer'] as const)
    await auth.staff.add({ email: `${role}@tiraz.example`, password }, role);
});

const readers = (isDemo = false, factors: Partial<typeof auth.factors> = auth.factors) =>
  new PresentReaders(
    auth.accounts,
    auth.mailChoices,
    factors as typeof auth.factors,
    auth.clock,
    isDemo,
  ).list();
const names = async (...given: Parameters<typeof readers>) =>
  (await readers(...given)).map(({ email }) => email.split('@')[0]);

it('owners and sales have it, and others who have asked for it', async () => {
  expect(await names()).toEqual(['mona', 'omar']);
  const [viewer] = (await auth.accounts.list()).filter(({ role }) => role === 'viewer');
  await auth.mailChoices.change(viewer!.id, { dailyDigest: true });
  await auth.mailChoices.change(mona, { dailyDigest: false });
  expect(await names()).toEqual(['omar', 'viewer']);
});

it('each in the language and with the permissions of the account', async () => {
  await auth.accounts.change(omar, { name: 'عمر' });
  await auth.mailChoices.change(omar, { language: 'ar' });
  const [owner, sales] = await readers();
  expect([owner?.language, owner?.permissions.has('staff.manage')]).toEqual(['en', true]);
  expect(sales).toMatchObject({ language: 'ar', name: 'عمر', id: omar });
  expect(sales?.permissions.has('inquiries.read')).toBe(true);
  expect(sales?.permissions.has('staff.manage')).toBe(false);
});

it.each([
  ['is switched off', { isActive: false }],
  ['is away today', { awayFrom: '2026-02-28', awayTo: '2026-03-01' }],
])('whoever %s has none', async (_, change) => {
  await auth.accounts.change(omar, change);
  expect(await names()).toEqual(['mona']);
});

it.each([
  ['is away from tomorrow on', { awayFrom: '2026-03-02', awayTo: '2026-03-05' }],
  ['is back', { awayFrom: '2026-02-20', awayTo: '2026-02-28' }],
])('whoever %s has it', async (_, change) => {
  await auth.accounts.change(omar, change);
  expect(await names()).toEqual(['mona', 'omar']);
});

it('whoever lacks a second factor that is obligatory has none', async () => {
  const factors = {
    isObligatory: async (role: string) => role === 'owner' || role === 'sales',
    holders: async () => new Set([omar]),
  };
  expect(await names(false, factors)).toEqual(['omar']);
});

it('the demo account has one in demo mode alone', async () => {
  const account = (await auth.accounts.findById(mona))!;
  auth.accounts.byId.set(mona, { ...account, isDemo: true });
  expect(await names(true)).toEqual(['mona', 'omar']);
  expect(await names(false)).toEqual(['omar']);
});
