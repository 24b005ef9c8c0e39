import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { keepsNoSessionAlive } from './unattended.js';
import { StaffSessions } from '../application/staff-sessions.js';
import { BrowserCookies } from './browser-cookies.js';
import type { SessionInfo } from './staff-only.js';

/** Whoever brings the cookie of a session. */
@Injectable()
export class SessionStrategy extends passport.Strategy {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly cookies: BrowserCookies,
  ) {
    super();
  }

  override authenticate(request: unknown): void {
    const asked = request as FastifyRequest;
    const { session } = this.cookies.read(asked);
    const known = keepsNoSessionAlive(asked) ? this.sessions.look(session) : this.sessions.staffOf(session);
    known.then(
      ({ staff, ...account }) => this.success(staff, { ...account, token: session } satisfies SessionInfo),
      (error: unknown) => this.error(error),
    );
  }
}
