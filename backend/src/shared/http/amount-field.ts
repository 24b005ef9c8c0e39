import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { Money } from '../domain/money.js';

/** What is accepted: pounds with at most two decimals, as text or as a JSON number; never `1e3`. */
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** How an amount in a body is documented. */
export const amountBodySchema = {
  oneOf: [
    { type: 'string', pattern: AMOUNT.source },
    { type: 'number', minimum: 0, maximum: 9_999_999.99 },
  ],
};

/** A field of a body that holds EGP between 0.00 and 9999999.99; a well-formed one is read as Money. */
export function IsAmount(label: string): PropertyDecorator {
  return applyDecorators(
    ValidateBy(
      { name: 'isAmount', validator: { validate: (value) => value instanceof Money } },
      {
        message: `${label} must be between 0.00 and 9999999.99 with at most two decimals`,
        context: { code: 'field.format' },
      },
    ),
    Transform(({ value }: { value: unknown }) =>
      (typeof value === 'string' || typeof value === 'number') && AMOUNT.test(String(value))
        ? Money.parse(String(value))
        : value,
    ),
  );
}
