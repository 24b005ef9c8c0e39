import { afterEach, describe, expect, it } from '@jest/globals';
import { startBackendProcess, type BackendProcess } from './backend-process.js';
import { createDatabase, startBackend, startNeighbour, until, type Backend } from './harness.js';

const MONA = { email: 'mona@tiraz.example', password: 'a loom in old Cairo' };
const GIVEN = { ADMIN_EMAIL: MONA.email, ADMIN_PASSWORD: MONA.password };

interface DemoAccount {
  account: { email: string; password: string } | null;
}
const hint = async (backend: Backend) => (await backend.ask<DemoAccount>('/api/demo-account')).body.account;
const login = async (backend: Backend, body: object) =>
  (await backend.ask('/api/admin/login', { body })).status;

describe('the first account', () => {
  it('comes from the environment, once', async () => {
    const databaseUrl = await createDatabase();
    const [backend, neighbour] = await Promise.all([
      startBackend({ databaseUrl, env: GIVEN }),
      startNeighbour(databaseUrl, GIVEN),
    ]);
    expect(await login(backend, MONA)).toBe(200);
    expect(await hint(backend)).toBeNull();
    expect((await neighbour.ask('/api/admin/login', { body: MONA })).status).toBe(200);
  });

  it('is the demo account in demo mode, which the sign-in page prints and production does not know', async () => {
    const databaseUrl = await createDatabase();
    const demo = await startBackend({ databaseUrl, env: { DEMO_ACCOUNT: 'true' } });
    const account = await hint(demo);
    expect(account?.email).toBe('demo@tiraz.example');
    expect(await login(demo, account ?? {})).toBe(200);
    await demo.stop();

    const production = await startBackend({ databaseUrl, env: { ...GIVEN, NODE_ENV: 'production' } });
    expect(await hint(production)).toBeNull();
    expect(await login(production, account ?? {})).toBe(401);
    expect(await login(production, MONA)).toBe(200);
    await production.stop();
  });
});

describe('production without an account', () => {
  const started: BackendProcess[] = [];
  const start = (env: Record<string, string>) => {
    const backend = startBackendProcess({ NODE_ENV: 'production', ...env });
    started.push(backend);
    return backend;
  };
  afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')));

  it('refuses to go on, saying what to set', async () => {
    const { ended, lines } = start({ DATABASE_URL: await createDatabase() });
    expect(await ended).toEqual({ code: 78, signal: null });
    const warnings = lines().filter(({ level }) => level === 'warn');
    expect(warnings.map(({ msg }) => msg)).toEqual([
      'pictures are kept in a folder of this machine: instances on others would need S3_ENDPOINT',
    ]);
    expect(lines().at(-1)).toMatchObject({
      level: 'fatal',
      msg: 'There is no staff account yet: set ADMIN_EMAIL and ADMIN_PASSWORD, which create the first one.',
    });
  });

  it('does not take a database that is away for one without accounts', async () => {
    const { child, lines, listening } = start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    const url = await listening;
    await until('it has missed its database', async () =>
      Promise.resolve(lines().some(({ msg }) => msg === 'the database is not usable yet')),
    );
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });
});
