import { expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { DEMO_STAFF } from '../../shared/domain/staff.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemorySettings } from '../adapters/settings.in-memory.js';
import { ManageSettings } from '../application/manage-settings.js';
import { DemoSettings } from './demo-settings.js';

function opened() {
  const pictures = { isStored: () => Promise.resolve(false) };
  const factors = { isHeldBy: () => Promise.resolve(false) };
  const clock = { now: () => new Date('2026-11-23T08:00:00Z') };
  const trail = new InMemoryAuditTrail();
  const settings = new ManageSettings(
    new InMemoryTransactions(),
    new InMemorySettings(),
    pictures,
    factors,
    { colleague: () => Promise.resolve(undefined) },
    trail,
    clock,
  );
  return { settings, trail, demo: new DemoSettings(settings) };
}

it('say in both languages who sells and on what terms, and that is recorded', async () => {
  const { settings, trail, demo } = opened();
  await demo.seed();
  const { addressEn, addressAr, termsEn, termsAr, taxNumber, phone, email, version } = await settings.read();
  for (const english of [addressEn, termsEn, taxNumber, phone, email]) expect(english).toMatch(/\w/);
  for (const arabic of [addressAr, termsAr]) expect(arabic).toMatch(/\p{Script=Arabic}/u);
  expect(version).toBe(2);
  expect(trail.records).toMatchObject([{ by: DEMO_STAFF, action: 'settings.updated' }]);
});

it('leave what staff have set', async () => {
  const { settings, demo } = opened();
  await settings.edit({ phone: '+20 2 2345 6789' }, undefined, DEMO_STAFF);
  await demo.seed();
  expect(await settings.read()).toMatchObject({ phone: '+20 2 2345 6789', termsEn: '' });
});
