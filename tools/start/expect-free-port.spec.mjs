import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort, listenOn } from '../free-port.mjs';
import { expectFreePort, hindrance } from './expect-free-port.mjs';

it('refuses a port that somebody listens on, and no other', async () => {
  const server = createServer();
  const port = await listenOn(server, '127.0.0.1');
  await expect(expectFreePort({ host: '127.0.0.1', port }, 0)).rejects.toThrow(
    `Port ${port} is in use: end what uses it, or choose another with PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expectFreePort({ host: '127.0.0.1', port }, 0);
});

it.each(['192.0.2.1', 'no-such-host.invalid'])('says that %s is no address of this machine', async (host) => {
  await expect(expectFreePort({ host, port: await freePort() }, 0)).rejects.toThrow(
    `${host} is no address of this machine: give HOST one that it has, or none.`,
  );
});

it('says that a port is for others', () => {
  expect(hindrance({ code: 'EACCES', message: 'listen EACCES' }, { host: '0.0.0.0', port: 80 })).toBe(
    'Port 80 may not be opened by this user: choose another with PORT.',
  );
});
