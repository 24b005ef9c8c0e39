import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/problem.js';
import { StaffSessions } from '../application/staff-sessions.js';
import { BrowserCookies } from './browser-cookies.js';

/** The name of the cookie scheme in the OpenAPI document. */
export const SESSION_SCHEME = 'session';

const signedIn = new WeakMap<FastifyRequest, Staff>();

@Injectable()
class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly cookies: BrowserCookies,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // What staff see is nobody else's, nor theirs once they have signed out.
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    signedIn.set(request, await this.sessions.staffOf(this.cookies.read(request).session));
    return true;
  }
}

/** For a controller or a handler that answers signed-in staff alone; it documents the 401 as well. */
export function StaffOnly(): ClassDecorator & MethodDecorator {
  return applyDecorators(UseGuards(SessionGuard), ApiCookieAuth(SESSION_SCHEME), ApiProblems(401));
}

/** Who asks, in a handler behind `@StaffOnly()`. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Staff => {
  const staff = signedIn.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!staff) throw new Error('@SignedIn() needs @StaffOnly()');
  return staff;
});
