import type { Change, Look } from '@tiraz/api-client/others-changes';

const ADDRESS = '/api/admin/live';
/** Of the lock that one page of a browser has, and of the channel by which it tells the others. */
const NAME = 'tiraz.changes';

const FIRST_PAUSE_MS = 1_000;
/** What was only short must not keep anybody from what the others do for a minute afterwards. */
const LONGEST_PAUSE_MS = 8_000;

/** What is told of, by the stream or by the page that has it. */
export type Told =
  | { change: Change }
  | { look: Look }
  /** Whatever was asked for before may be old. */
  | { begunAt: number }
  /** As above, of everything. */
  | { missed: true }
  /** The session: nobody is told of anything any more. */
  | { ended: true };

/**
 * Tells of every change until the signal. Of all pages of a browser that are open, one has the stream and passes on what
 * it hears: over HTTP/1.1 a browser has six connections, and a server would tell each page the same.
 */
export function followChanges(tell: (told: Told) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => tell(data as Told));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const pass = (told: Told) => {
    if (signal.aborted) return;
    tell(told);
    channel.postMessage(told);
  };
  // A page that a telephone puts to sleep hears nothing, and would keep the others from hearing.
  const follow = () => {
    const frozen = new AbortController();
    const freeze = () => frozen.abort();
    const whileAwake = AbortSignal.any([signal, frozen.signal]);
    document.addEventListener('freeze', freeze);
    whileAwake.addEventListener('abort', () => document.removeEventListener('freeze', freeze), {
      once: true,
    });
    void inTurn(whileAwake, () => read(pass, whileAwake));
  };
  document.addEventListener('resume', follow);
  signal.addEventListener('abort', () => document.removeEventListener('resume', follow), { once: true });
  follow();
}

/** Does the work once no other page of the browser does it. */
async function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Over http from another machine there are no locks: each page then has a stream of its own.
  if (!navigator.locks) return work();
  await navigator.locks.request(NAME, { signal }, work).catch(() => undefined);
}

/** Reads the stream again and again until the signal. */
async function read(tell: (told: Told) => void, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const { hasBegun, isRefused } = await readOnce(tell, signal);
    if (hasBegun) pauseMs = FIRST_PAUSE_MS;
    if (isRefused && (await hasEnded(signal))) tell({ ended: true });
    if (signal.aborted) return;
    // Those whose server was killed do not all come back in the same moment.
    await pause(pauseMs * (1 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** The browser does not say with what it was refused. */
async function hasEnded(signal: AbortSignal): Promise<boolean> {
  try {
    const { status, body } = await fetch(ADDRESS, { signal });
    // By now it may be there, and would go on.
    await body?.cancel();
    return status === 401;
  } catch {
    return false;
  }
}

interface Reading {
  hasBegun: boolean;
  /** By the server; what was only lost is not. */
  isRefused: boolean;
}

/** Resolves once it has ended. */
function readOnce(tell: (told: Told) => void, signal: AbortSignal): Promise<Reading> {
  return new Promise((resolve) => {
    const stream = new EventSource(ADDRESS);
    let hasBegun = false;
    const end = () => {
      const isRefused = stream.readyState === EventSource.CLOSED;
      stream.close();
      signal.removeEventListener('abort', end);
      resolve({ hasBegun, isRefused });
    };
    signal.addEventListener('abort', end, { once: true });
    stream.addEventListener('open', () => {
      hasBegun = true;
      tell({ begunAt: Date.now() });
    });
    stream.addEventListener('message', ({ data }) => tell({ change: JSON.parse(String(data)) as Change }));
    stream.addEventListener('look', ({ data }) => tell({ look: JSON.parse(String(data)) as Look }));
    stream.addEventListener('missed', () => tell({ missed: true }));
    stream.addEventListener('error', end);
  });
}

/** Until somebody comes back to the page, or to the network, at the latest. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      for (const sign of ['focus', 'online']) window.removeEventListener(sign, end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    for (const sign of ['focus', 'online']) window.addEventListener(sign, end);
  });
}
