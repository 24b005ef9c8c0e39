// What is asked of values that a client sent, and the one form in which they go on.
import { applyDecorators, ParseUUIDPipe, type ArgumentMetadata } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID, ValidateIf, type ValidationOptions } from 'class-validator';

/** For a field that may be absent; null, unlike with IsOptional, must pass the other rules. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** A text without the space around it. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}

/** A text, or each of a list, in small letters. */
export function LowerCased(): PropertyDecorator {
  const lowerCased = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  return Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(lowerCased) : lowerCased(value),
  );
}

/** An id, or with `each` a list of them, in small letters whichever way it was sent; like the `IdPipe` of paths. */
export function IsId(options: ValidationOptions = {}): PropertyDecorator {
  return applyDecorators(LowerCased(), IsUUID('all', options));
}

/** An id of a path in the one form in which it is compared, recorded and told: PostgreSQL finds a row in either case. */
export class IdPipe extends ParseUUIDPipe {
  override async transform(value: string, metadata: ArgumentMetadata): Promise<string> {
    await super.transform(value, metadata);
    return value.toLowerCase();
  }
}
