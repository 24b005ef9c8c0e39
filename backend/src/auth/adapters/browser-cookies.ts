import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNTS_OF_A_BROWSER, DEVICE_KNOWN_FOR_MS } from '../domain/session.js';

/** What a browser brings along from an earlier sign-in. */
interface BrowserTokens {
  session?: string | undefined;
  devices: readonly string[];
}

/** As a sign-in hears of it. */
interface AskingBrowser extends BrowserTokens {
  userAgent: string | undefined;
  client: string;
  isGone: () => boolean;
}

/** A token of ours, 32 bytes in base64url; anything else is not worth looking up. */
const TOKEN = /^[\w-]{43}$/;
/** Of the accounts that one browser is known by; a cookie of the release before has one. */
const BETWEEN_TOKENS = '.';

/**
 * The two cookies of a browser that signs in. Neither can be read by a script, nor sent along by another site; over
 * https neither ever travels in the clear, nor can a neighbouring subdomain plant one (`__Host-`).
 */
export class BrowserCookies {
  /** The session's name, for the documentation. */
  readonly sessionName: string;
  private readonly deviceName: string;
  private readonly isSecure: boolean;

  /** @param publicUrl where browsers find the site */
  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
    const prefix = this.isSecure ? '__Host-' : '';
    this.sessionName = `${prefix}tiraz.session`;
    this.deviceName = `${prefix}tiraz.device`;
  }

  read({ headers }: FastifyRequest): BrowserTokens {
    const cookies = parseCookie(headers.cookie ?? '');
    const tokensIn = (name: string) =>
      (cookies[name] ?? '').split(BETWEEN_TOKENS).filter((token) => TOKEN.test(token));
    const [session] = tokensIn(this.sessionName);
    return { session, devices: tokensIn(this.deviceName).slice(0, ACCOUNTS_OF_A_BROWSER) };
  }

  /** Who signs in, from a request that does. */
  browserOf(request: FastifyRequest): AskingBrowser {
    return {
      ...this.read(request),
      userAgent: request.headers['user-agent'],
      client: request.ip,
      isGone: () => request.raw.socket.destroyed,
    };
  }

  /** The browser is given its session, and is known from then on. */
  signIn(reply: FastifyReply, { session, devices }: { session: string; devices: readonly string[] }): void {
    this.setSession(reply, session);
    this.set(reply, this.deviceName, devices.join(BETWEEN_TOKENS), DEVICE_KNOWN_FOR_MS / 1000);
  }

  /** A session's cookie lives as long as the browser runs; the server ends the session itself. */
  setSession(reply: FastifyReply, token: string): void {
    this.set(reply, this.sessionName, token);
  }

  dropSession(reply: FastifyReply): void {
    this.set(reply, this.sessionName, '', 0);
  }

  private set(reply: FastifyReply, name: string, value: string, maxAge?: number): void {
    const lasting = maxAge === undefined ? {} : { maxAge };
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
    const cookie = stringifySetCookie({ name, value, ...lasting, ...attributes });
    void reply.header('cache-control', 'no-store').header('set-cookie', cookie);
  }
}
