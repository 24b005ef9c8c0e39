import type { Type } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { applyConventions } from '../../shared/http/conventions.js';
import { DemoAccount } from '../application/demo-account.js';
import { OwnAccount } from '../application/own-account.js';
import { SignIn } from '../application/sign-in.js';
import { StaffSessions } from '../application/staff-sessions.js';
import { BrowserCookies } from './browser-cookies.js';
import type { authInMemory } from './auth-in-memory.fixture.js';
import { LocalStrategy } from './local.strategy.js';
import { SessionStrategy } from './session.strategy.js';
import { LOCAL_STRATEGY, SESSION_STRATEGY } from './strategies.js';

/** Controllers behind HTTP, over fakes. */
export async function startWith(
  auth: ReturnType<typeof authInMemory>,
  controllers: Type[],
): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({
    controllers,
    providers: [
      { provide: SignIn, useValue: auth.signIn },
      { provide: StaffSessions, useValue: auth.live },
      { provide: OwnAccount, useValue: auth.ownAccount },
      { provide: DemoAccount, useValue: auth.demo },
      { provide: BrowserCookies, useValue: new BrowserCookies('https://tiraz.example') },
      { provide: LOCAL_STRATEGY, useClass: LocalStrategy },
      { provide: SESSION_STRATEGY, useClass: SessionStrategy },
    ],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  applyConventions(app);
  await app.init();
  return app;
}

/** The session's cookie of somebody who signs in, as a header. */
export async function cookieOf(
  auth: ReturnType<typeof authInMemory>,
  credentials: { email: string; password: string },
): Promise<{ cookie: string }> {
  const { tokens } = await auth.signIn.signIn(credentials, {});
  return { cookie: `__Host-tiraz.session=${tokens.session}` };
}
