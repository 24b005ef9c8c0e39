// One who asks, byte for byte: nothing is unpacked, no dots are resolved, no connection is shared with anybody else.
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, bytes: Buffer, cache: string }} Answer
 *   `cache`: hit, stale, miss or pass, as the CDN says
 */

export class Visitor {
  /**
   * @param {number} port of the CDN on this machine
   * @param {string} [from] the visitor's own address
   */
  constructor(port, from = '127.0.0.1') {
    this.port = port;
    this.from = from;
  }

  /**
   * @param {string} path as it goes over the line
   * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [ask]
   * @returns {Promise<Answer>}
   */
  async ask(path, { method = 'GET', headers = {}, body } = {}) {
    const answer = await new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: this.port,
        localAddress: this.from,
        path,
        method,
        headers,
        agent: false,
      };
      request(options, resolve).once('error', reject).end(body);
    });
    const bytes = await buffer(answer);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes,
      cache: String(answer.headers['x-cache'] ?? 'none'),
    };
  }
}
