import { expect, it } from '@jest/globals';
import { brokenRequest, requestId } from './requests.js';

const idOf = (given: string | string[] | undefined) =>
  requestId({ headers: { 'x-request-id': given as string } });

it.each(['0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', 'edge.7f3a-21'])('keeps the id %s', (given) => {
  expect(idOf(given)).toBe(given);
});

it.each([
  undefined,
  'short',
  'a b c d e f g',
  'x'.repeat(65),
  'line\nbreak!',
  ['0199a5f0-7c1e', '7b3a-9d55-0d8f'],
])('makes a new id in the place of %j', (given) => {
  expect(idOf(given)).toMatch(/^[\da-f-]{36}$/);
});

it.each([
  ['HPE_HEADER_OVERFLOW', 431, 'request.headers-too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request.timeout'],
  ['HPE_INVALID_METHOD', 400, 'request.malformed'],
  [undefined, 400, 'request.malformed'],
])('%s is refused with %d %s', (code, status, refusal) => {
  const error = Object.assign(new Error(), code === undefined ? {} : { code });
  expect(brokenRequest(error)).toMatchObject({ status, code: refusal });
});
