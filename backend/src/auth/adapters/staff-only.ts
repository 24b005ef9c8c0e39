import {
  applyDecorators,
  createParamDecorator,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type IAuthModuleOptions } from '@nestjs/passport';
import { ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Strategy } from 'passport';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import type { Permission, Permissions } from '../domain/permissions.js';

/** By this a guard finds the strategy of whoever is signed in. */
export const SESSION_STRATEGY = Symbol('the strategy of whoever is signed in');

/** The name of the cookie scheme in the OpenAPI document. */
export const SESSION_SCHEME = 'session';

/** Under this name the OpenAPI document says it of an operation. */
const NEEDED_PERMISSION = 'x-permission';

const UNCONFIRMED = {
  status: 403,
  code: 'session.confirmation-required',
  detail: 'Give a code of the second factor first.',
};

const FACTOR_REQUIRED = {
  status: 403,
  code: 'session.factor-required',
  detail: 'Set up a second factor first: accounts of this role need one.',
};

const MISSING = { status: 403, code: 'permission.missing', detail: 'This account may not do that.' };

const NEEDS = Symbol('the permission that a route needs');
const BEFORE_FACTOR = Symbol('whether a route answers an account that lacks a second factor');
const ASKS_AGAIN = Symbol('whether a route asks for a code again');

/** Under this name the OpenAPI document says it of an operation. */
const NEEDED_CONFIRMATION = 'x-confirmation';

/** Under this name the OpenAPI document says it of an operation. */
const ANSWERS_BEFORE_FACTOR = 'x-before-factor';

/** What is known of a session, beside whose it is. */
export interface SessionInfo {
  permissions: Permissions;
  isConfirmed: boolean;
  /** A second factor is obligatory for the account, and it has none: it may do nothing else before. */
  lacksFactor: boolean;
  token: string | undefined;
}

/** As @nestjs/passport leaves it behind. */
interface StaffRequest extends FastifyRequest {
  user?: Staff;
  authInfo?: SessionInfo;
}

/**
 * What a guard of `@nestjs/passport` takes to use this very strategy. By a name it would look in the one list of the
 * process, where the application that started last has put its own. Passport hangs what it does next on a strategy, so
 * that each request needs an object of its own.
 */
export function using(strategy: Strategy): IAuthModuleOptions {
  return {
    get defaultStrategy() {
      return Object.create(strategy) as string;
    },
  };
}

@Injectable()
class SessionGuard extends AuthGuard() {
  constructor(
    @Inject(SESSION_STRATEGY) strategy: Strategy,
    private readonly reflector: Reflector,
  ) {
    super(using(strategy));
  }

  override handleRequest<User>(
    error: unknown,
    staff: unknown,
    session: SessionInfo,
    context: ExecutionContext,
  ): User {
    const signedIn = super.handleRequest<User>(error, staff, session, context);
    const route = [context.getHandler(), context.getClass()];
    if (session.lacksFactor) {
      if (!this.reflector.get<boolean | undefined>(BEFORE_FACTOR, context.getHandler()))
        throw new DomainError('forbidden', FACTOR_REQUIRED.code, FACTOR_REQUIRED.detail);
    } else {
      expectPermitted(session.permissions, this.reflector.getAllAndOverride<Permission>(NEEDS, route));
    }
    const asksAgain = this.reflector.getAllAndOverride<boolean | undefined>(ASKS_AGAIN, route);
    if (asksAgain) expectConfirmed(session.isConfirmed);
    // What staff see is nobody else's, nor theirs once they have signed out.
    void context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return signedIn;
  }
}

/**
 * For a controller or a handler that answers signed-in staff alone, who may do this; it documents the 401 and the 403 as well.
 */
export function StaffOnly(needed: Permission): ClassDecorator & MethodDecorator {
  return applyDecorators(
    Needs(needed),
    UseGuards(SessionGuard),
    ApiCookieAuth(SESSION_SCHEME),
    ApiProblems(401, 403, MISSING, FACTOR_REQUIRED),
  );
}

/** What a handler needs instead of what its controller's `@StaffOnly()` names. */
export function Needs(needed: Permission): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(NEEDS, needed), ApiExtension(NEEDED_PERMISSION, needed));
}

/**
 * For the few things that somebody may do who has to set up a second factor first, whatever their permissions. Beside
 * `@StaffOnly()`.
 */
export function BeforeFactor(): MethodDecorator {
  return applyDecorators(SetMetadata(BEFORE_FACTOR, true), ApiExtension(ANSWERS_BEFORE_FACTOR, true));
}

/**
 * For a sensitive action: an account with a second factor gives a code again, unless one was given in the same session in the
 * last 15 minutes. Beside `@StaffOnly()`.
 */
export function AsksAgain(): MethodDecorator {
  return applyDecorators(
    SetMetadata(ASKS_AGAIN, true),
    ApiExtension(NEEDED_CONFIRMATION, true),
    MayAskAgain(),
  );
}

/** For a handler that is sensitive in one case alone, where it says `expectConfirmed`; it documents that. */
export function MayAskAgain(): MethodDecorator & ClassDecorator {
  return ApiProblems(MISSING, UNCONFIRMED);
}

/** Who asks, in a handler behind `@StaffOnly()`. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Staff => {
  const { user } = context.switchToHttp().getRequest<StaffRequest>();
  if (!user) throw new Error('@SignedIn() needs a guard that knows who asks');
  return user;
});

/** @throws DomainError `permission.missing` */
export function expectPermitted(held: Permissions, needed: Permission): void {
  if (!held.has(needed)) throw new DomainError('forbidden', MISSING.code, MISSING.detail);
}

/** @throws DomainError `session.confirmation-required` */
export function expectConfirmed(isConfirmed: boolean): void {
  if (!isConfirmed) throw new DomainError('forbidden', UNCONFIRMED.code, UNCONFIRMED.detail);
}

/** What whoever asks may do, in a handler behind `@StaffOnly()`. */
export const Permitted = createParamDecorator((_: unknown, context: ExecutionContext): Permissions => {
  const { authInfo } = context.switchToHttp().getRequest<StaffRequest>();
  if (!authInfo) throw new Error('@Permitted() needs @StaffOnly()');
  return authInfo.permissions;
});

/** Whether a code was given in the session lately, as far as the account has one, in a handler behind `@StaffOnly()`. */
export const Confirmed = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { authInfo } = context.switchToHttp().getRequest<StaffRequest>();
  return authInfo?.isConfirmed ?? false;
});

/** The token of the session, in a handler behind `@StaffOnly()`: whoever has it gets in. */
export const SessionToken = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { authInfo } = context.switchToHttp().getRequest<StaffRequest>();
  if (authInfo?.token === undefined) throw new Error('@SessionToken() needs @StaffOnly()');
  return authInfo.token;
});
