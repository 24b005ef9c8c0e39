import 'reflect-metadata';
import { resolve } from 'node:path';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { DEFAULT_REGION, storeOrigin } from '@tiraz/contracts/object-store';
import { plainToInstance } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import {
  AreProxies,
  IsDatabaseUrl,
  IsHttpUrl,
  IsOrigin,
  IsSender,
  IsSmtpUrl,
  mailOf,
  splitList,
  type MailConfig,
  type S3Config,
} from './config-values.js';

/** What the environment decides; parsed once, by main.ts. A module injects it by this class. */
export abstract class Config {
  /** `postgres://user:password@host:port/database`. */
  abstract readonly databaseUrl: string;
  /** The same database past any pooler: for what needs a session of its own, migrations and LISTEN. */
  abstract readonly databaseDirectUrl: string;
  /** Of a hot standby of it that answers lists, searches, exports and figures; undefined: the primary does. */
  abstract readonly databaseReadUrl: string | undefined;
  /** Whether this process brings the schema up to date; otherwise it waits until a migration command has. */
  abstract readonly migrateOnStart: boolean;
  /** Whether this process does jobs; otherwise it only adds them, and another one has to do them. */
  abstract readonly runJobs: boolean;
  abstract readonly host: string;
  abstract readonly port: number;
  /** Origin under which browsers reach the site, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Where pictures, customers' designs and PDFs are kept. */
  abstract readonly store: { kind: 'files'; folder: string } | ({ kind: 's3' } & S3Config);
  /** Where mails go, and in whose name. */
  abstract readonly mail: MailConfig;
  /** Whether an empty database gets the demo catalogue and the demo inquiries. */
  abstract readonly seedDemo: boolean;
  /** Whom to make an account for when there is none. */
  abstract readonly firstAccount: { email: string; password: string } | undefined;
  /** Whether the demo account, whose password the sign-in page prints, may be made and used. */
  abstract readonly demoAccount: boolean;
  /** Milliseconds: how long a staff session lives without a request, and at all. */
  abstract readonly sessions: { idleMs: number; maxMs: number };
  abstract readonly logLevel: string;
  abstract readonly production: boolean;
  /** Proxies whose X-Forwarded-* headers count: addresses, CIDR ranges or proxy-addr's names. */
  abstract readonly trustProxy: string[];
  /** From one address, and as many of each other thing in shared/http/route-limits.ts; 0: as many as there are. */
  abstract readonly inquiriesPerMinute: number;
  /** From one address, by browsers that the account does not know; 0: as many as there are. */
  abstract readonly signInsPerMinute: number;
  /** Where Prometheus reads; undefined: nowhere, and nothing is measured. */
  abstract readonly metrics: { host: string; port: number } | undefined;
  /** Where spans are sent, as OTLP over HTTP; undefined: nowhere, and none are made. */
  abstract readonly tracesEndpoint: string | undefined;
}

export class ConfigError extends Error {
  constructor(readonly faults: readonly { variable: string; message: string }[]) {
    super(
      `The configuration is faulty: ${faults.map(({ variable, message }) => `${variable} ${message}`).join('; ')}.`,
    );
    this.name = 'ConfigError';
  }
}

const S3_NEEDED = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'] as const;
const S3_VARIABLES = [...S3_NEEDED, 'S3_REGION', 'S3_PUBLIC_ENDPOINT'] as const;
const namesAStore = (environment: Environment) =>
  S3_VARIABLES.some((variable) => environment[variable] !== undefined);

const HOST_PATTERN = /^[\w.:-]+$/;

class Environment {
  @Validate(IsDatabaseUrl)
  DATABASE_URL!: string;

  @IsOptional()
  @Validate(IsDatabaseUrl)
  DATABASE_DIRECT_URL?: string;

  @IsOptional()
  @Validate(IsDatabaseUrl)
  DATABASE_READ_URL?: string;

  @IsIn(['true', 'false'], { message: 'must be true or false' })
  MIGRATE_ON_START = 'true';

  @IsIn(['true', 'false'], { message: 'must be true or false' })
  RUN_JOBS = 'true';

  @IsString()
  @MaxLength(253)
  @Matches(HOST_PATTERN, { message: 'must be an address or a host name' })
  HOST = '0.0.0.0';

  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be at least 0' })
  @Max(65_535, { message: 'must be at most 65535' })
  PORT: number | string = 3001;

  @Validate(IsOrigin, { message: 'must be an http or https address without a path' })
  PUBLIC_URL = 'http://localhost:3000';

  @IsString()
  @MaxLength(1024)
  DATA_DIR = '.data';

  @ValidateIf(namesAStore)
  @Validate(IsOrigin, { message: 'must be an http or https address without a path' })
  S3_ENDPOINT?: string;

  @IsOptional()
  @Validate(IsOrigin, { message: 'must be an http or https address without a path' })
  S3_PUBLIC_ENDPOINT?: string;

  @ValidateIf(namesAStore)
  @IsString()
  S3_ACCESS_KEY?: string;

  @ValidateIf(namesAStore)
  @IsString()
  S3_SECRET_KEY?: string;

  @ValidateIf(namesAStore)
  @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
    message: 'must be a bucket: 3 to 63 of a-z, 0-9, "." and "-"',
  })
  S3_BUCKET?: string;

  @IsOptional()
  @Matches(/^[a-z\d-]{1,40}$/, { message: 'must be the name of a region' })
  S3_REGION?: string;

  @IsOptional()
  @Validate(IsSmtpUrl)
  SMTP_URL?: string;

  @ValidateIf(({ SMTP_URL }: Environment) => SMTP_URL !== undefined)
  @Validate(IsSender, { message: 'must be an e-mail address, or Name <address>' })
  MAIL_FROM?: string;

  @IsIn(['true', 'false'], { message: 'must be true or false' })
  SEED_DEMO = 'false';

  @IsOptional()
  @Matches(new RegExp(EMAIL_PATTERN), { message: 'must be an e-mail address' })
  ADMIN_EMAIL?: string;

  @IsOptional()
  @Length(PASSWORD_LENGTH.shortest, PASSWORD_LENGTH.longest, {
    message: `must have ${PASSWORD_LENGTH.shortest} to ${PASSWORD_LENGTH.longest} characters`,
  })
  ADMIN_PASSWORD?: string;

  @IsIn(['true', 'false'], { message: 'must be true or false' })
  DEMO_ACCOUNT = 'false';

  @Matches(/^(?!0+$)\d{1,4}$/, { message: 'must be a number of minutes from 1 to 9999' })
  SESSION_IDLE_MINUTES = '30';

  @Matches(/^(?!0+$)\d{1,3}$/, { message: 'must be a number of hours from 1 to 999' })
  SESSION_MAX_HOURS = '12';

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    message: 'must be trace, debug, info, warn, error, fatal or silent',
  })
  LOG_LEVEL = 'info';

  @IsIn(['development', 'test', 'production'], { message: 'must be development, test or production' })
  NODE_ENV = 'development';

  @Validate(AreProxies, {
    message: 'must be a list of addresses, CIDR ranges, loopback, linklocal or uniquelocal',
  })
  TRUST_PROXY = 'loopback';

  @Matches(/^\d{1,5}$/, { message: 'must be a number from 0 to 99999' })
  INQUIRIES_PER_MINUTE = '30';

  @Matches(/^\d{1,5}$/, { message: 'must be a number from 0 to 99999' })
  SIGN_INS_PER_MINUTE = '30';

  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  @Max(65_535, { message: 'must be at most 65535' })
  METRICS_PORT?: number | string;

  @IsString()
  @MaxLength(253)
  @Matches(HOST_PATTERN, { message: 'must be an address or a host name' })
  METRICS_HOST = '127.0.0.1';

  @IsOptional()
  @Validate(IsHttpUrl, { message: 'must be an http or https address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

/**
 * @param variables as in `process.env`; an empty value counts as absent
 * @throws ConfigError naming every faulty variable, and no value
 */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const environment = plainToInstance(Environment, Object.fromEntries(given));
  for (const variable of ['PORT', 'METRICS_PORT'] as const) {
    if (/^\d{1,6}$/.test(String(environment[variable])))
      environment[variable] = Number(environment[variable]);
  }
  const faults = validateSync(environment).map(({ property, constraints = {} }) => ({
    variable: property,
    message: given.some(([name]) => name === property)
      ? (Object.values(constraints)[0] ?? 'is faulty')
      : 'is missing',
  }));
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
  const needs = (variable: string, other: string) =>
    faults.push({ variable, message: `is missing beside ${other}` });
  if (email !== undefined && password === undefined) needs('ADMIN_PASSWORD', 'ADMIN_EMAIL');
  if (password !== undefined && email === undefined) needs('ADMIN_EMAIL', 'ADMIN_PASSWORD');
  const demoAccount = environment.DEMO_ACCOUNT === 'true';
  const production = environment.NODE_ENV === 'production';
  if (demoAccount && production) {
    faults.push({ variable: 'DEMO_ACCOUNT', message: 'must not be true in production' });
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL,
    databaseReadUrl: environment.DATABASE_READ_URL,
    migrateOnStart: environment.MIGRATE_ON_START === 'true',
    runJobs: environment.RUN_JOBS === 'true',
    host: environment.HOST,
    port: Number(environment.PORT),
    publicUrl: new URL(environment.PUBLIC_URL).origin,
    store: storeIn(environment),
    mail: mailOf(environment, resolve(environment.DATA_DIR, 'mail')),
    seedDemo: environment.SEED_DEMO === 'true',
    firstAccount: email !== undefined && password !== undefined ? { email, password } : undefined,
    demoAccount,
    sessions: {
      idleMs: Number(environment.SESSION_IDLE_MINUTES) * 60_000,
      maxMs: Number(environment.SESSION_MAX_HOURS) * 3_600_000,
    },
    logLevel: environment.LOG_LEVEL,
    production,
    trustProxy: splitList(environment.TRUST_PROXY),
    inquiriesPerMinute: Number(environment.INQUIRIES_PER_MINUTE),
    signInsPerMinute: Number(environment.SIGN_INS_PER_MINUTE),
    metrics: environment.METRICS_PORT
      ? { host: environment.METRICS_HOST, port: Number(environment.METRICS_PORT) }
      : undefined,
    tracesEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** @param environment without faults: all that a store needs is there, or nothing of it */
function storeIn({ DATA_DIR, ...given }: Environment): Config['store'] {
  const { S3_ENDPOINT, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = given;
  if (!S3_ENDPOINT) return { kind: 'files', folder: resolve(DATA_DIR, 'objects') };
  const { S3_REGION = DEFAULT_REGION, S3_PUBLIC_ENDPOINT = S3_ENDPOINT } = given;
  return {
    kind: 's3',
    endpoint: storeOrigin(S3_ENDPOINT, S3_REGION),
    publicEndpoint: storeOrigin(S3_PUBLIC_ENDPOINT, S3_REGION),
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    bucket: S3_BUCKET,
    region: S3_REGION,
    siteOrigin: new URL(given.PUBLIC_URL).origin,
  };
}
