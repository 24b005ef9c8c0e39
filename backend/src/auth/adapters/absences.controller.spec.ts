import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID } from '../../test-support/controller-app.js';
import type { Colleague } from '../application/colleagues.js';
import { AbsencesController } from './absences.controller.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { ColleaguesController } from './colleagues.controller.js';

const OMAR = { email: 'omar@tiraz.example', password: 'a loom in new Cairo' };
const NOUR = { email: 'nour@tiraz.example', password: 'a third loom in Cairo' };
const OWN = '/api/admin/me/absence';

describeAdmission(
  () => controllerApp({ controllers: [AbsencesController], providers: providersOf(authInMemory()) }),
  {
    [`PUT ${OWN}`]: 'own-account.manage',
    [`DELETE ${OWN}`]: 'own-account.manage',
    'PUT /api/admin/people/:id/absence': 'staff.manage',
    'DELETE /api/admin/people/:id/absence': 'staff.manage',
  },
);

describe('an absence', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let headers: { cookie: string };
  let omar: string;
  let mona: string;
  let nour: string;

  beforeEach(async () => {
    auth = authInMemory();
    ({ id: mona } = await auth.staff.add(MONA));
    ({ id: omar } = await auth.staff.add(OMAR, 'sales'));
    ({ id: nour } = await auth.staff.add(NOUR, 'viewer'));
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [AbsencesController, ColleaguesController]);
  });

  const put = async (url: string, payload: object, match: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'PUT', url, headers: { ...headers, ...match }, payload });
    const body = answer.json<{ code: string; errors?: { path: string; code: string }[]; current?: object }>();
    return { status: answer.statusCode, body };
  };
  const end = async (url: string, match: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'DELETE', url, headers: { ...headers, ...match } });
    return { status: answer.statusCode, body: answer.json<{ code: string; current?: object }>() };
  };
  const colleagues = async () =>
    (await app.inject({ url: '/api/admin/colleagues', headers })).json<Colleague[]>();
  const absenceOf = async (id: string) => (await colleagues()).find((one) => one.id === id)?.absence;
  const days = { from: '2026-03-01', to: '2026-03-03', standInId: null };

  it('is said by oneself, seen by all while it lasts, and over by itself', async () => {
    expect(await put(OWN, { ...days, standInId: omar })).toEqual({
      status: 200,
      body: { ...days, standInId: omar, isNow: true },
    });
    expect(await absenceOf(mona)).toEqual({ ...days, standInId: omar, isNow: true });
    expect(auth.audit.records.at(-1)).toMatchObject({
      ...{ action: 'account.absence-changed', by: { email: MONA.email } },
      thing: { kind: 'staffAccount', id: mona },
      before: { awayFrom: null, awayTo: null, standIn: null },
      after: { awayFrom: '2026-03-01', awayTo: '2026-03-03', standIn: OMAR.email },
    });
    const account = (await auth.accounts.findById(mona))!;
    auth.time.passes(3 * 24 * 60);
    expect(await auth.colleagues.colleague(mona)).toMatchObject({ absence: null });
    expect(account.awayTo).toBe('2026-03-03');
  });

  it('is said of others by whoever manages people, changed, and taken back; the same again leaves no trace', async () => {
    const url = `/api/admin/people/${omar}/absence`;
    await put(url, { ...days, from: '2026-03-02' });
    expect(await absenceOf(omar)).toMatchObject({ from: '2026-03-02', isNow: false });
    await put(url, days);
    const traces = auth.audit.records.length;
    expect((await put(url, days)).body).toEqual((await colleagues()).find(({ id }) => id === omar));
    expect(auth.audit.records).toHaveLength(traces);
    const ended = { status: 200, body: { id: omar, absence: null } };
    expect([await end(url), await end(url)]).toMatchObject([ended, ended]);
    expect(await absenceOf(omar)).toBeNull();
    expect(auth.audit.records).toHaveLength(traces + 1);
  });

  it('of somebody else is not said over a version of the account that is old', async () => {
    const url = `/api/admin/people/${omar}/absence`;
    const read = { 'if-match': '"1"' };
    expect(await put(url, days, read)).toMatchObject({ status: 200, body: { absence: days, version: 2 } });
    const late = await put(url, { ...days, from: '2026-03-02' }, read);
    expect(late).toMatchObject({ status: 412, body: { code: 'entity.stale' } });
    expect(late.body.current).toEqual((await colleagues()).find(({ id }) => id === omar));
    expect(await absenceOf(omar)).toMatchObject(days);
  });

  it('of somebody else that another owner has just said is not ended by whoever has not read it', async () => {
    const url = `/api/admin/people/${omar}/absence`;
    const { body } = await put(url, days);
    const read = { 'if-match': '"2"' };
    await put(url, { ...days, to: '2026-03-05' });
    const late = await end(url, read);
    expect(late).toMatchObject({ status: 412, body: { code: 'entity.stale' } });
    expect(late.body.current).toEqual({
      ...body,
      absence: { ...days, to: '2026-03-05', isNow: true },
      version: 3,
    });
    expect(await absenceOf(omar)).toMatchObject({ to: '2026-03-05' });
    expect(await end(url, { 'if-match': '"3"' })).toMatchObject({ status: 200, body: { absence: null } });
  });

  it('is refused where it does not go together, field by field', async () => {
    const faultsOf = async (change: object) => {
      const { status, body } = await put(OWN, { ...days, ...change });
      return [status, body.code, body.errors?.map(({ path, code }) => `${path}: ${code}`)];
    };
    const refused = (fault: string) => [422, 'absence.invalid', [fault]];
    expect(await faultsOf({ to: '2026-02-28' })).toEqual(refused('to: absence.turned'));
    expect(await faultsOf({ from: '2026-02-30' })).toEqual(refused('from: absence.no-day'));
    for (const own of [mona, mona.toUpperCase()])
      expect(await faultsOf({ standInId: own })).toEqual(refused('standInId: stand-in.own'));
    for (const none of [nour, UNKNOWN_ID])
      expect(await faultsOf({ standInId: none })).toEqual(refused('standInId: stand-in.may-not-answer'));
    for (const wrong of [{ from: 'tomorrow' }, { to: null }, { standInId: 'Omar' }, { why: 'holiday' }])
      expect((await put(OWN, { ...days, ...wrong })).status).toBe(400);
    const unknown = `/api/admin/people/${UNKNOWN_ID}/absence`;
    for (const { body } of [await put(unknown, days), await end(unknown)])
      expect(body.code).toBe('account.missing');
    expect(await absenceOf(mona)).toBeNull();
  });
});
