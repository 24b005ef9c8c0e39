import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { StaffSessions } from '../application/staff-sessions.js';
import { limitsOf } from '../../shared/http/route-limits.js';
import { BrowserCookies } from './browser-cookies.js';
import type { KnownAccount } from './me.dto.js';

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
    const known = isUnattended(asked) ? this.sessions.look(session) : this.sessions.staffOf(session);
    known.then(
      ({ staff, ...account }) => this.success(staff, { ...account, token: session } satisfies KnownAccount),
      (error: unknown) => this.error(error),
    );
  }
}

/** What a page sends with all that it asks for by itself, while nobody has touched it for a while. */
const UNATTENDED_HEADER = 'x-unattended';

/** Whether a request leaves the time at which its session ends as it is. */
function isUnattended({ headers, routeOptions }: FastifyRequest): boolean {
  return limitsOf(routeOptions).keepsNoSessionAlive === true || headers[UNATTENDED_HEADER] !== undefined;
}
