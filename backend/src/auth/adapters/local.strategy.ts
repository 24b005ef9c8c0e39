import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { SignIn } from '../application/sign-in.js';
import type { CodeAsked, SignedIn } from '../application/signing-in.js';
import { BrowserCookies } from './browser-cookies.js';

/** Whoever gives an e-mail address and its password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly signIn: SignIn,
    private readonly cookies: BrowserCookies,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** Not the one of the process, which would keep this strategy when its application has ended. */
  getPassportInstance(): passport.Authenticator {
    return new passport.Passport();
  }

  async validate(request: FastifyRequest, email: string, password: string): Promise<SignedIn | CodeAsked> {
    return this.signIn.signIn({ email, password }, this.cookies.browserOf(request));
  }
}
