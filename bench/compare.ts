// Servers that do the same work, loaded in turns: A B C A B C …, each round a moment that all of them share.
import type { Asked } from './client.ts';
import { startClient, type Server } from './servers.ts';
import { rounded, spread, summary, type Summary, type Table } from './statistics.ts';
import { postgresCpu } from './postgres-cpu.ts';

const WARM_UP_S = 2;

export interface Subject extends Asked {
  server: Server;
  /** As the table shows it. */
  name: string;
}

/** A subject's figures, one of each round. */
export interface Measured {
  name: string;
  /** Requests a second. */
  rate: number[];
  /** Microseconds of the server process for each request, user and system. */
  cpu: number[];
  /** The same of PostgreSQL; empty without one. */
  databaseCpu: number[];
  /** Milliseconds, as the next one. */
  p50: number[];
  p99: number[];
  /** The share of a core that the client used. */
  clientCpu: number[];
}

export interface Comparison {
  rounds: number;
  /** So long is each server loaded in a round. */
  seconds: number;
  connections: number;
  /** Of a PostgreSQL whose work is counted, too. */
  databasePid?: number;
}

/** A promise of docs/performance.md beside what came out. */
export interface Promised {
  promise: string;
  found: Summary;
  kept: boolean;
}

export async function compare(
  subjects: readonly Subject[],
  { rounds, seconds, connections, databasePid }: Comparison,
): Promise<Measured[]> {
  const client = startClient();
  const loadOf = ({ server, requests, status }: Subject, forSeconds: number) =>
    client.load({ url: server.url, requests, status, connections, seconds: forSeconds });
  const usedBy = async ({ server }: Subject) => ({
    cpuUs: (await server.usage()).cpuUs,
    databaseUs: databasePid === undefined ? undefined : postgresCpu(databasePid),
  });
  const runs = subjects.map((subject) => ({ subject, of: nothingYet(subject.name) }));
  try {
    for (const subject of subjects) await loadOf(subject, WARM_UP_S);
    for (let round = 0; round < rounds; round++) {
      for (const { subject, of } of runs) {
        const before = await usedBy(subject);
        const { requests, seconds: took, p50, p99, clientCpu } = await loadOf(subject, seconds);
        const after = await usedBy(subject);
        of.rate.push(requests / took);
        of.cpu.push((after.cpuUs - before.cpuUs) / requests);
        if (before.databaseUs !== undefined && after.databaseUs !== undefined)
          of.databaseCpu.push((after.databaseUs - before.databaseUs) / requests);
        of.p50.push(p50);
        of.p99.push(p99);
        of.clientCpu.push(clientCpu);
      }
    }
    return runs.map(({ of }) => of);
  } finally {
    client.stop();
  }
}

function nothingYet(name: string): Measured {
  return { name, rate: [], cpu: [], databaseCpu: [], p50: [], p99: [], clientCpu: [] };
}

/** The rows of a table on the terminal. */
export function tableOf(measured: readonly Measured[]): Table {
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
export function ratioTable(measured: readonly Measured[]): Table {
  const [{ name: first } = nothingYet(''), ...others] = measured;
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
export function ratio(
  measured: readonly Measured[],
  figure: 'rate' | 'cpu',
  name: string,
  against: string,
): Summary {
  const of = (wanted: string) => {
    const found = measured.find((subject) => subject.name === wanted);
    if (!found) throw new Error(`${wanted} was not measured.`);
    return found[figure];
  };
  const others = of(against);
  return summary(of(name).map((value, round) => value / (others[round] ?? NaN)));
}

export function judged(
  promise: string,
  found: Summary,
  { most = Infinity, least = -Infinity }: { most?: number; least?: number },
): Promised {
  return { promise, found, kept: found.median <= most && found.median >= least };
}
