import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { SentHeaders } from '../support/copy.ts';
import { inParallel, inTurns, tally, timeUntil } from '../support/figures.ts';
import { operationsOf, type Operation } from '../support/operations.ts';
import { proof } from '../proof.ts';

const TIMES = 1_000;
const AT_ONCE = 40;
/** In milliseconds: before a request was read, while it is worked on, and in its answer. */
const LONGEST_PAUSE_MS = 20;
const BACK_WITHIN_MS = 30_000;
const ENDS_THE_SESSION = /\/logout|\/me\/(password|sessions)/;

proof({
  promise: 'Nobody stops the product by hanging up',
  figure:
    '1,000 requests of every operation hung up on, through the web server: every route answers, nothing is held',
  limitMs: 1_800_000,
  bites:
    'With a request ended by its answer alone the API answers 503 to everybody after 250 that hung up, until a restart.',

  async prove({ start, say, signal }) {
    const copy = await start();
    const operations = (await operationsOf(copy)).filter(({ path }) => !ENDS_THE_SESSION.test(path));
    const { cookie } = await copy.signIn();
    for (const operation of operations) {
      if (signal.aborted) break;
      await inParallel(Array(TIMES).keys(), AT_ONCE, (n) => hangUp(copy.url, operation, cookie, n));
    }
    say(`${operations.length} operations, each given up ${TIMES} times`);
    // What was under way when the last one hung up may go on for a moment.
    let staff: SentHeaders | undefined;
    const signIn = async () => (staff = await copy.signIn().catch(() => undefined)) !== undefined;
    const back = await timeUntil(signIn, BACK_WITHIN_MS);
    if (!staff) throw new Error(`nobody can sign in ${BACK_WITHIN_MS / 1000} s later`);
    const answers: number[] = [];
    for (const { path } of operations.filter(({ method }) => method === 'GET'))
      answers.push((await copy.api(path, { headers: staff })).status);
    const failed = answers.filter((status) => status >= 500);
    return {
      held: failed.length === 0,
      measured: `${operations.length} operations given up ${TIMES} times each; signed in ${Math.round(back)} ms later, then ${answers.length} routes answered ${tally(answers)}`,
    };
  },
});

async function hangUp(
  url: string,
  { method, path, body }: Operation,
  cookie: string,
  n: number,
): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head =
    `${method} ${path} HTTP/1.1\r\nhost: tiraz\r\ncookie: ${cookie}\r\n` +
    (text ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` : '');
  const bytes = inTurns([head, `${head}\r\n${text.slice(0, text.length / 2)}`, `${head}\r\n${text}`], n);
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  await pause(n % LONGEST_PAUSE_MS);
  socket.resetAndDestroy();
}
