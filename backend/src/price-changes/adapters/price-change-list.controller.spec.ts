import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, type ControllerApp } from '../../test-support/controller-app.js';
import { PriceChangeList } from '../application/price-change-list.js';
import type { PriceChange } from '../domain/price-change.js';
import { PriceChangeListController } from './price-change-list.controller.js';
import type { PriceChangeSummaryDto } from './price-change-summary.dto.js';
import { InMemoryPriceChanges } from './price-changes.in-memory.js';

const CHANGES = '/api/admin/price-changes';

function open(stored = new InMemoryPriceChanges()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [PriceChangeListController],
    providers: [{ provide: PriceChangeList, useValue: stored }],
  });
}

describeAdmission(open, { [`GET ${CHANGES}`]: 'catalogue.read' });

const changeOf = (day: number): PriceChange => ({
  id: `01993c00-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
  version: 2,
  state: 'reverted',
  rule: { basisPoints: -50, rounding: '0.01' },
  items: (['Crepe', 'Denim'] as const).map((name) => ({
    kind: 'fabric',
    id: name,
    name,
    nameAr: '',
    outcome: name === 'Crepe' ? 'reverted' : 'not-reverted',
    lines: [],
  })),
  effectiveAt: null,
  createdAt: new Date(Date.UTC(2026, 10, day)),
  createdBy: MONA,
  appliedAt: null,
  revertedAt: null,
  cancelledAt: null,
});

it('lists changes of prices with the newest first, a page at a time', async () => {
  const stored = new InMemoryPriceChanges();
  for (const day of [18, 20, 19]) await stored.store(changeOf(day));
  const app = await open(stored);
  const first = await app.ask<PriceChangeSummaryDto[]>(`GET ${CHANGES}?limit=2`);
  expect(first.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' });
  expect(first.body.map(({ id }) => id)).toEqual([changeOf(20).id, changeOf(19).id]);
  const [, next = ''] = /<(\S+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  expect((await app.ask(`GET ${next}`)).body).toEqual([
    {
      id: changeOf(18).id,
      version: 2,
      state: 'reverted',
      next: [],
      rule: { basisPoints: -50, amount: null, rounding: '0.01' },
      effectiveAt: null,
      createdAt: '2026-11-18T00:00:00.000Z',
      createdBy: MONA.email,
      appliedAt: null,
      revertedAt: null,
      cancelledAt: null,
      itemCount: 2,
      leftAloneCount: 1,
      first: { kind: 'fabric', name: 'Crepe', nameAr: '' },
    },
  ]);
  for (const query of ['cursor=junk', 'state=draft', 'limit=0'])
    expect((await app.ask(`GET ${CHANGES}?${query}`)).status).toBe(400);
});
