import type { Provider, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { controllerApp } from '../../test-support/controller-app.js';
import { Absences } from '../application/absences.js';
import { Confirmation } from '../application/confirmation.js';
import { Colleagues } from '../application/colleagues.js';
import { DemoAccount } from '../application/demo-account.js';
import { OwnAccount } from '../application/own-account.js';
import { OwnFactor } from '../application/own-factor.js';
import { OwnMails } from '../application/own-mails.js';
import { OwnPasskeys } from '../application/own-passkeys.js';
import { People } from '../application/people.js';
import { SignIn } from '../application/sign-in.js';
import { SecondStep } from '../application/signing-in.js';
import { StaffSessions } from '../application/staff-sessions.js';
import { BrowserCookies } from './browser-cookies.js';
import type { authInMemory } from './auth-in-memory.fixture.js';
import { LOCAL_STRATEGY } from './local.guard.js';
import { LocalStrategy } from './local.strategy.js';
import { SessionStrategy } from './session.strategy.js';
import { SESSION_STRATEGY } from './staff-only.js';

/** What the controllers of the module need, over fakes. */
export function providersOf(auth: ReturnType<typeof authInMemory>): Provider[] {
  return [
    { provide: SignIn, useValue: auth.entrance },
    { provide: SecondStep, useValue: auth.secondStep },
    { provide: OwnFactor, useValue: auth.ownFactor },
    { provide: OwnPasskeys, useValue: auth.ownPasskeys },
    { provide: Confirmation, useValue: auth.confirmation },
    { provide: StaffSessions, useValue: auth.live },
    { provide: OwnAccount, useValue: auth.ownAccount },
    { provide: DemoAccount, useValue: auth.demo },
    { provide: OwnMails, useValue: auth.ownMails },
    { provide: People, useValue: auth.people },
    { provide: Colleagues, useValue: auth.colleagues },
    { provide: Absences, useValue: auth.absences },
    { provide: BrowserCookies, useValue: new BrowserCookies('https://tiraz.example') },
    { provide: LOCAL_STRATEGY, useClass: LocalStrategy },
  ];
}

/** Controllers behind HTTP, whose sessions are those of the fakes. */
export async function startWith(
  auth: ReturnType<typeof authInMemory>,
  controllers: Type[],
): Promise<NestFastifyApplication> {
  const providers = [...providersOf(auth), { provide: SESSION_STRATEGY, useClass: SessionStrategy }];
  return (await controllerApp({ controllers, providers })).app;
}

/** The session's cookie of somebody who signs in, as a header. */
export async function cookieOf(
  auth: ReturnType<typeof authInMemory>,
  credentials: { email: string; password: string },
): Promise<{ cookie: string }> {
  const { tokens } = await auth.signIn.signIn(credentials, {});
  return { cookie: `__Host-tiraz.session=${tokens.session}` };
}
