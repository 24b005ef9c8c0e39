import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { StaffPriceChanges } from '../application/staff-price-changes.js';
import type { PriceChangeDto } from './price-change.dto.js';
import { PriceChangesController } from './price-changes.controller.js';
import {
  crepeAsSeen,
  FAULTY_CHANGES,
  priceChangesInMemory,
  type PriceChangesInMemory,
} from './price-changes.fixture.js';

const CHANGES = '/api/admin/price-changes';
const RULE = { basisPoints: 800, rounding: '0.25' };

let fakes: PriceChangesInMemory;
let app: ControllerApp;
async function open(): Promise<ControllerApp> {
  fakes = await priceChangesInMemory();
  return controllerApp({
    controllers: [PriceChangesController],
    providers: [{ provide: StaffPriceChanges, useValue: fakes.changes }],
  });
}
beforeEach(async () => {
  app = await open();
});

describeAdmission(open, {
  [`POST ${CHANGES}`]: 'catalogue.write',
  [`GET ${CHANGES}/:id`]: 'catalogue.read',
  [`PUT ${CHANGES}/:id/schedule`]: 'catalogue.write',
  [`POST ${CHANGES}/:id/apply`]: 'catalogue.write',
  [`POST ${CHANGES}/:id/cancel`]: 'catalogue.write',
  [`POST ${CHANGES}/:id/revert`]: 'catalogue.write',
});

const post = <Body = PriceChangeDto>(path: string, body: object, headers = {}) =>
  app.ask<Body>(`POST ${CHANGES}${path}`, { body, headers });

describe('a change of prices', () => {
  it('is saved, applied under its tag, read and taken back', async () => {
    const body = { rule: RULE, items: [await crepeAsSeen(fakes)] };
    const draft = await post('', body);
    expect(draft).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: {
        state: 'draft',
        next: ['apply', 'schedule', 'cancel'],
        createdBy: MONA.email,
        effectiveAt: null,
      },
    });
    expect(draft.body).not.toHaveProperty('items.0.byRule');
    expect(draft.body.rule).toEqual({ basisPoints: 800, amount: null, rounding: '0.25' });
    const one = `/${draft.body.id}`;
    expect(await post(`${one}/apply`, {}, { 'if-match': '"7"' })).toMatchObject({
      status: 412,
      body: { code: 'entity.stale', current: { version: 1, state: 'draft' } },
    });
    expect(await post(`${one}/apply`, {}, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { state: 'applied', next: ['revert'], items: [{ outcome: 'applied' }] },
    });
    expect(await post(`${one}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'price-change.wrong-state' },
    });
    expect((await post(`${one}/revert`, {})).body).toMatchObject({ state: 'reverted', next: [] });
    expect((await app.ask<PriceChangeDto>(`GET ${CHANGES}${one}`)).headers.etag).toBe('"3"');
  });

  it('is scheduled by a Cairo minute, and called off', async () => {
    const saved = await post('', {
      rule: { amount: '-0.50', rounding: '0.01' },
      items: [await crepeAsSeen(fakes)],
      effectiveAt: '2026-12-01T08:00',
    });
    expect(saved.body).toMatchObject({
      state: 'scheduled',
      effectiveAt: '2026-12-01T06:00:00.000Z',
      rule: { amount: '-0.50', basisPoints: null },
    });
    const schedule = (effectiveAt: unknown) =>
      app.ask(`PUT ${CHANGES}/${saved.body.id}/schedule`, { body: { effectiveAt } });
    expect(await schedule('2026-12-02T08:00')).toMatchObject({
      status: 200,
      body: { effectiveAt: '2026-12-02T06:00:00.000Z' },
    });
    expect(await schedule('2026-11-01T08:00')).toMatchObject({
      status: 422,
      body: { code: 'price-change.not-in-future' },
    });
    expect(await schedule('tomorrow')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'effectiveAt' }] },
    });
    expect((await post(`/${saved.body.id}/cancel`, {})).body).toMatchObject({
      state: 'cancelled',
      effectiveAt: null,
    });
  });

  it('that nobody knows is 404', async () => {
    for (const ask of ['apply', 'cancel', 'revert'])
      expect(await post(`/${UNKNOWN_ID}/${ask}`, {})).toMatchObject({
        status: 404,
        body: { code: 'price-change.unknown' },
      });
    expect(await app.ask(`GET ${CHANGES}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });

  it.each(FAULTY_CHANGES)('with the body %j is refused', async (body, paths) => {
    const answer = await app.ask(`POST ${CHANGES}`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((fault) => fault.path)).toEqual(expect.arrayContaining(paths));
  });

  it.each<[object, string]>([
    [{ rule: { ...RULE, amount: '1' } }, 'price-change.one-rule'],
    [{ rule: { rounding: '0.01' } }, 'price-change.one-rule'],
    [{}, 'price-change.rule-missing'],
  ])('with the rule %j is refused: %s', async (rule, code) => {
    expect(await post('', { ...rule, items: [await crepeAsSeen(fakes)] })).toMatchObject({
      status: 422,
      body: { code },
    });
  });
});
