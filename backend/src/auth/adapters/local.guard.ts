import { createParamDecorator, Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strategy } from 'passport';
import type { Staff } from '../../shared/domain/staff.js';
import { DtoPipe } from '../../shared/http/dto.pipe.js';
import type { CodeAsked, SignedIn } from '../application/signing-in.js';
import { BrowserCookies } from './browser-cookies.js';
import { Credentials } from './sign-in.dto.js';
import { using } from './staff-only.js';

/** By this the guard finds its strategy. */
export const LOCAL_STRATEGY = Symbol('the strategy of whoever signs in');

const pipe = new DtoPipe();

/** Signs in by the body; the browser is given its session, unless a code has to follow. */
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
    came: unknown,
    info: unknown,
    context: ExecutionContext,
  ): User {
    const outcome = super.handleRequest<SignedIn | CodeAsked>(error, came, info, context);
    if ('challenge' in outcome) return outcome as User;
    this.cookies.signIn(context.switchToHttp().getResponse<FastifyReply>(), outcome.tokens);
    return outcome.staff as User;
  }
}

/** What became of the password, in a handler behind `LocalGuard`. */
export const SignInAnswer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Staff | CodeAsked => {
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Staff | CodeAsked }>();
    if (!user) throw new Error('@SignInAnswer() needs LocalGuard');
    return user;
  },
);
