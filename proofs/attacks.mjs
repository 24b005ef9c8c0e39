import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const ANSWERED_WITHIN_MS = 10_000;
const MOST_TURNED_AWAY = 50;

/** Counts what a row tries, and tells what was not repelled. */
export class Attacks {
  #tried = 0;
  #through = [];
  #say;

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /**
   * @param {string} attack for a person
   * @param {boolean} isRepelled
   * @param {unknown} [seen] what happened
   */
  note(attack, isRepelled, seen = '') {
    this.#tried += 1;
    if (isRepelled) return;
    this.#through.push(attack);
    const shown = typeof seen === 'string' ? seen : JSON.stringify(seen);
    if (this.#through.length <= 20) this.#say(`not repelled: ${attack}: ${shown.slice(0, 300)}`);
  }

  /**
   * @param {string} [figures] to stand behind the count
   * @returns {import('./run-row.mjs').Result}
   */
  result(figures) {
    const { length } = this.#through;
    const examples = length > 0 ? [`first: ${this.#through[0]}`] : [];
    const measured = [`${this.#tried} attacks, ${length} not repelled`, ...examples, figures];
    return { held: length === 0 && this.#tried > 0, measured: measured.filter(Boolean).join('; ') };
  }
}

/**
 * One request whose path and headers are sent to the letter, where `fetch` would tidy them up. Comes back when it is
 * turned away because the machine is busy: then nobody has looked at it.
 * @param {string} url of the product
 * @param {{ path: string, method?: string, headers?: import('node:http').OutgoingHttpHeaders, body?: unknown }} wanted
 *   a body that is no text is sent as JSON
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>}
 */
export async function askExactly(url, wanted) {
  let answer = await askOnce(url, wanted);
  for (let times = 0; times < MOST_TURNED_AWAY && isTurnedAway(answer); times += 1) {
    await pause(100);
    answer = await askOnce(url, wanted);
  }
  return answer;
}

function isTurnedAway({ status, text }) {
  return status === 503 && text.includes('"server.overloaded"');
}

function askOnce(url, { path, method = 'GET', headers = {}, body }) {
  const { hostname, port } = new URL(url);
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const sent = {
    ...(body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }),
    ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: sent, agent: false }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => {
        const { statusCode: status, headers } = answer;
        resolve({ status, headers, text: Buffer.concat(chunks).toString() });
      });
    });
    asked.setTimeout(ANSWERED_WITHIN_MS, () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
    asked.on('error', reject).end(text);
  });
}

/**
 * Writes to a socket what no HTTP library would, and listens until the server hangs up or is silent.
 * @param {string} url of the product
 * @param {string | Buffer} bytes
 * @param {number} [silentForMs]
 * @returns {Promise<string>} all that came back
 */
export function speak(url, bytes, silentForMs = 1_500) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(silentForMs, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text) => (heard += text));
    socket.on('error', () => undefined).on('close', () => resolve(heard));
  });
}
