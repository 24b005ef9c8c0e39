import { expect, it } from '@jest/globals';
import { clientOf } from './client-address.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:0DB8::1:2:3:4', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::2', '0:0:0:0'],
  ['127.0.0.1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['::1', undefined],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:0:1:2:3:4:5]:50123', '2001:db8:0:1'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  ['127.0.0.1:50123', undefined],
  ['[::1]:50123', undefined],
])('who asks from %s is the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
