import 'reflect-metadata';
import { ValidationPipe, type ArgumentMetadata, type ValidationPipeOptions } from '@nestjs/common';
import { validateSync, type ValidationError, type ValidatorOptions } from 'class-validator';
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

/** What one value broke of its class, wherever it was sent. */
class BrokenRules extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('broken rules');
  }
}

/**
 * Nest's ValidationPipe with our refusals: whatever a handler takes as a class of class-validator's rules is read as an
 * instance of it. Fields the class does not know are refused, missing ones stay missing. Of several rules on one field
 * the one written nearest to it speaks first.
 *
 * @throws DomainError `body.invalid` or `request.invalid`, with one fault for each faulty field
 */
export class DtoPipe extends ValidationPipe {
  /** @param options the expected type, where a parameter cannot name its class */
  constructor(options: Pick<ValidationPipeOptions, 'expectedType'> = {}) {
    super({
      ...options,
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new BrokenRules(errors.flatMap((error) => faultsOf(error, ''))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!this.toValidate({ ...metadata, metatype: this.expectedType ?? metadata.metatype })) return value;
    const where = metadata.type === 'body' ? 'body' : 'request';
    try {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return (await super.transform(value, metadata)) as unknown;
      throw new BrokenRules([{ path: '', code: 'field.type', message: `the ${where} must be an object` }]);
    } catch (error) {
      if (!(error instanceof BrokenRules)) throw error;
      const detail = `The ${where} does not have the documented form.`;
      throw new DomainError('malformed', `${where}.invalid`, detail, error.faults.slice(0, MOST_FAULTS));
    }
  }

  /** No rule of ours waits for anything. */
  protected override validate(read: object, options?: ValidatorOptions): ValidationError[] {
    return [...listsInLists(read), ...validateSync(read, options)];
  }

  /** The edge refuses `__proto__`; every other name that a class does not know is refused like any. */
  protected override stripProtoKeys(): void {}
}

/** class-validator takes `[[]]` for a list of objects, at any depth; nothing here has lists in lists. */
function listsInLists(read: object): ValidationError[] {
  return Object.entries(read).flatMap(([property, value]: [string, unknown]): ValidationError[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value) && value.some(Array.isArray))
      return [{ property, constraints: { isArray: `${property} must not hold lists` } }];
    const children = listsInLists(value);
    return children.length > 0 ? [{ property, children }] : [];
  });
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
