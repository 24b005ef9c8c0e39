import { isIP } from 'node:net';
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
}

@ValidatorConstraint({ name: 'proxies' })
export class AreProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && splitList(value).every(isProxy);
  }
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
