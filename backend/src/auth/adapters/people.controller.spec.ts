import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID } from '../../test-support/controller-app.js';
import type { Person } from '../application/people.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { ColleaguesController } from './colleagues.controller.js';
import { setUpFactor } from './second-factor.fixture.js';
import { PeopleController } from './people.controller.js';

const OMAR = { email: 'omar@tiraz.example', password: 'a loom in new Cairo' };

describeAdmission(
  () => controllerApp({ controllers: [PeopleController], providers: providersOf(authInMemory()) }),
  {
    'GET /api/admin/people': 'staff.manage',
    'PUT /api/admin/people/:id': 'staff.manage',
    'POST /api/admin/people/:id/reset-factor': 'staff.manage',
    'PUT /api/admin/me': 'own-account.manage',
  },
);

describe('people', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let headers: { cookie: string };
  let omar: string;
  let mona: string;

  beforeEach(async () => {
    auth = authInMemory();
    ({ id: mona } = await auth.staff.add(MONA));
    ({ id: omar } = await auth.staff.add(OMAR, 'sales'));
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [PeopleController, ColleaguesController]);
  });

  const change = async (id: string, payload: object, as: Record<string, string> = headers) => {
    const answer = await app.inject({ method: 'PUT', url: `/api/admin/people/${id}`, headers: as, payload });
    const body = answer.json<Person & { code: string; current?: Person }>();
    return { status: answer.statusCode, body, etag: answer.headers.etag };
  };
  const list = async () =>
    (await app.inject({ url: '/api/admin/people', headers })).json<Record<keyof Person, unknown>[]>();

  it('are listed with role and latest sign-in, and nothing of their password', async () => {
    const at = '2026-03-01T08:00:00.000Z';
    const common = { name: '', isActive: true, createdAt: at, hasFactor: false, version: 1 };
    expect(await list()).toEqual([
      { id: mona, email: MONA.email, role: 'owner', signedInAt: at, ...common },
      { id: omar, email: OMAR.email, role: 'sales', signedInAt: null, ...common },
    ]);
  });

  it('get a name and a role, each with its trace', async () => {
    const { body } = await change(omar, { name: ' عمر حداد ', role: 'production' });
    expect(body).toMatchObject({ name: 'عمر حداد', role: 'production' });
    expect(auth.audit.records.slice(-2)).toMatchObject([
      { action: 'account.renamed', before: { name: '' }, after: { name: 'عمر حداد' } },
      { action: 'account.role-changed', before: { role: 'sales' }, after: { role: 'production' } },
    ]);
    const traces = auth.audit.records.length;
    await change(omar, { name: 'عمر حداد', role: 'production', isActive: true });
    expect(auth.audit.records).toHaveLength(traces);
  });

  it('are not changed over a version that is not theirs any more', async () => {
    expect((await list()).map(({ version }) => version)).toEqual([1, 1]);
    const read = { ...headers, 'if-match': '"1"' };
    expect(await change(omar, { role: 'viewer' }, read)).toMatchObject({ status: 200, etag: '"2"' });
    const late = await change(omar, { role: 'production' }, read);
    expect(late).toMatchObject({ status: 412, body: { code: 'entity.stale' } });
    expect(late.body.current).toEqual((await list())[1]);
    expect(late.body.current).toMatchObject({ role: 'viewer', version: 2 });
    expect(await change(omar, { role: 'production' })).toMatchObject({ status: 200, body: { version: 3 } });
    await auth.signIn.signIn(OMAR, {});
    expect((await list())[1]).toMatchObject({ role: 'production', version: 3 });
  });

  it('that are switched off are out at once, and stay out until they are switched on', async () => {
    const his = await cookieOf(auth, OMAR);
    const asks = async () => (await app.inject({ url: '/api/admin/colleagues', headers: his })).statusCode;
    const enters = () =>
      auth.signIn.signIn(OMAR, {}).then(
        () => 'in',
        ({ code }: { code: string }) => code,
      );
    expect(await asks()).toBe(200);
    expect((await change(omar, { isActive: false })).body.isActive).toBe(false);
    expect(await asks()).toBe(401);
    expect(await enters()).toBe('credentials.wrong');
    expect((await change(omar, { isActive: true })).body.isActive).toBe(true);
    expect(await asks()).toBe(401);
    expect(await enters()).toBe('in');
    const actions = auth.audit.records.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['account.deactivated', 'account.activated']));
  });

  it('do not take their own role or account away, nor that of the last owner', async () => {
    for (const own of [mona, mona.toUpperCase()]) {
      expect((await change(own, { role: 'viewer' })).body.code).toBe('account.own');
      expect((await change(own, { isActive: false })).body.code).toBe('account.own');
    }
    expect((await change(mona, { name: 'Mona Adel' })).status).toBe(200);
    await change(omar, { role: 'owner' });
    const his = await cookieOf(auth, OMAR);
    expect((await change(mona, { isActive: false }, his)).status).toBe(200);
    expect((await app.inject({ url: '/api/admin/people', headers })).statusCode).toBe(401);
  });

  it('are refused what is none', async () => {
    expect((await change(UNKNOWN_ID, { name: 'Nobody' })).body.code).toBe('account.missing');
    for (const wrong of [
      { name: ' ' },
      { name: 'a\nb' },
      { role: 'king' },
      { isActive: 'yes' },
      { email: 'x' },
    ]) {
      expect((await change(omar, wrong)).status).toBe(400);
    }
  });

  it('say their own name, by which the others know them', async () => {
    const his = await cookieOf(auth, OMAR);
    const payload = { name: 'عمر حداد' };
    const said = await app.inject({ method: 'PUT', url: '/api/admin/me', headers: his, payload });
    expect(said.statusCode).toBe(204);
    const known = await app.inject({ url: '/api/admin/colleagues', headers });
    expect(known.json()).toContainEqual({
      ...{ id: omar, email: OMAR.email, name: 'عمر حداد' },
      mayAnswerInquiries: true,
      absence: null,
      version: 2,
    });
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'account.renamed', by: { email: OMAR.email } });
  });

  it('have a lost second factor taken away by somebody else, who gives a code of their own first', async () => {
    const reset = (id: string, as = headers) =>
      app.inject({ method: 'POST', url: `/api/admin/people/${id}/reset-factor`, headers: as });
    const codeOf = async (id: string) => (await reset(id)).json<{ code: string }>().code;
    expect(await codeOf(omar)).toBe('factor.missing');
    expect(await codeOf(mona)).toBe('account.own');
    expect(await codeOf(mona.toUpperCase())).toBe('account.own');
    expect(await codeOf(UNKNOWN_ID)).toBe('account.missing');
    const entered = await auth.signIn.signIn(OMAR, {});
    await setUpFactor(auth, entered, OMAR.password);
    expect((await list()).map(({ hasFactor }) => hasFactor)).toEqual([false, true]);

    const mine = await auth.signIn.signIn(MONA, {});
    const { code } = await setUpFactor(auth, mine, MONA.password);
    const cookie = `__Host-tiraz.session=${mine.tokens.session}`;
    auth.time.passes(15);
    const stolen = await reset(omar, { cookie });
    expect([stolen.statusCode, stolen.json<{ code: string }>().code]).toEqual([
      403,
      'session.confirmation-required',
    ]);
    await auth.confirmation.confirm(mine.staff, mine.tokens.session, { code: code() });
    expect((await reset(omar, { cookie })).json()).toMatchObject({ email: OMAR.email, hasFactor: false });
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'factor.reset', by: mine.staff });
    await expect(auth.live.staffOf(entered.tokens.session)).rejects.toThrow();
  });
});
