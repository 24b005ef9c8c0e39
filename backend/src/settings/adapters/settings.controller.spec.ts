import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, type ControllerApp } from '../../test-support/controller-app.js';
import { ManageSettings } from '../application/manage-settings.js';
import { ReadSettings } from '../application/read-settings.js';
import { StaffSettings } from '../application/staff-settings.js';
import type { StoredSettings } from '../domain/settings.js';
import { SettingsController } from './settings.controller.js';
import { FIRST_SETTINGS, InMemorySettings } from './settings.in-memory.js';

const SETTINGS = '/api/admin/settings';
const LOGO = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const now = new Date('2026-11-23T08:00:00Z');
type Body = StoredSettings & { version: number };

let store: InMemorySettings;
let trail: InMemoryAuditTrail;
let app: ControllerApp;
const holders = new Set<string>();
const answering = new Set<string>();

function open(): Promise<ControllerApp> {
  store = new InMemorySettings();
  trail = new InMemoryAuditTrail();
  const pictures = { isStored: (path: string) => Promise.resolve(path === LOGO) };
  const factors = { isHeldBy: (staffId: string) => Promise.resolve(holders.has(staffId)) };
  const clock = { now: () => now };
  const settings = new ManageSettings(
    new InMemoryTransactions(),
    store,
    pictures,
    factors,
    { colleague: (id) => Promise.resolve({ mayAnswerInquiries: answering.has(id) }) },
    trail,
    clock,
  );
  return controllerApp({
    controllers: [SettingsController],
    providers: [{ provide: StaffSettings, useValue: settings }],
  });
}
beforeEach(async () => {
  holders.clear();
  answering.clear();
  app = await open();
});

const put = (body: object, headers = {}) => app.ask(`PUT ${SETTINGS}`, { body, headers });

describeAdmission(open, {
  [`GET ${SETTINGS}`]: 'settings.read',
  [`PUT ${SETTINGS}`]: 'settings.write',
});

describe('the settings', () => {
  it('are read under a tag, changed field by field and recorded as they were and as they are', async () => {
    const first = await app.ask<Body>(`GET ${SETTINGS}`);
    expect(first).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(first.body).toEqual({ ...FIRST_SETTINGS, version: 1 });

    const changes = { nameAr: ' طراز للملابس ', taxNumber: '123456789', logoUrl: LOGO };
    expect(await put(changes, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { ...FIRST_SETTINGS, ...changes, nameAr: 'طراز للملابس', version: 2 },
    });
    expect(trail.records).toEqual([
      {
        at: now,
        by: MONA,
        action: 'settings.updated',
        thing: { kind: 'settings', id: 'settings' },
        before: { nameAr: 'طراز', taxNumber: '', logoUrl: null },
        after: { nameAr: 'طراز للملابس', taxNumber: '123456789', logoUrl: LOGO },
      },
    ]);
  });

  it('are neither stored nor recorded where nothing differs, in whatever order it is sent', async () => {
    const taxTreatments = FIRST_SETTINGS.taxTreatments.toReversed();
    const instalments = FIRST_SETTINGS.instalments.map(({ basisPoints, due, days }) => ({
      days,
      due,
      basisPoints,
    }));
    expect(await put({ taxTreatments, instalments })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(trail.records).toEqual([]);
  });

  it('that somebody else has changed meanwhile are given back', async () => {
    await put({ validityDays: 30 });
    expect(await put({ validityDays: 20 }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'entity.stale', current: { validityDays: 30, version: 2 } },
    });
  });

  const [tax, exported, untaxed] = FIRST_SETTINGS.taxTreatments;
  const open7 = FIRST_SETTINGS.week;
  it.each<[string, object, string, string]>([
    ['an empty name', { nameEn: ' ' }, 'nameEn', 'field.required'],
    ['a name of two lines', { nameAr: 'ا\nب' }, 'nameAr', 'field.format'],
    ['null for a text', { termsEn: null }, 'termsEn', 'field.type'],
    ['an endless text', { termsAr: 'ا'.repeat(4001) }, 'termsAr', 'field.too-long'],
    ['a short tax number', { taxNumber: '12345678' }, 'taxNumber', 'field.format'],
    ['a strange address', { email: 'sales at tiraz' }, 'email', 'field.format'],
    ['a validity of no day', { validityDays: 0 }, 'validityDays', 'field.too-small'],
    ['a validity of 91', { validityDays: 91 }, 'validityDays', 'field.too-large'],
    ['a validity in words', { validityDays: '14' }, 'validityDays', 'field.type'],
    ['no instalment', { instalments: [] }, 'instalments', 'field.too-few'],
    ['a list of nothing', { instalments: [null] }, 'instalments[0]', 'field.type'],
    [
      'an instalment some day',
      { instalments: [{ basisPoints: 10_000, due: 'later', days: 0 }] },
      'instalments[0].due',
      'field.unknown-value',
    ],
    ['two taxes', { taxTreatments: [tax, exported] }, 'taxTreatments', 'field.too-few'],
    ['six days', { week: open7.slice(1) }, 'week', 'field.too-few'],
    [
      'a quarter past',
      { ramadanHours: { opens: '9:15', closes: '14:30' } },
      'ramadanHours.opens',
      'field.format',
    ],
    ['a sample at once', { sampleDays: 0 }, 'sampleDays', 'field.too-small'],
    ['an order of ages', { productionDays: 251 }, 'productionDays', 'field.too-large'],
    ['no piece a day', { piecesPerDay: 0 }, 'piecesPerDay', 'field.too-small'],
    ['half a percent', { spreadPercent: 0.5 }, 'spreadPercent', 'field.type'],
    ['an answer at once', { targetMinutes: 59 }, 'targetMinutes', 'field.too-small'],
    ['an unknown role', { factorRoles: ['thief'] }, 'factorRoles', 'field.unknown-value'],
    ['an unknown field', { vat: 14 }, 'vat', 'field.unknown'],
  ])('take no %s', async (_, change, path, code) => {
    const { status, body } = await put(change);
    expect([status, body.errors?.map((fault) => [fault.path, fault.code])]).toEqual([400, [[path, code]]]);
    expect((await store.read()).version).toBe(1);
  });

  const half = { basisPoints: 5000, due: 'on_acceptance', days: 0 };
  it.each<[string, object, string, string]>([
    [
      'instalments of 90 %',
      { instalments: [half, { ...half, basisPoints: 4000 }] },
      'instalments',
      'instalments.sum',
    ],
    [
      'days where there are none',
      { instalments: [half, { ...half, days: 3 }] },
      'instalments[1].days',
      'instalments.days',
    ],
    ['one tax twice', { taxTreatments: [tax, exported, exported] }, 'taxTreatments', 'tax.treatments'],
    [
      'no tax that is one',
      { taxTreatments: [tax, exported, { ...untaxed, percentBasisPoints: 1 }] },
      'taxTreatments[2].percentBasisPoints',
      'tax.none',
    ],
    [
      'a week without a day',
      { week: open7.map((day) => ({ ...day, isOpen: false })) },
      'week',
      'hours.never',
    ],
    [
      'a day that closes as it opens',
      { week: open7.map((day, index) => (index === 2 ? { ...day, closes: '09:00' } : day)) },
      'week[2].closes',
      'hours.turned',
    ],
    [
      'hours of Ramadan turned round',
      { ramadanHours: { opens: '14:30', closes: '09:00' } },
      'ramadanHours.closes',
      'hours.turned',
    ],
    ['a picture that is not there', { logoUrl: `${LOGO}0` }, 'logoUrl', 'picture.unknown'],
    ['a picture without an address', { logoUrl: '' }, 'logoUrl', 'picture.unknown'],
  ])('do not go together with %s', async (_, change, path, code) => {
    const { status, body } = await put(change);
    expect([status, body.errors?.map((fault) => [fault.path, fault.code])]).toEqual([422, [[path, code]]]);
    expect(trail.records).toEqual([]);
  });

  it('ask roles for a second factor in one order, owners only by somebody who has one', async () => {
    expect((await put({ factorRoles: ['viewer', 'sales', 'viewer'] })).body).toMatchObject({
      factorRoles: ['sales', 'viewer'],
    });
    const refused = await put({ factorRoles: ['owner', 'sales'] });
    expect([refused.status, refused.body.code]).toEqual([422, 'factor.own-first']);
    holders.add(MONA.id);
    expect((await put({ factorRoles: ['owner', 'sales'] })).status).toBe(200);
    // Lost meanwhile: what is set already may still be changed.
    holders.clear();
    expect((await put({ factorRoles: ['owner'] })).status).toBe(200);
    expect(trail.records.map(({ after }) => after)).toEqual([
      { factorRoles: ['sales', 'viewer'] },
      { factorRoles: ['owner', 'sales'] },
      { factorRoles: ['owner'] },
    ]);
  });

  it('give new inquiries in turn to those who may answer them, in one order', async () => {
    const [one, other, third] = ['aa', 'bb', 'cc'].map((end) => `01993c00-0000-4000-8000-0000000000${end}`);
    [one!, other!].forEach((id) => answering.add(id));
    expect((await put({ turnTakers: [other, one, other!.toUpperCase()] })).body).toMatchObject({
      turnTakers: [one, other],
    });
    const refused = await put({ turnTakers: [one, third] });
    expect([refused.status, refused.body.code]).toEqual([422, 'owner.may-not-answer']);
    // Switched off since: whoever is named already may stay.
    answering.delete(one!);
    expect((await put({ turnTakers: [one] })).status).toBe(200);
    expect((await put({ turnTakers: ['Mona'] })).status).toBe(400);
    expect(trail.records.map(({ after }) => after)).toEqual([
      { turnTakers: [one, other] },
      { turnTakers: [one] },
    ]);
  });

  it('are read by other modules, the logo as a picture', async () => {
    const read = new ReadSettings(store, {
      read: (id, width) => Promise.resolve(Buffer.from(`${id} ${width}`)),
    });
    expect(await read.logo()).toBeUndefined();
    await put({ logoUrl: LOGO, termsEn: 'Ours' });
    expect(await read.read()).toMatchObject({
      seller: { nameEn: 'Tiraz', hasLogo: true },
      quotation: { validityDays: 14, termsEn: 'Ours' },
      hours: { ramadanHours: { opens: '09:00', closes: '14:30' } },
      response: { targetMinutes: 240 },
      leadTimes: { sampleDays: 10, productionDays: 15, piecesPerDay: 50, spreadPercent: 50 },
    });
    expect(String(await read.logo())).toBe('0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11 1280');
  });

  it.each([
    ['is none where the store lost it', 'missing', undefined],
    ['is waited for while the store is away', 'unavailable', 'picture.away'],
  ] as const)('have a logo that %s', async (_, kind, refusal) => {
    const lost = new DomainError(kind, 'picture.away', 'Not here.');
    const read = new ReadSettings(store, { read: () => Promise.reject(lost) });
    await put({ logoUrl: LOGO });
    const answer = await read.logo().catch((error: DomainError) => error.code);
    expect(answer).toBe(refusal);
  });
});
