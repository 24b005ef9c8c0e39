import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort, freePorts, isPortFree, listenOn } from './free-port.mjs';

it('finds ports that lie below those for outgoing connections and can be listened on', async () => {
  const port = await freePort();

  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});

it('finds several that differ, by their names', async () => {
  const names = Array.from({ length: 100 }, (_, turn) => `server ${turn}`);

  const ports = await freePorts(...names);

  expect(Object.keys(ports)).toEqual(names);
  expect(new Set(Object.values(ports)).size).toBe(names.length);
});

it('knows a port that somebody listens on, on one interface or on all', async () => {
  const server = createServer();
  const port = await listenOn(server, '127.0.0.1');

  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  expect(await isPortFree(port, '0.0.0.0')).toBe(false);

  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});
