import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurns, tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

const CLIENTS = 50;
const STOPPED_WITHIN_MS = 10_000;
const LOADED_FOR_MS = 2_000;
const ROUNDS = 3;

proof({
  promise: 'Graceful stop',
  figure: 'SIGTERM under load: no broken answer, exit within 10 s',
  bites:
    "With the API's `Connection: keep-alive` passed on by the web server it prints “no answer (ECONNRESET) × 20 … NOT HELD”.",
  mended:
    "of some 1,700 requests 4, and on a busier machine 20, got no answer: the web server passed the API's own `Connection` header on, which undid the `close` with which it takes leave, so clients sent the next request on a connection that was about to go. It drops the header now, and requests under way when the signal comes are answered with `close` as well.",

  async prove({ start, defer, say }) {
    const outcomes: string[] = [];
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const copy = await start();
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      defer(() => agent.destroy());
      const inquiry = await copy.inquiry();
      const asks: Ask[] = [
        {
          path: '/api/inquiries',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(inquiry),
        },
        { path: '/api/admin/stats', headers: await copy.signIn() },
        { path: '/api/fabrics' },
        { path: '/en' },
      ];
      const going = Array.from({ length: CLIENTS }, async (_, i) => {
        for (let turn = i; ; turn += 1) {
          const outcome = await ask(copy.url, agent, inTurns(asks, turn));
          outcomes.push(outcome);
          if (outcome === 'refused') return;
        }
      });
      await pause(LOADED_FOR_MS);
      say('SIGTERM');
      const began = performance.now();
      await copy.stop();
      slowest = Math.max(slowest, performance.now() - began);
      await Promise.all(going);
    }
    const bad = outcomes.filter(
      (outcome) => !['200', '201', 'refused', '503 with Retry-After'].includes(outcome),
    );
    return {
      held: bad.length === 0 && slowest < STOPPED_WITHIN_MS,
      measured: `${ROUNDS} stops under ${CLIENTS} clients: answers ${tally(outcomes)}; the slowest exit took ${(slowest / 1000).toFixed(1)} s`,
    };
  },
});

type Ask = RequestOptions & { path: string; body?: string };

/** One of: the status; `refused`, when nobody listens any more; how it was broken off. */
function ask(url: string, agent: Agent, { path, body, ...options }: Ask): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url + path, { agent, ...options }, (answer) => {
      const status = `${answer.statusCode}${answer.statusCode === 503 && answer.headers['retry-after'] ? ' with Retry-After' : ''}`;
      answer.on('error', () => resolve(`${status}, broken off`)).resume();
      answer.on('end', () => resolve(answer.complete ? status : `${status}, incomplete`));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `no answer (${error.code})`);
    });
    asked.end(body);
  });
}
