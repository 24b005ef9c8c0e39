// One who asks, byte for byte: nothing is unpacked, no dots are resolved, no connection is shared with anybody else.
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** hit, stale, miss or pass, as the CDN says. */
  cache: string;
}

export class Visitor {
  readonly port: number;
  readonly from: string;

  /**
   * @param port of the CDN on this machine
   * @param from the visitor's own address
   */
  constructor(port: number, from = '127.0.0.1') {
    this.port = port;
    this.from = from;
  }

  /** @param path as it goes over the line */
  async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
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
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      bytes,
      cache: String(answer.headers['x-cache'] ?? 'none'),
    };
  }
}
