/** Why a request is refused, in the domain's words; one filter turns a kind into an HTTP status. */
export type RefusalKind =
  | 'malformed' // 400
  | 'unauthenticated' // 401
  | 'forbidden' // 403
  | 'missing' // 404
  | 'conflict' // 409
  | 'stale' // 412
  | 'too-large' // 413
  | 'invalid' // 422: well-formed, but against a rule
  | 'throttled' // 429
  | 'unavailable'; // 503

/** One faulty field: `path` as in the body (`printOptions[0].colors`), a stable `code`, a sentence in English. */
export interface Fault {
  path: string;
  code: string;
  message: string;
}

/** A body of 64 KB can hold thousands of faults; nobody reads more than these. */
export const MOST_FAULTS = 20;

/** An expected refusal. `code` is stable and public (`quantity.below-minimum`); `message` is one English sentence. */
export class DomainError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly faults: readonly Fault[] = [],
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** One field breaks a rule, and its fault is the whole refusal. */
export function invalidField(path: string, code: string, message: string): DomainError {
  return new DomainError('invalid', code, message, [{ path, code, message }]);
}

/** @throws DomainError `invalid` with every fault, and the code and message of the first one; nothing where there is none */
export function refuseFaults(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first) throw new DomainError('invalid', first.code, first.message, faults);
}

/** The body does not have the form that is documented: `body.invalid`. */
export function malformedBody(...faults: readonly Fault[]): DomainError {
  return new DomainError('malformed', 'body.invalid', 'The body does not have the documented form.', faults);
}

/** The address does not: `request.invalid`. */
export function malformedAddress(fault: Fault): DomainError {
  return new DomainError('malformed', 'request.invalid', 'The request does not have the documented form.', [
    fault,
  ]);
}

/** What is edited under a version, named as its actions in the audit trail begin: `quotation` of `quotation.sent`. */
export type EditedKind =
  | 'inquiry'
  | 'quotation'
  | 'customer'
  | 'follow-up'
  | 'productType'
  | 'fabric'
  | 'fit'
  | 'finishingQuality'
  | 'printType'
  | 'color'
  | 'price-change'
  | 'settings'
  | 'holiday'
  | 'account';

export interface EditedThing {
  kind: EditedKind;
  /** As the audit trail names it: a quotation by its inquiry's id. */
  id: string;
}

/** Who changed a thing, and when. */
export interface LastChange {
  at: Date;
  /** Their name is empty until they have said it. Null when nobody was signed in: a customer, a job. */
  by: { id: string; email: string; name: string } | null;
}

/** Somebody else changed it since it was read. `current` is the thing as reading it would give it now. */
export class StaleError extends DomainError {
  constructor(
    readonly thing: EditedThing,
    readonly current: object,
  ) {
    super('stale', 'entity.stale', 'It was changed since you read it.');
  }
}

/** Tried too often. */
export class ThrottledError extends DomainError {
  constructor(
    code: string,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super('throttled', code, message);
  }
}

/** One client does something more often than one may. */
export function throttledClient(retryAfterSeconds: number): ThrottledError {
  return new ThrottledError(
    'client.throttled',
    'Too many from one address; try again later.',
    retryAfterSeconds,
  );
}
