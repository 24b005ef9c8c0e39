import { describe, expect, it } from '@jest/globals';
import { refuseForeignOrigin } from './origin.js';

const PUBLIC_URL = 'https://tiraz.example';
const foreign = expect.objectContaining({
  kind: 'forbidden',
  code: 'request.foreign-origin',
}) as unknown as Error;
/** As it arrives at a second address of the site. */
const sent = (method: string, headers: Record<string, string>) => () =>
  refuseForeignOrigin({ method, headers, protocol: 'http', host: '127.0.0.1:4001' }, PUBLIC_URL);

describe('a request that would change something', () => {
  it.each<[string, Record<string, string>]>([
    ['by no browser', {}],
    ['by a page of the site', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    [
      'by a page of the address it was sent to',
      { origin: 'http://127.0.0.1:4001', 'sec-fetch-site': 'same-origin' },
    ],
    ['by a person', { 'sec-fetch-site': 'none' }],
    ['by an older browser', { origin: PUBLIC_URL }],
  ])('sent %s is let through', (_, headers) => {
    expect(sent('POST', headers)).not.toThrow();
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that an older browser tells', { origin: 'https://evil.example' }],
    ['another site whose origin is left out', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { origin: 'https://shop.tiraz.example', 'sec-fetch-site': 'same-site' }],
    [
      'a neighbouring subdomain that claims our origin',
      { origin: PUBLIC_URL, 'sec-fetch-site': 'same-site' },
    ],
    ['another port', { origin: 'http://127.0.0.1:4002' }],
    ['another scheme', { origin: 'http://tiraz.example' }],
    ['our name with something after it', { origin: `${PUBLIC_URL}.evil.example` }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides', { origin: 'null' }],
    ['nonsense', { origin: '', 'sec-fetch-site': '' }],
  ])('sent by %s is refused', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(sent(method, headers)).toThrow(foreign);
  });
});

it.each(['GET', 'HEAD', 'OPTIONS'])('a %s changes nothing and may come from anywhere', (method) => {
  expect(sent(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).not.toThrow();
});
