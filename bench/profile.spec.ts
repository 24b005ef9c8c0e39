import { expect, it } from '@jest/globals';
import { summarise } from './profile.ts';

const node = (id: number, functionName: string, url: string, lineNumber = 0) => ({
  id,
  callFrame: { functionName, url, lineNumber },
});

it('a profile says where the time went that was not idle', () => {
  const { busyMs, modules, functions } = summarise({
    nodes: [
      node(1, '(idle)', ''),
      node(2, '(garbage collector)', ''),
      node(3, 'quote', 'file:///srv/tiraz/backend/dist/pricing/domain/quote.js', 5),
      node(4, '', 'file:///srv/tiraz/node_modules/@nestjs/core/router/router.js', 9),
      node(5, 'writev', ''),
      node(7, 'post', 'node:inspector'),
      node(6, 'onread', 'node:internal/stream_base_commons', 1),
    ],
    samples: [1, 7, 2, 3, 4, 3, 5, 6],
    timeDeltas: [50_000, 9000, 1000, 2000, 3000, 2000, 1000, 1000],
  });
  expect(busyMs).toBe(10);
  expect(modules).toEqual([
    { name: 'product: pricing', share: 0.4 },
    { name: '@nestjs/core', share: 0.3 },
    { name: 'V8 (garbage collector)', share: 0.1 },
    { name: 'native code', share: 0.1 },
    { name: 'node:internal/stream_base_commons', share: 0.1 },
  ]);
  expect(functions.slice(0, 2)).toEqual([
    { name: 'quote · product: pricing quote.js:6', share: 0.4 },
    { name: '(anonymous) · @nestjs/core router.js:10', share: 0.3 },
  ]);
});
