// The process that loads a server: keep-alive connections, each with one request under way. It writes bytes that were
// made beforehand and reads no more of an answer than where it ends, so that it costs a fraction of what the cheapest
// server costs; what it used of its own core is reported, to show that it was not what limited a rate.
import { connect } from 'node:net';
import { quantile } from './statistics.ts';

export interface Asked {
  /**
   * Whole HTTP/1.1 requests, sent in turns; NUMBER in one becomes a number of ten digits that no other request has.
   */
  requests: readonly string[];
  /** That every answer must have. */
  status: number;
}

export interface Work extends Asked {
  /** An origin. */
  url: string;
  connections: number;
  seconds: number;
  /** Whether 503 is an answer, too: under more load than a process takes. */
  mayRefuse?: boolean;
}

export interface Load {
  /** Answered ones. */
  requests: number;
  /** That it really took. */
  seconds: number;
  /** Received. */
  bytes: number;
  /** The share of a core that this process used. */
  clientCpu: number;
  /** Milliseconds, as the next two. */
  p50: number;
  p95: number;
  p99: number;
}

/** What went wrong instead. */
export interface Fault {
  fault: string;
}

const NUMBER = '##NUMBER##';
const HEAD_END = Buffer.from('\r\n\r\n');
let number = Date.now() % 1e10;

process.on('message', (message) => {
  const { ask, work } = message as { ask: 'load'; work: Work };
  void load(work)
    .catch((error): Fault => ({ fault: error.message }))
    .then((answer) => process.send?.({ ask, answer }));
});

async function load({ url, requests, connections, seconds, status, mayRefuse }: Work): Promise<Load> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const sum = { bytes: 0, next: 0 };
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let pending = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        const text = requests[sum.next++ % requests.length] ?? '';
        sentAt = performance.now();
        socket.write(text.includes(NUMBER) ? text.replaceAll(NUMBER, numbered) : text);
      };
      socket.once('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed a connection.')));
      socket.on('data', (chunk) => {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        const answer = lengthOf(pending);
        if (answer === undefined || pending.length < answer.length) return;
        if (answer.status !== status && !(mayRefuse && answer.status === 503)) {
          reject(new Error(`Answered ${answer.status}: ${pending.toString('utf8', 0, 1000)}`));
          return socket.destroy();
        }
        const now = performance.now();
        times.push(now - sentAt);
        sum.bytes += answer.length;
        pending = pending.length === answer.length ? Buffer.alloc(0) : pending.subarray(answer.length);
        if (now < until) return send();
        resolve();
        socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, connection));
  const tookMs = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return {
    requests: times.length,
    seconds: tookMs / 1000,
    bytes: sum.bytes,
    clientCpu: (user + system) / 1000 / tookMs,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

function numbered() {
  number += 1;
  return String(number).padStart(NUMBER.length, '0');
}

/** The status and the length of the answer that begins here; undefined until its head is there. */
function lengthOf(bytes: Buffer): { status: number; length: number } | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const hasBody = status !== 304 && status !== 204;
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  if (hasBody && length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  return { status, length: end + HEAD_END.length + (hasBody ? Number(length) : 0) };
}
