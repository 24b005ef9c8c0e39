import { isIP } from 'node:net';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

@ValidatorConstraint({ name: 'httpUrl' })
export class IsHttpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && !url.search && !url.username;
  }
}

@ValidatorConstraint({ name: 'origin' })
export class IsOrigin extends IsHttpUrl {
  override validate(value: unknown): boolean {
    return super.validate(value) && new URL(value as string).pathname === '/';
  }
}

@ValidatorConstraint({ name: 'databaseUrl' })
export class IsDatabaseUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  }

  defaultMessage(): string {
    return 'must be a PostgreSQL URL, postgres://user:password@host:port/database';
  }
}

@ValidatorConstraint({ name: 'proxies' })
export class AreProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && splitList(value).every(isProxy);
  }
}

/** In whose name mails are sent. */
export interface Sender {
  name: string;
  address: string;
}

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte on. */
  secure: boolean;
  /** Whether a connection without TLS is refused: a password never crosses a network in the open. */
  requireTLS: boolean;
  login: { user: string; pass: string } | undefined;
}

@ValidatorConstraint({ name: 'smtpUrl' })
export class IsSmtpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
    const isBare = ['', '/'].includes(pathname) && !search && !hash && !username === !password;
    return /^smtps?:$/.test(protocol) && hostname !== '' && isBare && isDecodable(username + password);
  }

  defaultMessage(): string {
    return 'must be smtp://user:password@host:port, or smtps:// for TLS from the first byte on';
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** @param url one that `IsSmtpUrl` takes */
function smtpServerOf(url: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = protocol === 'smtps:';
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isHere,
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  };
}

@ValidatorConstraint({ name: 'sender' })
export class IsSender implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && senderOf(value) !== undefined;
  }
}

/** A store that speaks S3. */
export interface S3Config {
  /** Origin under which this process reaches it. */
  endpoint: string;
  /** Origin under which browsers reach it. */
  publicEndpoint: string;
  accessKey: string;
  secretKey: string;
  /** Made when there is none. */
  bucket: string;
  region: string;
  /** Of the pages from which browsers upload. */
  siteOrigin: string;
}

/** Where mails go: to a server; into files; or, in production without a server, nowhere yet. */
export type MailConfig = { sender: Sender } & (
  | { kind: 'smtp'; server: SmtpServer }
  | { kind: 'files'; folder: string }
  | { kind: 'nothing' }
);

/** @param given without faults: beside a mail server there is a sender */
export function mailOf(
  given: { SMTP_URL?: string; MAIL_FROM?: string; NODE_ENV: string },
  folder: string,
): MailConfig {
  const sender = senderOf(given.MAIL_FROM ?? '') ?? { name: 'Tiraz', address: 'tiraz@localhost' };
  if (given.SMTP_URL) return { kind: 'smtp', sender, server: smtpServerOf(given.SMTP_URL) };
  return given.NODE_ENV === 'production' ? { kind: 'nothing', sender } : { kind: 'files', sender, folder };
}

const EMAIL = new RegExp(EMAIL_PATTERN);

/** @param text `Tiraz <hello@tiraz.example>`, or the address alone */
function senderOf(text: string): Sender | undefined {
  const [, name = '', bracketed] = /^([^<>"\p{Cc}]{0,120}?)\s*<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = bracketed ?? text.trim();
  return EMAIL.test(address) ? { name, address } : undefined;
}

/** What a variable lists, separated by commas. */
export function splitList(list: string): string[] {
  return list.split(',').map((entry) => entry.trim());
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  return (
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}
