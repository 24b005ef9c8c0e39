import type { FastifySchemaValidationError } from 'fastify';
import { MOST_FAULTS, type Fault } from '../domain/domain-error.js';

const CODES: Readonly<Record<string, string>> = {
  required: 'field.required',
  type: 'field.type',
  enum: 'field.unknown-value',
  const: 'field.unknown-value',
  format: 'field.format',
  pattern: 'field.format',
  minLength: 'field.too-short',
  maxLength: 'field.too-long',
  minimum: 'field.too-small',
  exclusiveMinimum: 'field.too-small',
  maximum: 'field.too-large',
  exclusiveMaximum: 'field.too-large',
  multipleOf: 'field.format',
  minItems: 'field.too-few',
  maxItems: 'field.too-many',
  uniqueItems: 'field.duplicate',
  additionalProperties: 'field.unknown',
};

/** Ajv's errors as faults of fields: one per path, paths as a person writes them (`printOptions[0].colors`). */
export function validationFaults(errors: readonly FastifySchemaValidationError[]): Fault[] {
  const byPath = new Map<string, Fault>();
  for (const error of errors) {
    const path = fieldPath(error);
    if (byPath.has(path)) continue;
    byPath.set(path, {
      path,
      code: CODES[error.keyword] ?? 'field.invalid',
      message: `${path || 'the body'} ${error.keyword === 'required' ? 'is required' : (error.message ?? 'is not valid')}`,
    });
    if (byPath.size === MOST_FAULTS) break;
  }
  return [...byPath.values()];
}

function fieldPath({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const steps = instancePath.split('/').slice(1).map(unescapePointer);
  if (keyword === 'required') steps.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty).slice(0, 64));
  return steps.reduce(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step),
    '',
  );
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
