import { afterAll } from '@jest/globals';
import type { Provider, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyInstance } from 'fastify';
import passport from 'passport';
import { PERMISSIONS, SESSION_STRATEGY, type Permission, type SessionInfo } from '../auth/index.js';
import { Clock } from '../shared/domain/clock.js';
import { DomainError, type LastChange } from '../shared/domain/domain-error.js';
import { LastChanges } from '../shared/domain/last-changes.js';
import type { Staff } from '../shared/domain/staff.js';
import { applyConventions } from '../shared/http/conventions.js';
import { Load } from '../shared/http/load.js';
import { createServer, type ServerOptions } from '../shared/http/server.js';

/** Who is signed in. */
export const MONA: Staff = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };
export const UNKNOWN_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2eff';

/** Who was quicker, of whatever was changed meanwhile. */
const CHANGED: LastChange = {
  at: new Date('2026-01-14T09:00:00Z'),
  by: { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12', email: 'omar@tiraz.example', name: 'Omar Said' },
};

const PERMITTED = 'x-test-permissions';

export interface Ask {
  /** An object is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What she who is signed in may do, everything unless it is given; null: nobody is signed in. */
  permissions?: readonly Permission[] | null;
}

interface Fault {
  path: string;
  code: string;
  message: string;
}
export interface Problem {
  status: number;
  code: string;
  detail: string;
  errors?: Fault[];
  current?: unknown;
  changed?: unknown;
}
export interface Answer<Body> {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed if it is JSON. */
  body: Body;
}

export interface ControllerApp {
  app: NestFastifyApplication;
  /** `GET /api/admin/customers`, one for each that its controllers have. */
  routes: readonly string[];
  /** @param route such as `GET /api/admin/customers?limit=1` */
  ask<Body = Problem>(route: string, ask?: Ask): Promise<Answer<Body>>;
}

/** Lets in whoever says what she may do. */
class TestSession extends passport.Strategy {
  override authenticate({ headers }: { headers: object }): void {
    const { [PERMITTED]: permitted } = headers as Record<string, string | undefined>;
    if (permitted === undefined)
      this.error(new DomainError('unauthenticated', 'session.missing', 'Sign in first.'));
    else
      this.success(MONA, {
        name: 'Mona Adel',
        role: 'owner',
        permissions: new Set(permitted.split(' ')),
        isConfirmed: true,
        lacksFactor: false,
        token: 'a-session',
      } as SessionInfo);
  }
}

const opened = new Set<NestFastifyApplication>();
afterAll(async () => {
  for (const app of opened) await app.close();
});

/**
 * Controllers behind HTTP as the application has them, edge, guards, pipes and filters, over what they are given. It
 * closes by itself.
 *
 * @param providers take the place of those that every route needs, as well
 */
export async function controllerApp(
  { controllers, providers = [] }: { controllers: Type[]; providers?: Provider[] },
  server: Partial<ServerOptions> = {},
): Promise<ControllerApp> {
  const { adapter } = createServer(
    {
      logLevel: 'silent',
      publicUrl: 'https://tiraz.example',
      trustProxy: [],
      inquiriesPerMinute: 0,
      ...server,
    },
    // What holds up a test's process, such as compiling what it imports, is no work of the server.
    { load: new Load({ longestDelayMs: Infinity }) },
  );
  const routes: string[] = [];
  adapter.getInstance<FastifyInstance>().addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  const module = await Test.createTestingModule({
    controllers,
    providers: [
      { provide: Clock, useValue: { now: () => new Date() } },
      { provide: LastChanges, useValue: { of: () => Promise.resolve(CHANGED) } satisfies LastChanges },
      { provide: SESSION_STRATEGY, useClass: TestSession },
      ...providers,
    ],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { bodyParser: false });
  applyConventions(app);
  opened.add(await app.init());

  async function ask<Body>(
    route: string,
    { body, headers = {}, permissions = PERMISSIONS }: Ask = {},
  ): Promise<Answer<Body>> {
    const [method, url = ''] = route.split(' ');
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(permissions && { [PERMITTED]: permissions.join(' ') }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (isJson ? answer.json() : answer.body) as Body,
    };
  }
  return { app, routes, ask };
}
