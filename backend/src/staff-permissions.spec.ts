import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Put, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.js';
import { StaffSessions } from './auth/application/staff-sessions.js';
import { PERMISSIONS, type Permission } from './auth/domain/permissions.js';
import { Needs, StaffOnly } from './auth/index.js';
import { AuthModule } from './auth/auth.module.js';
import { parseConfig } from './config.js';

const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const NOBODY_LISTENS = 'postgres://127.0.0.1:9/none';
const MONA = { id: UUID, email: 'mona@tiraz.example' };

let app: NestFastifyApplication;
afterEach(() => app.close());

/**
 * Asks every route of the application, as somebody who is signed in and may do nothing.
 *
 * @param planted controllers beside those of the application
 * @returns for each route that asks who is there, what it says and which permission it asked for
 */
async function askEveryRoute(planted: Type[] = []) {
  let asked: unknown[];
  let isForStaff: boolean;
  const sessions = {
    staffOf: () => {
      isForStaff = true;
      return Promise.resolve({
        staff: MONA,
        name: '',
        role: 'viewer',
        lacksFactor: false,
        permissions: { has: (permission: Permission) => asked.push(permission) < 0 },
      });
    },
  };
  const routes: { method: string; path: string }[] = [];
  const config = parseConfig({ DATABASE_URL: NOBODY_LISTENS, LOG_LEVEL: 'silent' });
  app = await createApp(config, async (module, adapter, options) => {
    (adapter.getInstance() as unknown as FastifyInstance).addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, path: url });
    });
    const testing = await Test.createTestingModule({
      imports: [module, AuthModule],
      controllers: planted,
    })
      .overrideProvider(StaffSessions)
      .useValue(sessions)
      .compile();
    return testing.createNestApplication<NestFastifyApplication>(adapter, options);
  });
  await app.init();
  await (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();

  const staffRoutes: { route: string; permissions: unknown[]; code: unknown; status: number }[] = [];
  for (const { method, path } of routes) {
    [asked, isForStaff] = [[], false];
    const url = path.replaceAll(/:\w+/g, UUID).replaceAll('*', UUID);
    const body = ['GET', 'HEAD'].includes(method) ? {} : { payload: {} };
    const answer = await app.inject({ method: method as 'GET', url, ...body });
    if (!isForStaff) continue;
    const code = method === 'HEAD' ? undefined : answer.json<{ code: string }>().code;
    staffRoutes.push({ route: `${method} ${path}`, permissions: asked, code, status: answer.statusCode });
  }
  return staffRoutes;
}

/** What is wrong with the permission of each route: none, an unknown one, or one to read for what changes something. */
function faultsOf(staffRoutes: Awaited<ReturnType<typeof askEveryRoute>>): string[] {
  return staffRoutes
    .filter(({ route, permissions: [needed, ...more], status }) => {
      const isKnown = (PERMISSIONS as readonly unknown[]).includes(needed) && more.length === 0;
      const isEnough = /^(GET|HEAD) /.test(route) || !String(needed).endsWith('.read');
      return status !== 403 || !isKnown || !isEnough;
    })
    .map(({ route, permissions, status }) => `${route} needs ${permissions.map(String).join()}: ${status}`);
}

describe('somebody who may do nothing', () => {
  it('is refused on every staff route, which names a permission that there is', async () => {
    const staffRoutes = await askEveryRoute();

    expect(faultsOf(staffRoutes)).toEqual([]);
    expect(new Set(staffRoutes.map(({ code }) => code))).toEqual(new Set(['permission.missing', undefined]));
    expect(staffRoutes.map(({ route, permissions }) => `${route}: ${String(permissions)}`)).toEqual(
      expect.arrayContaining([
        'GET /api/admin/me: own-account.manage',
        'GET /api/admin/inquiries: inquiries.read',
        'PUT /api/admin/inquiries/:id: inquiries.answer',
        'POST /api/admin/customers/:id/merge: customers.write',
        'PUT /api/admin/fabrics/:id: catalogue.write',
        'DELETE /api/admin/product-types/:id: catalogue.write',
        'PUT /api/objects/quarantine/:id: catalogue.write',
        'GET /api/admin/audit-trail: audit.read',
      ]),
    );
  });

  it('finds a route that names no permission, an unknown one, or one to read for what it changes', async () => {
    @Controller('admin/planted')
    @StaffOnly(undefined as never)
    class Planted {
      @Get('none')
      none() {
        return 'open';
      }

      @Get('unknown')
      @Needs('planted.read' as Permission)
      unknown() {
        return 'open';
      }

      @Put('changes')
      @Needs('catalogue.read')
      changes() {
        return 'open';
      }

      @Get('known')
      @Needs('catalogue.read')
      known() {
        return 'open';
      }
    }

    const planted = (await askEveryRoute([Planted])).filter(({ route }) => route.includes('/planted/'));

    expect(faultsOf(planted).sort()).toEqual([
      'GET /api/admin/planted/none needs undefined: 403',
      'GET /api/admin/planted/unknown needs planted.read: 403',
      'HEAD /api/admin/planted/none needs undefined: 403',
      'HEAD /api/admin/planted/unknown needs planted.read: 403',
      'PUT /api/admin/planted/changes needs catalogue.read: 403',
    ]);
  });
});
