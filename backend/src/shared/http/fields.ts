import type { Type } from '@nestjs/common';
import { ApiProperty, ApiSchema, type ApiSchemaOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

/** What the OpenAPI document says of a field besides its form. */
interface Shown {
  description?: string;
  nullable?: true;
  required?: false;
  example?: string | number;
}

export const UUID_V7 = { description: 'UUID v7' };
export const IN_UTC = { description: 'ISO 8601, UTC' };

/**
 * A class as a component of the OpenAPI document. Its example is shown with every answer of this class that shows no
 * other.
 */
export function Documented(
  name: string,
  shown: { description?: string; example?: object; additionalProperties?: false } = {},
): ClassDecorator {
  const options: ApiSchemaOptions = { name, ...shown };
  return ApiSchema(options);
}

export function Id(shown: Shown = {}): PropertyDecorator {
  return ApiProperty({ type: 'string', format: 'uuid', ...shown });
}

export function Moment(shown: Shown = {}): PropertyDecorator {
  return ApiProperty({ type: 'string', format: 'date-time', ...shown });
}

/** A class with a text of each name, to be mixed in by IntersectionType: the names stand in a table elsewhere. */
export function Texts<Name extends string>(
  names: readonly Name[],
  shown: (name: Name) => Shown,
): Type<Record<Name, string>> {
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its fields come next
  class Mixed {}
  for (const name of names) ApiProperty({ type: String, ...shown(name) })(Mixed.prototype, name);
  return Mixed as Type<Record<Name, string>>;
}

/** EGP as it is answered. */
export function Amount(description: string, shown: Shown = {}): PropertyDecorator {
  return ApiProperty({ type: 'string', pattern: '^\\d+\\.\\d{2}$', description, ...shown });
}

export function Whole(minimum: number, shown: Shown = {}): PropertyDecorator {
  return ApiProperty({ type: 'integer', minimum, ...shown });
}

export function Version(): PropertyDecorator {
  return Whole(1, { description: 'Rises with every stored change; also the ETag.' });
}

export function OneOf(values: readonly string[], shown: Shown = {}): PropertyDecorator {
  return ApiProperty({ type: 'string', enum: [...values], ...shown });
}

export function TextOrNull(description?: string): PropertyDecorator {
  return ApiProperty({ type: 'string', nullable: true, description });
}

/** For a field that may be absent; null, unlike with IsOptional, must pass the other rules. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** A text without the space around it. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}
