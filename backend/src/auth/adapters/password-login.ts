import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { SignedIn, SignIn } from '../application/sign-in.js';
import type { BrowserCookies } from './browser-cookies.js';

/**
 * Signing in with passport's local strategy. A passport of its own, since @nestjs/passport shares one between all
 * applications of a process; and in the handler, since guards run before the body was validated.
 */
export class PasswordLogin {
  private readonly passport = new passport.Passport();

  constructor(signIn: SignIn, cookies: BrowserCookies) {
    const options = { usernameField: 'email', passReqToCallback: true, session: false } as const;
    const strategy = new Strategy(options, (request, email, password, done) => {
      const asked = request as unknown as FastifyRequest;
      const browser = {
        ...cookies.read(asked),
        userAgent: asked.headers['user-agent'],
        client: asked.ip,
        isGone: () => asked.raw.socket.destroyed,
      };
      signIn.signIn({ email, password }, browser).then((signedIn) => done(null, signedIn), done);
    });
    this.passport.use(strategy);
  }

  /** @throws what SignIn.signIn throws */
  async signIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    return new Promise((resolve, reject) => {
      const answered = (error: unknown, signedIn?: SignedIn | false): void => {
        if (signedIn) resolve(signedIn);
        else reject((error ?? new Error('the local strategy decided nothing')) as Error);
      };
      (this.passport.authenticate('local', { session: false }, answered) as PassportMiddleware)(
        request,
        reply,
        reject,
      );
    });
  }
}

/** Passport is written for Express; the local strategy reads nothing but the body. */
type PassportMiddleware = (
  request: FastifyRequest,
  reply: FastifyReply,
  next: (error: unknown) => void,
) => void;
