import { availableParallelism, loadavg } from 'node:os';

/**
 * A time limit as it holds on a machine that does nothing else, stretched by what else this one does. A figure stays
 * a figure where it can be measured, and no test fails because others wanted the processor too.
 * @param {number} ms
 * @returns {number}
 */
export function onThisMachine(ms) {
  const [lately = 0] = loadavg();
  return ms * (1 + lately / availableParallelism());
}
