import { ValidateIf } from 'class-validator';

/** For a field that may be absent; null, unlike with IsOptional, must pass the other rules. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}
