import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { Accounts } from '../src/auth/auth.module.js';
import { PERMISSIONS } from '../src/auth/index.js';
import { permissionsOf, type Permission } from '../src/auth/domain/permissions.js';
import { openApiDocument } from '../src/openapi.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

interface StaffRoute {
  name: string;
  method: string;
  path: string;
  needed: Permission;
}

let databaseUrl: string;
let backend: Backend;
let routes: StaffRoute[];

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl });
  const { paths } = openApiDocument(backend.app, 'http://localhost:3000');
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(
      methods as Record<string, { operationId: string; security: object[]; 'x-permission'?: string }>,
    )
      .filter(([, { security }]) => security.length > 0)
      .map(([method, { operationId: name, 'x-permission': needed }]) => ({
        name,
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, UUID),
        needed: needed as Permission,
      })),
  );
});

/** Nothing that it is sent is right: what a route answers to that is not 403 `permission.missing`. */
async function isRefused({ method, path }: StaffRoute, headers: Record<string, string>): Promise<boolean> {
  const body = method === 'GET' ? {} : { body: {} };
  const answer = await backend.ask<{ code?: string }>(path, { method, headers, ...body });
  if (answer.status === 401) throw new Error(`${method} ${path} ended the session`);
  return answer.status === 403 && answer.body.code === 'permission.missing';
}

/** What somebody is refused who may not sign out is asked last: otherwise it ends the session. */
const last = (route: StaffRoute) => (route.name === 'signOut' ? 1 : 0);

describe('every route of the API document that asks for a session', () => {
  it('names a permission that there is', () => {
    expect(routes.length).toBeGreaterThan(80);
    expect(routes.filter(({ needed }) => !PERMISSIONS.includes(needed))).toEqual([]);
  });

  it.each(ROLES)('answers the role %s as the table of permissions says', async (role) => {
    const headers = await signedIn(backend, `${role}@tiraz.example`, role);
    const held = permissionsOf(role);
    const answered: string[] = [];
    const expected: string[] = [];
    for (const route of routes.toSorted((a, b) => last(a) - last(b))) {
      const said = (refused: boolean) => `${route.name} ${refused ? 'refused' : 'allowed'}`;
      answered.push(said(await isRefused(route, headers)));
      expected.push(said(!held.has(route.needed)));
    }
    expect(answered).toEqual(expected);
    expect(answered.some((line) => line.endsWith('refused'))).toBe(role !== 'owner');
  });
});

describe('a role', () => {
  const meOf = async (headers: Record<string, string>) =>
    (await backend.ask<{ role: Role; permissions: Permission[] }>('/api/admin/me', { headers })).body;

  it('is told with what it may do, and a change counts from the next request on', async () => {
    const headers = await signedIn(backend, 'nour@tiraz.example', 'viewer');
    expect(await meOf(headers)).toMatchObject({
      role: 'viewer',
      permissions: PERMISSIONS.filter((one) => permissionsOf('viewer').has(one)),
    });
    await backend.app.get(Accounts).setRole('nour@tiraz.example', 'owner', null);
    expect(await meOf(headers)).toMatchObject({ role: 'owner', permissions: PERMISSIONS });
  });

  it('is taken from all owners but one, of any number at once', async () => {
    const accounts = backend.app.get(Accounts);
    const owners = (await accounts.list()).filter(({ role }) => role === 'owner');
    for (const email of ['huda@tiraz.example', 'yara@tiraz.example']) {
      await signedIn(backend, email);
      owners.push((await accounts.list()).find((one) => one.email === email)!);
    }
    const outcomes = await Promise.allSettled(
      owners.map(({ email }) => accounts.setRole(email, 'viewer', null)),
    );
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refusals).toEqual([expect.objectContaining({ code: 'owner.last' })]);
    const left = await query<{ email: string }>(databaseUrl, `SELECT email FROM staff WHERE role = 'owner'`);
    expect(left).toHaveLength(1);
  });

  afterEach(async () => {
    await query(databaseUrl, `UPDATE staff SET role = 'owner' WHERE email = 'mona@tiraz.example'`);
  });
});
