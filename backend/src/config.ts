import 'reflect-metadata';
import { isIP } from 'node:net';
import { plainToInstance } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, Validate, validateSync } from 'class-validator';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/** What the environment decides; parsed once, by main.ts. */
export interface Config {
  /** `postgres://user:password@host:port/database`. */
  databaseUrl: string;
  host: string;
  port: number;
  /** Origin under which browsers reach the site, without a trailing slash. */
  publicUrl: string;
  /** Whether an empty database gets the demo catalogue and the demo inquiries. */
  seedDemo: boolean;
  logLevel: string;
  production: boolean;
  /** Proxies whose X-Forwarded-* headers count: addresses, CIDR ranges or proxy-addr's names. */
  trustProxy: string[];
}

export class ConfigError extends Error {
  constructor(readonly faults: readonly { variable: string; message: string }[]) {
    super(
      `The configuration is faulty: ${faults.map(({ variable, message }) => `${variable} ${message}`).join('; ')}.`,
    );
    this.name = 'ConfigError';
  }
}

@ValidatorConstraint({ name: 'origin' })
class IsOrigin implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return (
      url !== undefined &&
      /^https?:$/.test(url.protocol) &&
      url.pathname === '/' &&
      !url.search &&
      !url.username
    );
  }
}

@ValidatorConstraint({ name: 'databaseUrl' })
class IsDatabaseUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  }
}

@ValidatorConstraint({ name: 'proxies' })
class AreProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && splitList(value).every(isProxy);
  }
}

class Environment {
  @Validate(IsDatabaseUrl, {
    message: 'must be a PostgreSQL URL, postgres://user:password@host:port/database',
  })
  DATABASE_URL!: string;

  @IsString()
  @MaxLength(253)
  @Matches(/^[\w.:-]+$/, { message: 'must be an address or a host name' })
  HOST = '0.0.0.0';

  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be at least 0' })
  @Max(65_535, { message: 'must be at most 65535' })
  PORT: number | string = 3001;

  @Validate(IsOrigin, { message: 'must be an http or https address without a path' })
  PUBLIC_URL = 'http://localhost:3000';

  @IsIn(['true', 'false'], { message: 'must be true or false' })
  SEED_DEMO = 'false';

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
}

/**
 * @param variables as in `process.env`; an empty value counts as absent
 * @throws ConfigError naming every faulty variable, and no value
 */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const environment = plainToInstance(Environment, Object.fromEntries(given));
  if (/^\d{1,6}$/.test(String(environment.PORT))) environment.PORT = Number(environment.PORT);
  const faults = validateSync(environment).map(({ property, constraints = {} }) => ({
    variable: property,
    message: given.some(([name]) => name === property)
      ? (Object.values(constraints)[0] ?? 'is faulty')
      : 'is missing',
  }));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    databaseUrl: environment.DATABASE_URL,
    host: environment.HOST,
    port: Number(environment.PORT),
    publicUrl: new URL(environment.PUBLIC_URL).origin,
    seedDemo: environment.SEED_DEMO === 'true',
    logLevel: environment.LOG_LEVEL,
    production: environment.NODE_ENV === 'production',
    trustProxy: splitList(environment.TRUST_PROXY),
  };
}

function splitList(list: string): string[] {
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
