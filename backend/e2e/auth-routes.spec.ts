import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.js';
import { parseConfig } from '../src/config.js';
import { createDatabase, until } from './harness.js';

const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const dataDir = mkdtempSync(join(tmpdir(), 'tiraz-routes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** Who is not signed in yet: the password, and the second factor that may have to follow. */
const LOGIN = ['', '/code', '/passkey'].map((step) => `POST /api/admin/login${step}`);

interface Route {
  method: string;
  path: string;
}
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** Where visitors PUT their designs: who has no signature of ours gets 403. */
const SIGNED = 'PUT /api/objects/incoming/:id';

/** Everything under /api/admin but the two steps of the login, and whatever else writes to the object store. */
function isForStaff(route: Route): boolean {
  if (/^\/api\/admin(\/|$)/.test(route.path)) return !LOGIN.includes(nameOf(route));
  if (nameOf(route) === SIGNED) return false;
  return /^\/(api\/)?objects(\/|$)/.test(route.path) && !['GET', 'HEAD'].includes(route.method);
}

/**
 * The real application, ready, with every route that it registers.
 *
 * @param plant registers more of them
 */
async function openApp(plant?: (server: FastifyInstance) => void) {
  const env = { DATABASE_URL: await createDatabase(), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const app = await createApp(parseConfig(env));
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const routes: Route[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, path: url });
  });
  plant?.(server);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const ask = async ({ method, path }: Route) => {
    const body = ['GET', 'HEAD'].includes(method)
      ? {}
      : { body: '{}', headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...body });
    await answer.arrayBuffer();
    return answer.status;
  };
  await until('it is ready', async () => (await ask({ method: 'GET', path: '/api/health/ready' })) === 200);
  return { app, routes, ask };
}

/** The staff routes that answer something other than 401 to somebody who is not signed in. */
async function openToAnybody({ routes, ask }: Awaited<ReturnType<typeof openApp>>): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes.filter(isForStaff)) {
    const path = route.path.replaceAll(/:\w+/g, UUID).replaceAll('*', UUID);
    const status = await ask({ ...route, path });
    if (status !== 401) open.push(`${nameOf(route)}: ${status}`);
  }
  return open;
}

describe('without a session', () => {
  let real: Awaited<ReturnType<typeof openApp>>;

  beforeAll(async () => {
    real = await openApp();
  });
  afterAll(() => real.app.close());

  it('every staff route of the application answers 401', async () => {
    expect(real.routes.filter(isForStaff).map(nameOf)).toEqual(
      expect.arrayContaining(['GET /api/admin/me', 'POST /api/admin/logout', 'PUT /api/admin/me/password']),
    );
    expect(real.routes.map(nameOf)).toEqual(expect.arrayContaining([...LOGIN, SIGNED]));
    expect(await openToAnybody(real)).toEqual([]);
  });

  it('a route that forgot its guard is found', async () => {
    const planted = await openApp((server) => {
      server.get('/api/admin/planted', () => 'open');
      server.put('/api/admin/planted/:id', () => 'open');
      server.post('/api/objects/planted', () => 'open');
      server.get('/api/administration', () => 'public');
      server.get('/objects/planted', () => 'public');
    });
    expect(await openToAnybody(planted)).toEqual([
      'GET /api/admin/planted: 200',
      'HEAD /api/admin/planted: 200',
      'PUT /api/admin/planted/:id: 200',
      'POST /api/objects/planted: 200',
    ]);
    await planted.app.close();
  });
});
