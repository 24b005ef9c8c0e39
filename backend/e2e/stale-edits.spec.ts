import { beforeAll, describe, expect, it } from '@jest/globals';
import { RealRequests, REQUESTS, type DocumentedRequest } from './documented-requests.js';
import type { ProblemBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, STAFF_PASSWORD, type Backend } from './harness.js';
import { tomorrowMorning } from './priced-changes.js';

interface Racer {
  headers: Record<string, string>;
  by: { id: string; email: string; name: string };
}
type Body = ProblemBody & {
  version: number;
  current?: { version: number };
  changed?: { at: string; by: Racer['by'] | null };
};

const isOfQuotation = ({ path }: DocumentedRequest) => path.includes('/quotation');
/**
 * Every write over a version, with each of its examples: whatever answers 412 is among them. Quotations come first, of
 * garments that the others rename.
 */
const RACES = REQUESTS.filter(({ operation }) => '412' in operation.responses).sort(
  (one, other) => Number(isOfQuotation(other)) - Number(isOfQuotation(one)),
);
/** A version that nothing has. */
const NO_VERSION = { 'if-match': '"999999999"' };

let backend: Backend;
let databaseUrl: string;
let racers: Racer[];
const real = new RealRequests(
  () => backend,
  () => racers[0]!.headers.cookie!,
  { email: 'mona@tiraz.example', password: STAFF_PASSWORD },
);

async function named(email: string, name: string): Promise<Racer> {
  const headers = await signedIn(backend, email);
  await backend.ask('/api/admin/me', { method: 'PUT', headers, body: { name } });
  const { body } = await backend.ask<{ id: string }>('/api/admin/me', { headers });
  return { headers, by: { id: body.id, email, name } };
}

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0' } });
  racers = [
    await named('mona@tiraz.example', 'منى عادل'),
    await named('omar@tiraz.example', 'W'.repeat(120)),
  ];
  // The last of the accounts: neither of the two is renamed or sent away.
  await signedIn(backend, 'yara@tiraz.example', 'viewer');
});

/** As one of the two finds it, and another one would like it. */
async function ready(request: DocumentedRequest) {
  const path = await real.path(request);
  const body = await real.body(request);
  const send = (racer: Racer, match: Record<string, string>) =>
    backend.ask<Body>(path, { method: request.method, headers: { ...racer.headers, ...match }, body });
  const first = (to: string, change: object) =>
    backend.ask(to, { method: 'PUT', headers: racers[0]!.headers, body: change });
  const { operationId } = request.operation;
  if (operationId === 'undoInquiryStatus')
    await first(path.replace('/status/undo', ''), { status: 'closed' });
  if (operationId === 'endAbsence') {
    const day = tomorrowMorning().slice(0, 10);
    await first(path, { from: day, to: day, standInId: null });
  }
  if (operationId === 'assignInquiry') await first(path, { ownerId: racers[0]!.by.id });
  return { send };
}

describe('of two who change one thing at once, the later one is told who was quicker, and when', () => {
  it.each(RACES.map((request) => [`${request.operation.operationId}, ${request.example}`, request] as const))(
    '%s',
    async (_, request) => {
      const { send } = await ready(request);
      const { current } = (await send(racers[0]!, NO_VERSION)).body;
      const match = { 'if-match': `"${current!.version}"` };
      const answers = await Promise.all(racers.map((racer) => send(racer, match)));

      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
      const winner = racers[statuses.indexOf(200)]!;
      const { body: told } = answers[statuses.indexOf(412)]!;
      expect(told).toMatchObject({ code: 'entity.stale', changed: { by: winner.by } });
      expect(told.current!.version).toBe(answers[statuses.indexOf(200)]!.body.version);
      const entries = await query<{ by: string }>(
        databaseUrl,
        'SELECT staff_email AS by FROM audit_trail WHERE at = $1',
        [told.changed!.at],
      );
      expect(entries).toContainEqual({ by: winner.by.email });
    },
  );

  it('leaves out no write over a version', () => {
    expect([...new Set(RACES.map(({ operation }) => operation.operationId))].sort()).toEqual([
      'acceptQuotationAsHeard',
      'applyPriceChange',
      'assignInquiry',
      'cancelPriceChange',
      'changePerson',
      'decideHoliday',
      'discardQuotationDraft',
      'editQuotation',
      'endAbsence',
      'repriceQuotation',
      'revertPriceChange',
      'sayAbsence',
      'schedulePriceChange',
      'sendQuotation',
      'undoFollowUp',
      'undoInquiryStatus',
      'undoQuotationAcceptance',
      'updateColor',
      'updateCustomer',
      'updateFabric',
      'updateFinishingQuality',
      'updateFit',
      'updateFollowUp',
      'updateInquiry',
      'updatePrintType',
      'updateProductType',
      'updateSettings',
      'withdrawQuotation',
    ]);
  });
});

describe('who was quicker', () => {
  it('is not said where nobody has changed it yet, as the demo brings it', async () => {
    const { headers } = racers[1]!;
    const { body: qualities } = await backend.ask<{ id: string }[]>('/api/admin/finishing-qualities', {
      headers,
    });
    const { status, body } = await backend.ask<Body>(`/api/admin/finishing-qualities/${qualities[0]!.id}`, {
      method: 'PUT',
      headers: { ...headers, ...NO_VERSION },
      body: { nameAr: 'أخرى' },
    });
    expect([status, body.changed]).toEqual([412, undefined]);
  });

  it('is said to whoever may change the thing, without the permission to read the audit trail', async () => {
    const clerk = await signedIn(backend, 'clerk@tiraz.example', 'catalogue');
    const { body: me } = await backend.ask<{ permissions: string[] }>('/api/admin/me', { headers: clerk });
    expect(me.permissions).toContain('catalogue.write');
    expect(me.permissions).not.toContain('audit.read');
    const { body: fabrics } = await backend.ask<{ id: string }[]>('/api/admin/fabrics', { headers: clerk });
    const path = `/api/admin/fabrics/${fabrics[0]!.id}`;
    const put = (headers: Record<string, string>, match = {}) =>
      backend.ask<Body>(path, { method: 'PUT', headers: { ...headers, ...match }, body: { gsm: 333 } });
    await put(racers[1]!.headers);
    expect((await put(clerk, NO_VERSION)).body.changed?.by).toEqual(racers[1]!.by);
    const viewer = await signedIn(backend, 'viewer@tiraz.example', 'viewer');
    for (const headers of [viewer, {}]) {
      const { status, body } = await put(headers, NO_VERSION);
      expect([status < 404, body.changed, body.current]).toEqual([true, undefined, undefined]);
    }
  });

  it('is still known once the account is switched off', async () => {
    const gone = await named('gone@tiraz.example', 'Hany Fikry');
    const { body: fits } = await backend.ask<{ id: string }[]>('/api/admin/fits', gone);
    const path = `/api/admin/fits/${fits[0]!.id}`;
    await backend.ask(path, { method: 'PUT', ...gone, body: { nameAr: 'آخر' } });
    await query(databaseUrl, 'UPDATE staff SET is_active = false WHERE id = $1', [gone.by.id]);
    const headers = { ...racers[0]!.headers, ...NO_VERSION };
    const { body } = await backend.ask<Body>(path, { method: 'PUT', headers, body: { nameAr: 'أول' } });
    expect(body.changed?.by).toEqual(gone.by);
  });
});
