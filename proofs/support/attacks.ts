import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../proof.ts';

const ANSWERED_WITHIN_MS = 10_000;
const MOST_TURNED_AWAY = 50;

export interface Wanted {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

export interface ExactAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Counts what a proof tries, and tells what was not repelled. */
export class Attacks {
  #tried = 0;
  readonly #through: string[] = [];
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /**
   * @param attack for a person
   * @param seen what happened
   */
  note(attack: string, isRepelled: boolean, seen: unknown = ''): void {
    this.#tried += 1;
    if (isRepelled) return;
    this.#through.push(attack);
    const shown = typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing');
    if (this.#through.length <= 20) this.#say(`not repelled: ${attack}: ${shown.slice(0, 300)}`);
  }

  /**
   * @param figures to stand behind the count
   */
  result(figures?: string): Result {
    const { length } = this.#through;
    const examples = length > 0 ? [`first: ${this.#through[0]}`] : [];
    const measured = [`${this.#tried} attacks, ${length} not repelled`, ...examples, figures];
    return { held: length === 0 && this.#tried > 0, measured: measured.filter(Boolean).join('; ') };
  }
}

/**
 * One request whose path and headers are sent to the letter, where `fetch` would tidy them up. Comes back when it is
 * turned away because the machine is busy: then nobody has looked at it.
 * @param wanted a body that is no text is sent as JSON
 */
export async function askExactly(url: string, wanted: Wanted): Promise<ExactAnswer> {
  let answer = await askOnce(url, wanted);
  for (let times = 0; times < MOST_TURNED_AWAY && isTurnedAway(answer); times += 1) {
    await pause(100);
    answer = await askOnce(url, wanted);
  }
  return answer;
}

function isTurnedAway({ status, text }: ExactAnswer): boolean {
  return status === 503 && text.includes('"server.overloaded"');
}

function askOnce(url: string, { path, method = 'GET', headers = {}, body }: Wanted): Promise<ExactAnswer> {
  const { hostname, port } = new URL(url);
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const sent = {
    ...(body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }),
    ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: sent, agent: false }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const chunks: Buffer[] = [];
      const done = () => resolve({ status, headers, text: Buffer.concat(chunks).toString() });
      // A stream of events goes on for as long as somebody listens.
      const isEndless = /event-stream/.test(headers['content-type'] ?? '');
      answer.on('error', reject).on('end', done);
      answer.on('data', (chunk) => {
        chunks.push(chunk);
        if (!isEndless) return;
        done();
        asked.destroy();
      });
    });
    asked.setTimeout(ANSWERED_WITHIN_MS, () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
    asked.on('error', reject).end(text);
  });
}

/**
 * Writes to a socket what no HTTP library would, and listens until the server hangs up or is silent.
 * @returns all that came back
 */
export function speak(url: string, bytes: string | Buffer, silentForMs = 1_500): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silentForMs, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text) => (heard += text));
    socket.on('error', () => undefined).on('close', () => resolve(heard));
  });
}
