// Ports for what we start ourselves. All lie below 32768, where Linux begins to hand out ports for outgoing
// connections: one of those could take a port between the moment we find it free and the moment it is used.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './start/system-errors.mjs';

const LOWEST = 20_000;
const HIGHEST = 32_767;
const ATTEMPTS = 100;

/**
 * Whether somebody could listen on the port right now.
 * @param {number} port
 * @param {string} [host] as given to listen(); without it, every interface
 * @returns {Promise<boolean>} false: somebody listens there
 * @throws {NodeJS.ErrnoException} when something else is in the way
 */
export function isPortFree(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Lets a server listen where the system chooses.
 * @param {import('node:net').Server} server
 * @param {string} [host] without it, every interface
 * @returns {Promise<number>} its port
 */
export async function listenOn(server, host) {
  await new Promise((listening) => server.listen({ port: 0, host }, () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen on a port.');
  return address.port;
}

/**
 * A free TCP port on the loopback interface, 20000 to 32767.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    // What a system keeps for itself is not free either.
    if (await isPortFree(port, '127.0.0.1').catch(() => false)) return port;
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST}.`);
}

/**
 * As many, each another one: nobody listens on them yet, so two could be the same.
 * @template {string} Name
 * @param {...Name} names
 * @returns {Promise<Record<Name, number>>} by these names
 */
export async function freePorts(...names) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < names.length) ports.add(await freePort());
  const byName = Object.fromEntries([...ports].map((port, place) => [names[place], port]));
  return /** @type {Record<Name, number>} */ (byName);
}
