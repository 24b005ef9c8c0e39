import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { VISIBLE } from '@tiraz/contracts/visible-text';
import { IsString, Matches, MaxLength } from 'class-validator';

export const EXAMPLE_IDS = {
  customer: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  duplicate: '0199a5f0-8d2f-7c4b-8e66-1e9f7b5d3f22',
  inquiry: '0199a5f0-9e3a-7d5c-9f77-2fa08c6e4a33',
  followUp: '0199a5f0-af4b-7e6d-8a88-3ab19d7f5b44',
  communication: '0199a5f0-b05c-7f7e-9b99-4bc2ae806c55',
} as const;

export const id = { type: 'string', format: 'uuid', description: 'UUID v7' } as const;
export const moment = { type: 'string', format: 'date-time', description: 'ISO 8601, UTC' } as const;
export const text = { type: 'string' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const version = {
  type: 'integer',
  minimum: 1,
  description: 'Rises with every stored change; also the ETag.',
} as const;

export function oneOf<Value extends string>(values: readonly Value[]) {
  return { type: 'string', enum: [...values] };
}

export function orNull<Schema extends { type: string }>(schema: Schema) {
  return { ...schema, type: [schema.type, 'null'] };
}

/** An object schema whose properties are all there. */
export function entity<Properties extends object>(title: string, properties: Properties, example: object) {
  return { title, type: 'object', required: Object.keys(properties), properties, example } as const;
}

function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}

/** A text, trimmed before it is measured in UTF-16 units. */
export function Text(longest: number): PropertyDecorator {
  return applyDecorators(Trimmed(), IsString(), MaxLength(longest));
}

/** The same, with something to see in it. `message` as the form shows it. */
export function RequiredText(longest: number, message: string): PropertyDecorator {
  const isSeen = Matches(VISIBLE, { message, context: { code: 'field.required' } });
  return applyDecorators(Trimmed(), IsString({ message }), isSeen, MaxLength(longest));
}

/** What storing something about a customer may be refused with. */
export const ABOUT_NOBODY = {
  status: 422,
  code: 'customer.unknown',
  detail: 'There is no such customer.',
  errors: [{ path: 'customerId', code: 'customer.unknown', message: 'There is no such customer.' }],
} as const;
