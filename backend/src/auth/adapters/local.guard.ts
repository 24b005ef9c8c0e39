import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strategy } from 'passport';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import { DEVICE_KNOWN_FOR_MS } from '../domain/session.js';
import { BrowserCookies } from './browser-cookies.js';
import { Credentials } from './sign-in.dto.js';
import { using } from './staff-only.js';

/** By this the guard finds its strategy. */
export const LOCAL_STRATEGY = Symbol('the strategy of whoever signs in');

const pipe = new DtoPipe();

/** Signs in by the body; the browser is given its session, and is known from then on. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  constructor(
    @Inject(LOCAL_STRATEGY) strategy: Strategy,
    private readonly cookies: BrowserCookies,
  ) {
    super(using(strategy));
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    // Guards run before pipes.
    await pipe.transform(body, { type: 'body', metatype: Credentials });
    return super.canActivate(context) as Promise<boolean>;
  }

  override handleRequest<User>(
    error: unknown,
    staff: unknown,
    tokens: { session: string; device: string },
    context: ExecutionContext,
  ): User {
    const signedIn = super.handleRequest<User>(error, staff, tokens, context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    this.cookies.setSession(reply, tokens.session);
    this.cookies.setDevice(reply, tokens.device, DEVICE_KNOWN_FOR_MS);
    return signedIn;
  }
}
