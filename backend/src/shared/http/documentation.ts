// What is said of fields and refusals, and what is asked of fields: nearly every body and every path needs both, and a second
// file would be one more that each controller leads to (`npm run closure -w @tiraz/tools`).
import { STATUS_CODES } from 'node:http';
import { applyDecorators, ParseUUIDPipe, type ArgumentMetadata, type Type } from '@nestjs/common';
import { ApiProperty, ApiResponse, ApiSchema, getSchemaPath, type ApiSchemaOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Fault, LastChange } from '../domain/domain-error.js';

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

/** EGP by which one amount is more than another. */
export function Difference(description: string): PropertyDecorator {
  return ApiProperty({ type: 'string', pattern: '^-?\\d+\\.\\d{2}$', description });
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

/** A text, or each of a list, in small letters. */
export function LowerCased(): PropertyDecorator {
  const lowerCased = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  return Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(lowerCased) : lowerCased(value),
  );
}

/** The headers of an answer that is a file to keep. */
export const DOWNLOADED = {
  'Content-Disposition': {
    required: true,
    description: 'With the name of the file.',
    schema: { type: 'string', examples: ['attachment; filename="inquiries.csv"'] },
  },
} as const;

export const PROBLEM_TYPE = 'application/problem+json';

const text = { type: 'string' } as const;

@Documented('ChangeBy')
class ChangeByDto {
  @Id() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Empty until they have said it.' }) name!: string;
}

@Documented('LastChange')
class LastChangeDto implements LastChange {
  @Moment() at!: Date;
  @ApiProperty({ nullable: true, type: ChangeByDto, description: 'Null for a customer, or a job.' })
  by!: ChangeByDto | null;
}

/** An answer to a refused request, RFC 9457; `code` and the faults' codes are stable, the sentences are not. */
@ApiSchema({ name: 'Problem', description: 'Why a request was refused (RFC 9457).' })
export class Problem {
  @ApiProperty({ description: 'Always about:blank: `code` tells problems apart.' }) type!: string;
  @ApiProperty({ description: "The status code's own phrase." }) title!: string;
  @ApiProperty({ type: 'integer' }) status!: number;
  @ApiProperty({ description: 'One English sentence for a person.' }) detail!: string;
  @ApiProperty({ description: 'Stable; for a program.' }) code!: string;
  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      required: ['path', 'code', 'message'],
      properties: { path: text, code: text, message: text },
    },
  })
  errors?: readonly Fault[];
  @ApiProperty({ required: false, description: 'With 412: the thing as reading it would give it now.' })
  current?: object;
  @ApiProperty({
    required: false,
    type: LastChangeDto,
    description: 'With 412: who changed it last, and when; absent where the audit trail tells of no change.',
  })
  changed?: LastChange;
  @ApiProperty({ description: 'Also in the header x-request-id and in every log line.' }) requestId!: string;
}

/** One refusal that an operation can give, as its documentation shows it. */
export interface ProblemExample {
  status: number;
  code: string;
  detail: string;
  errors?: readonly Fault[];
  current?: object;
  changed?: LastChange | undefined;
}

/** As `unknownLink` says it. */
export const UNKNOWN_LINK: ProblemExample = {
  status: 404,
  code: 'link.unknown',
  detail: 'This link leads nowhere.',
};

/** As `throttledClient` says it. */
export const CLIENT_THROTTLED: ProblemExample = {
  status: 429,
  code: 'client.throttled',
  detail: 'Too many from one address; try again later.',
};

/** Of an invitation, and of who joins by it. */
export const ACCOUNT_EXISTS: ProblemExample = {
  status: 409,
  code: 'account.exists',
  detail: 'There is an account with this e-mail address already.',
};

/** Of what has one meaning, whichever operation says it: no 422, which is a rule of its own, and no 429. */
const TYPICAL = {
  400: {
    code: 'body.invalid',
    detail: 'The body does not have the documented form.',
    errors: [{ path: 'quantity', code: 'field.required', message: 'quantity is required' }],
  },
  401: { code: 'session.missing', detail: 'Sign in first.' },
  403: { code: 'request.foreign-origin', detail: 'The request comes from another site.' },
  404: { code: 'resource.missing', detail: 'There is nothing at this address.' },
  408: { code: 'request.timeout', detail: 'The request did not arrive in time.' },
  409: { code: 'resource.conflict', detail: 'Somebody else changed the same thing at the same moment.' },
  412: {
    code: 'entity.stale',
    detail: 'It was changed since you read it.',
    changed: {
      at: new Date('2026-11-20T09:30:00Z'),
      by: { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example', name: 'Mona Adel' },
    },
  },
  413: { code: 'body.too-large', detail: 'The body is larger than 64 KB.' },
  414: { code: 'request.address-too-long', detail: 'The address is too long.' },
  415: { code: 'body.media-type', detail: 'The body must be application/json.' },
  500: { code: 'server.fault', detail: 'The server failed; the fault is logged under the request id.' },
  503: { code: 'server.overloaded', detail: 'The server is busy; try again shortly.' },
} satisfies Record<number, Omit<ProblemExample, 'status'>>;

type TypicalStatus = keyof typeof TYPICAL;
const isTypical = (status: number): status is TypicalStatus => status in TYPICAL;

const EXAMPLE_REQUEST_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

export function problem(refusal: ProblemExample, requestId: string): Problem {
  const { status, code, detail, errors, current, changed } = refusal;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    ...(errors?.length ? { errors } : {}),
    ...(current ? { current } : {}),
    ...(changed ? { changed } : {}),
    requestId,
  };
}

/** The OpenAPI description of the answers with one status. */
export function problemResponse(status: number, examples: readonly ProblemExample[] = []) {
  const shown = examples.length > 0 ? examples : isTypical(status) ? [{ status, ...TYPICAL[status] }] : [];
  const retryAfter = {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  } as const;
  return {
    description: STATUS_CODES[status] ?? 'Error',
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: getSchemaPath(Problem) },
        examples: Object.fromEntries(
          shown.map((example) => [example.code, { value: problem(example, EXAMPLE_REQUEST_ID) }]),
        ),
      },
    },
  };
}

/**
 * Documents the problems an operation answers with: a status alone shows its usual example, a refusal of the
 * operation's own shows itself. What every operation can answer (400, 413, 415, 500, 503) is added by openapi.ts.
 */
export function ApiProblems(
  ...refusals: (TypicalStatus | ProblemExample)[]
): MethodDecorator & ClassDecorator {
  const byStatus = new Map<number, ProblemExample[]>();
  for (const refusal of refusals) {
    const status = typeof refusal === 'number' ? refusal : refusal.status;
    const examples = byStatus.get(status) ?? [];
    byStatus.set(status, typeof refusal === 'number' ? examples : [...examples, refusal]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, examples]) =>
      ApiResponse({ status, ...(problemResponse(status, examples) as object) }),
    ),
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
