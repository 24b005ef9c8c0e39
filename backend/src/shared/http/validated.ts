import 'reflect-metadata';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { ValidateIf, validateSync, type ValidationError } from 'class-validator';
import { DomainError, MOST_FAULTS, type Fault } from '../domain/domain-error.js';

/** The stable codes of class-validator's rules; `context: { code }` on a rule gives it one of its own. */
const CODES: Readonly<Record<string, string>> = {
  isDefined: 'field.required',
  isNotEmpty: 'field.required',
  whitelistValidation: 'field.unknown',
  isString: 'field.type',
  isInt: 'field.type',
  isNumber: 'field.type',
  isBoolean: 'field.type',
  isArray: 'field.type',
  isObject: 'field.type',
  nestedValidation: 'field.type',
  isIn: 'field.unknown-value',
  isEnum: 'field.unknown-value',
  isEmail: 'field.format',
  isUuid: 'field.format',
  matches: 'field.format',
  isIso8601: 'field.format',
  minLength: 'field.too-short',
  maxLength: 'field.too-long',
  min: 'field.too-small',
  max: 'field.too-large',
  arrayMinSize: 'field.too-few',
  arrayMaxSize: 'field.too-many',
  arrayUnique: 'field.duplicate',
};

/**
 * Reads a body or a query as an instance of a class of class-validator rules: `@Body(validated(NewFabric))`. Fields
 * the class does not know are refused, missing ones stay missing. Of several rules on one field the one written
 * nearest to it speaks first.
 *
 * @throws DomainError `body.invalid` or `request.invalid`, with one fault for each faulty field
 */
export function validated<T extends object>(type: new () => T): PipeTransform<unknown, T> {
  return {
    transform(value: unknown, { type: place }: ArgumentMetadata): T {
      const where = place === 'body' ? 'body' : 'request';
      const detail = `The ${where} does not have the documented form.`;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new DomainError('malformed', `${where}.invalid`, detail, [
          { path: '', code: 'field.type', message: `the ${where} must be an object` },
        ]);
      }
      const instance = plainToInstance(type, value);
      const errors = validateSync(instance, {
        whitelist: true,
        forbidNonWhitelisted: true,
        forbidUnknownValues: false,
        stopAtFirstError: true,
      });
      const faults = [...listsInLists(value), ...errors.flatMap((error) => faultsOf(error, ''))];
      if (faults.length === 0) return instance;
      throw new DomainError('malformed', `${where}.invalid`, detail, faults.slice(0, MOST_FAULTS));
    },
  };
}

/** For a field that may be absent; null, unlike with IsOptional, must pass the other rules. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** class-validator takes `[[]]` for a list of objects; nothing here has lists in lists. */
function listsInLists(value: object): Fault[] {
  return Object.entries(value)
    .filter(([, list]) => Array.isArray(list) && list.some(Array.isArray))
    .map(([path]) => ({ path, code: 'field.type', message: `${path} must not hold lists` }));
}

function faultsOf({ property, constraints, contexts, children }: ValidationError, parent: string): Fault[] {
  const name = property.slice(0, 64);
  const path = /^\d+$/.test(name) ? `${parent}[${name}]` : parent ? `${parent}.${name}` : name;
  const [rule] = Object.entries(constraints ?? {});
  if (!rule) return (children ?? []).flatMap((child) => faultsOf(child, path));
  const [constraint, message] = rule;
  const own = contexts?.[constraint] as { code?: string } | undefined;
  const unknown = constraint === 'whitelistValidation';
  return [
    {
      path,
      code: own?.code ?? CODES[constraint] ?? 'field.invalid',
      message: unknown ? `${path} is not a field of this` : message,
    },
  ];
}
