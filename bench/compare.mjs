// Servers that do the same work, loaded in turns: A B C A B C …, each round a moment that all of them share.
import { startClient } from './servers.mjs';
import { rounded, spread, summary } from './statistics.mjs';
import { postgresCpu } from './postgres-cpu.mjs';

const WARM_UP_S = 2;

/**
 * @typedef {object} Subject
 * @property {import('./servers.mjs').Server} server
 * @property {string} name as the table shows it
 * @property {string[]} requests see client.mjs
 * @property {number} status of every answer
 *
 * @typedef {object} Measured a subject's figures, one of each round
 * @property {string} name
 * @property {number[]} rate requests a second
 * @property {number[]} cpu microseconds of the server process for each request, user and system
 * @property {number[]} databaseCpu the same of PostgreSQL; empty without one
 * @property {number[]} p50 milliseconds
 * @property {number[]} p99 milliseconds
 * @property {number[]} clientCpu share of a core that the client used
 */

/**
 * @param {Subject[]} subjects
 * @param {{ rounds: number, seconds: number, connections: number, databasePid?: number }} how
 * @returns {Promise<Measured[]>}
 */
export async function compare(subjects, { rounds, seconds, connections, databasePid }) {
  const client = startClient();
  const loadOf = ({ server, requests, status }, forSeconds) =>
    client.load({ url: server.url, requests, status, connections, seconds: forSeconds });
  const measured = subjects.map(({ name }) => ({
    name,
    ...{ rate: [], cpu: [], databaseCpu: [], p50: [], p99: [], clientCpu: [] },
  }));
  try {
    for (const subject of subjects) await loadOf(subject, WARM_UP_S);
    for (let round = 0; round < rounds; round++) {
      for (const [index, subject] of subjects.entries()) {
        const before = [await subject.server.usage(), databasePid && postgresCpu(databasePid)];
        const { requests, seconds: took, p50, p99, clientCpu } = await loadOf(subject, seconds);
        const after = [await subject.server.usage(), databasePid && postgresCpu(databasePid)];
        const of = measured[index];
        of.rate.push(requests / took);
        of.cpu.push((after[0].cpuUs - before[0].cpuUs) / requests);
        if (after[1] !== undefined) of.databaseCpu.push((after[1] - before[1]) / requests);
        of.p50.push(p50);
        of.p99.push(p99);
        of.clientCpu.push(clientCpu);
      }
    }
    return measured;
  } finally {
    client.stop();
  }
}

/** The rows of a table on the terminal. */
export function tableOf(measured) {
  return Object.fromEntries(
    measured.map(({ name, rate, cpu, databaseCpu, p50, p99, clientCpu }) => [
      name,
      {
        'CPU µs/request': spread(summary(cpu)),
        ...(databaseCpu.length > 0 ? { 'PostgreSQL µs': spread(summary(databaseCpu)) } : {}),
        'requests/s': spread(summary(rate)),
        'p50 ms': rounded(summary(p50).median),
        'p99 ms': rounded(summary(p99).median),
        'client core %': Math.round(summary(clientCpu).median * 100),
      },
    ]),
  );
}

/** Every other subject's rate and CPU as multiples of the first one's; CPU drifts less on a busy machine. */
export function ratioTable(measured) {
  const [{ name: first }, ...others] = measured;
  return Object.fromEntries(
    others.map(({ name }) => [
      name,
      {
        [`rate × ${first}`]: spread(ratio(measured, 'rate', name, first)),
        [`CPU × ${first}`]: spread(ratio(measured, 'cpu', name, first)),
      },
    ]),
  );
}

/** One figure of a subject against another's, round by round. */
export function ratio(measured, figure, name, against) {
  const of = (wanted) => measured.find((subject) => subject.name === wanted)[figure];
  return summary(of(name).map((value, round) => value / of(against)[round]));
}

/**
 * A promise of docs/performance.md beside what came out.
 * @param {string} promise
 * @param {{ median: number, low: number, high: number }} found
 * @param {{ most: number } | { least: number }} limit
 */
export function judged(promise, found, { most = Infinity, least = -Infinity }) {
  return { promise, found, kept: found.median <= most && found.median >= least };
}
