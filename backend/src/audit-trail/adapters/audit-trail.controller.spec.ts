import { beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { AuditEntries, type AuditTrailEntry } from '../application/audit-entries.js';
import { AuditTrailController } from './audit-trail.controller.js';
import { FABRIC, FIT, recordEntries } from './audit-entries.fixture.js';
import { InMemoryAuditEntries } from './audit-entries.in-memory.js';

const TRAIL = '/api/admin/audit-trail';

async function open() {
  const trail = new InMemoryAuditTrail();
  await new InMemoryTransactions().run(() => recordEntries(trail));
  return controllerApp({
    controllers: [AuditTrailController],
    providers: [{ provide: AuditEntries, useValue: new InMemoryAuditEntries(trail) }],
  });
}

describeAdmission(open, {
  [`GET ${TRAIL}`]: 'audit.read',
  [`GET ${TRAIL}/people`]: 'audit.read',
});

describe('the audit trail is read', () => {
  let app: ControllerApp;
  beforeAll(async () => {
    app = await open();
  });
  const list = (query: string) => app.ask<AuditTrailEntry[]>(`GET ${TRAIL}?${query}`);

  it.each<[string, string, number[]]>([
    ['by person, whatever the letter case', 'by=OMAR@tiraz.example', [2]],
    ['by nobody', 'by=nobody&kind=staffAccount', [3]],
    ['by thing in capitals', `thing=${FABRIC.toUpperCase()}`, [1, 0]],
    ['by what is not known', 'thing=unknown', [3]],
    ['by the settings, which nobody changed', 'thing=settings', []],
    ['by a holiday that nobody entered', 'thing=2026-10-06', []],
    ['by a day of Cairo', 'from=2026-01-15&to=2026-01-15', [2]],
    ['until a day', 'to=2026-01-14', [1, 0]],
    ['by what excludes each other', `kind=fit&thing=${FABRIC}`, []],
    ['by kind, action and thing', `kind=fit&action=fit.moved&thing=${FIT}`, [4]],
  ])('%s', async (_, query, numbers) => {
    const { status, body } = await list(query);
    expect([status, body.map(({ after }) => after?.entry)]).toEqual([200, numbers]);
  });

  it('a page at a time, both ways, and nothing keeps it', async () => {
    const first = await list('limit=2&by=sara@tiraz.example');
    expect(first.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' });
    const [, next = ''] = /\?(\S+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
    const second = await list(next);
    expect(second.body.map(({ after }) => after?.entry)).toEqual([0]);
    const [, back = ''] = /\?(\S+)>; rel="prev"/.exec(String(second.headers.link)) ?? [];
    expect((await list(back)).body).toEqual(first.body);
  });

  it('by whoever did something', async () => {
    const { body } = await app.ask(`GET ${TRAIL}/people`);
    expect(body).toEqual(['omar@tiraz.example', 'sara@tiraz.example']);
  });

  it.each([
    ['by=', 'by'],
    ['by=everybody', 'by'],
    ['kind=fabrics', 'kind'],
    ['thing=%25', 'thing'],
    [`thing=${UNKNOWN_ID}0`, 'thing'],
    ['action=fabric.eaten', 'action'],
    ['from=yesterday', 'from'],
    ['from=2026-02-30', 'from'],
    ['to=2026-11-20T00:00', 'to'],
    ['to=0000-01-01', 'to'],
    ['from=2026-11-20&to=2026-11-19', 'to'],
    ['limit=0', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['q=anything', 'q'],
  ])('not with %s', async (query, field) => {
    const { status, body } = await app.ask(`GET ${TRAIL}?${query}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });
});
