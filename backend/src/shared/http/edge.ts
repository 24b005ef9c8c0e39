import type { IncomingMessage } from 'node:http';
import { faultOfShape } from '@tiraz/contracts/request-shape';
import { DomainError, malformedAddress } from '../domain/domain-error.js';
import { FORBIDDEN_CHARACTER } from '../domain/forbidden-character.js';

/** How deep a body may nest; the deepest documented one needs 3. */
const DEEPEST = 32;
/** A page's cursor, the longest value of all, has at most so many characters. */
const LONGEST_VALUE = 4_000;
const MOST_PARAMETERS = 32;
/** Of what a request calls its fields, so much is said again. */
const LONGEST_NAME = 64;
const LONGEST_PATH = 200;

/**
 * Refuses a parsed JSON body that no handler should have to think about.
 *
 * @throws DomainError `body.too-deep` or `text.forbidden-character`, with the path of the field
 */
export function refuseHarmfulValues(body: unknown): void {
  walk(body, []);
}

/** @param trail to the value: names of fields and numbers in lists; made into words only for a refusal */
function walk(value: unknown, trail: (string | number)[]): void {
  if (typeof value === 'string') refuseHarmfulText(value, trail);
  if (typeof value !== 'object' || value === null) return;
  if (trail.length === DEEPEST) {
    throw new DomainError('malformed', 'body.too-deep', `The body nests deeper than ${DEEPEST} levels.`);
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) step(value[index], index, trail);
    return;
  }
  for (const name of Object.keys(value)) {
    // The name itself is not shown: the field that holds it is.
    refuseHarmfulText(name, trail);
    step((value as Record<string, unknown>)[name], name, trail);
  }
}

function step(part: unknown, to: string | number, trail: (string | number)[]): void {
  trail.push(to);
  walk(part, trail);
  trail.pop();
}

/**
 * Refuses what the server in front may have taken for another request.
 *
 * @throws DomainError `request.malformed`
 */
export function refuseAmbiguousShape(request: IncomingMessage): void {
  const fault = faultOfShape(request);
  if (fault) throw new DomainError('malformed', 'request.malformed', fault);
}

/**
 * Refuses an address whose escapes are broken or stand for forbidden characters, and a query that says more than any
 * route asks.
 *
 * @throws DomainError `request.malformed`, `text.forbidden-character` with the name of the parameter, or
 *   `request.invalid` with it: `field.duplicate` for one that stands twice, `field.too-long` for a value,
 *   `field.too-many` for very many
 */
export function refuseHarmfulAddress(url: string): void {
  if (url.includes('%')) refuseHarmfulEscapes(url);
  refuseExcessiveQuery(url);
}

function refuseHarmfulEscapes(url: string): void {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(url);
  } catch {
    throw new DomainError('malformed', 'request.malformed', 'The address holds a broken escape.');
  }
  refuseHarmfulText(decodeURIComponent(path), []);
  for (const parameter of query.join('?').split('&')) {
    const [name = '', ...value] = parameter.split('=').map(decodeURIComponent);
    refuseHarmfulText(name, []);
    refuseHarmfulText(value.join('='), [name]);
  }
}

/** Answers repeat the query in `Link`, and who stands between takes no header of any length. */
function refuseExcessiveQuery(url: string): void {
  const start = url.indexOf('?');
  if (start === -1) return;
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (seen.has(name)) throw excessive(name, 'field.duplicate', 'may stand once');
    if (value.length > LONGEST_VALUE) {
      throw excessive(name, 'field.too-long', `has at most ${LONGEST_VALUE} characters`);
    }
    seen.add(name);
    if (seen.size > MOST_PARAMETERS) throw excessive(name, 'field.too-many', 'is one parameter too many');
  }
}

function excessive(name: string, code: string, fault: string): DomainError {
  const path = name.slice(0, LONGEST_NAME);
  return malformedAddress({ path, code, message: `${path} ${fault}` });
}

function refuseHarmfulText(text: string, trail: readonly (string | number)[]): void {
  if (!FORBIDDEN_CHARACTER.test(text)) return;
  const code = 'text.forbidden-character';
  const what =
    'a control character, a bidirectional control, half a character or a code that stands for none';
  const path = trail.reduce<string>(within, '').slice(0, LONGEST_PATH);
  throw new DomainError(
    'malformed',
    code,
    `The request holds ${what}.`,
    path ? [{ path, code, message: `${path} holds ${what}` }] : [],
  );
}

function within(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`;
  const name = part.slice(0, LONGEST_NAME);
  return path ? `${path}.${name}` : name;
}
