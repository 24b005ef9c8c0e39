import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onThisMachine } from '../../tools/this-machine.mjs';
import type { Answer } from '../support/copy.ts';
import { inTurns, quantile, tally, timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const CLOSED_WITHIN_MS = 15_000;
const GIVEN_UP_AFTER_MS = 40_000;
const OTHERS_WITHIN_MS = 1_000;
const TRICKLE_MS = 400;

const HEADERS = 'POST /api/calculate-quote HTTP/1.1\r\nhost: tiraz\r\ncontent-type: application/json\r\n';
const HEADERS_AND_SOME = `${HEADERS}content-length: 60000\r\n\r\n{"quantity":`;

interface Habit {
  first?: string;
  piece?: (n: number) => string;
}

/** What a slow client sends: at once, a piece every `TRICKLE_MS`, and after a while the end of the headers. */
const HABITS: Record<string, Habit> = {
  'says nothing': {},
  'stops in the headers': { first: HEADERS },
  'stops in the body': { first: HEADERS_AND_SOME },
  'stops in the body for staff': {
    first:
      'POST /api/admin/login HTTP/1.1\r\nhost: tiraz\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n1\r\n{\r\n',
  },
  'trickles headers': { first: HEADERS, piece: (n) => `x-${n}: y\r\n` },
  'trickles its body': { first: HEADERS_AND_SOME, piece: () => '1' },
  'trickles headers, then its body': {
    first: HEADERS,
    piece: (n) => {
      if (n < 11) return `x-${n}: y\r\n`;
      return n === 11 ? 'content-length: 60000\r\n\r\n{"quantity":' : '1';
    },
  },
  'sends a body that nobody asked for': {
    first: 'GET /api/health/live HTTP/1.1\r\nhost: tiraz\r\ncontent-length: 60000\r\n\r\n1',
    piece: () => '1',
  },
};

/** More answers than the system's buffers hold, for a client that takes none of them. */
const UNREAD = 16;
/** More than a connection may have waiting. */
const FLOOD = 'GET /api/openapi.json HTTP/1.1\r\nhost: tiraz\r\n\r\n'.repeat(5_000);
/** A descriptor or two may be a log that was opened, or a connection to the API that is kept for a moment. */
const SPARE_DESCRIPTORS = 20;
const SPARE_MEGABYTES = 300;

proof({
  promise: 'Slow clients',
  figure:
    '1,000 slow sockets, 100 that take nothing of their answers and 10 with 5,000 requests in one go closed within 15 s, less than 300 MB more in the web server, others unharmed',
  bites:
    'With the web server passing on over at most 128 connections it prints “the slowest 16628 ms … NOT HELD”: slow bodies held them all.',
  mended:
    'everybody else waited 16.6 s, because the web server passed requests on over 128 connections at most and slow bodies kept all of them; ' +
    'it now opens as many as there are requests. A JSON body could take 22 s, since headers, body and lingering had a limit of 10, 10 and 2 s each; ' +
    'now 5, 8 and 1 s.',

  full: { slow: 1_000, readers: 100, floods: 10 },
  quick: { slow: 160, readers: 10, floods: 1 },

  async prove({ anyCopy, defer, say, scale: { slow, readers, floods } }) {
    const copy = await anyCopy();
    const selection = await copy.selection();
    const { apiUrl } = copy;
    const sockets: Socket[] = [];
    const [web] = copy.pidsOf('host-shell');
    const before = costOf(web);
    defer(() => sockets.forEach((socket) => socket.destroy()));
    const habits = Object.entries(HABITS);
    const clients = Array.from({ length: slow }, (_, i) =>
      // By the web server, and without it.
      slowClient(Math.floor(i / habits.length) % 2 ? apiUrl : copy.url, inTurns(habits, i), sockets),
    );
    say(`${slow} slow clients of ${habits.length} kinds`);
    const unread = `GET /remotes/admin/${largestFile()} HTTP/1.1\r\nhost: tiraz\r\n\r\n`.repeat(UNREAD);
    for (let reader = 0; reader < readers; reader += 1) sockets.push(deafClient(copy.url, unread));
    for (let flood = 0; flood < floods; flood += 1) sockets.push(deafClient(copy.url, FLOOD));

    const others: Answer[] = [];
    let left = slow;
    for (const client of clients) void client.then(() => (left -= 1));
    while (left > 0) {
      others.push(await copy.api('/api/calculate-quote', { body: selection }));
      others.push(await copy.api('/'));
      await pause(50);
    }
    const closed = await Promise.all(clients);
    // Whoever listens to nothing does not hear that the other side has hung up: what it keeps there tells.
    const gone = await timeUntil(
      () => costOf(web).descriptors < before.descriptors + SPARE_DESCRIPTORS,
      onThisMachine(CLOSED_WITHIN_MS),
    );
    const more = costOf(web).megabytes - before.megabytes;
    const slowest = closed.reduce((a, b) => (b.ms > a.ms ? b : a));
    const unclear = closed.filter(({ habit, heard }) => habit.startsWith('stops in') && !isOneTimeout(heard));
    for (const { habit, heard } of unclear.slice(0, 1)) say(`who ${habit} heard ${heard.slice(-300)}`);
    const harmed = others.filter(({ status }) => status !== 200);
    const slowestOther = quantile(
      others.map(({ ms }) => ms),
      1,
    );
    return {
      held:
        slowest.ms < onThisMachine(CLOSED_WITHIN_MS) &&
        gone < Infinity &&
        more < SPARE_MEGABYTES &&
        unclear.length === 0 &&
        harmed.length === 0 &&
        slowestOther < onThisMachine(OTHERS_WITHIN_MS),
      measured:
        `${slow} closed, the last ("${slowest.habit}") after ${(slowest.ms / 1000).toFixed(1)} s, answered ${tally(closed.map(({ status }) => status))}, ${unclear.length} not with one 408; ` +
        `the ${readers + floods} that read nothing ${gone < Infinity ? 'gone' : 'NOT GONE'}, the web server has ${Math.round(more)} MB more than before; ` +
        `meanwhile ${others.length} others: ${tally(others.map(({ status }) => status))}, the slowest ${Math.round(slowestOther)} ms`,
    };
  },
});

function isOneTimeout(heard: string): boolean {
  const isTimeout = /^HTTP\/1\.1 408 [^]*"code":"(request\.timeout|http\.408)"/.test(heard);
  return isTimeout && heard.match(/HTTP\/1\.1/g)?.length === 1;
}

function largestFile() {
  const folder = new URL('../../admin-remote/dist/', import.meta.url);
  const bytes = (name: string) => statSync(new URL(name, folder)).size;
  return readdirSync(folder).reduce((a, b) => (b.endsWith('.js') && bytes(b) > bytes(a) ? b : a));
}

/** Sends and never listens. */
function deafClient(url: string, says: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(says));
  return socket.on('error', () => {}).pause();
}

function costOf(pid: number | undefined) {
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: resident / 1024 };
}

/** Resolves when the server has hung up, with the time since connecting and what the first answer was. */
function slowClient(
  url: string,
  [habit, { first, piece }]: [string, Habit],
  sockets: Socket[],
): Promise<{ habit: string; ms: number; status: string; heard: string }> {
  return new Promise((resolve) => {
    const { port } = new URL(url);
    let began = performance.now();
    let heard = '';
    let pieces = 0;
    const socket = connect(Number(port), '127.0.0.1', () => {
      began = performance.now();
      if (first) socket.write(first);
    });
    sockets.push(socket);
    const trickling = setInterval(() => {
      if (performance.now() - began > GIVEN_UP_AFTER_MS) socket.destroy();
      else if (piece) socket.write(piece((pieces += 1)));
    }, TRICKLE_MS);
    socket.on('data', (data) => (heard += data.toString('latin1'))).on('error', () => {});
    socket.on('close', () => {
      clearInterval(trickling);
      const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'nothing';
      resolve({ habit, ms: performance.now() - began, status, heard });
    });
  });
}
