import { setTimeout as pause } from 'node:timers/promises';
import { isPortFree } from '../free-port.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @param {{ port: number, host: string }} site where it is to listen
 * @param {number} patienceMs whoever was killed just now needs a moment to give the port back
 * @throws {Refusal} when it cannot
 */
export async function expectFreePort({ port, host }, patienceMs) {
  const deadline = Date.now() + patienceMs;
  const isFree = () =>
    isPortFree(port, host).catch((error) => {
      throw new Refusal(hindrance(error, { port, host }), { cause: error });
    });
  while (!(await isFree())) {
    if (Date.now() >= deadline) {
      throw new Refusal(`Port ${port} is in use: end what uses it, or choose another with PORT.`);
    }
    await pause(50);
  }
}

/**
 * Why nobody could listen there, although nobody does.
 * @param {Pick<NodeJS.ErrnoException, 'code' | 'message'>} error
 * @param {{ port: number, host: string }} site
 */
export function hindrance({ code = '', message }, { port, host }) {
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose another with PORT.`;
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
    ? `${host} is no address of this machine: give HOST one that it has, or none.`
    : `Nobody can listen on port ${port} of ${host}: ${message}.`;
}
