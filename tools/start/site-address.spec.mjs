import { expect, it } from '@jest/globals';
import { shownAddress } from './site-address.mjs';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('shows who listens on %s as %s', (host, address) => {
  expect(shownAddress({ host, port: 3000 })).toBe(address);
});
