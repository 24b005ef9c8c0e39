import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const STREAM = 'text/event-stream';

/**
 * How a server takes leave of its clients: whatever they have asked is answered, on whichever socket they came, and they
 * are told to come back on another connection.
 *
 * `http.Server.close` knows nothing of connections that another socket has accepted for it, and waits for those that
 * have never asked anything.
 */
export class Farewell {
  readonly #sockets = new Set<Socket>();
  readonly #answers = new Set<ServerResponse>();
  #isSaid = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.prependListener('request', (_request, response) => {
      if (this.#isSaid) response.setHeader('connection', 'close');
      this.#answers.add(response);
      response.once('close', () => this.#answers.delete(response));
    });
  }

  /** From now on a connection ends with its answer, those among them that are being made. */
  say(): void {
    this.#isSaid = true;
    // Their clients would send the next request on a connection that is about to go.
    for (const response of this.#answers)
      if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Resolves when nothing but streams is left: whatever was asked is answered, or was given up for taking too long. */
  async everyAnswer(withinMs: number): Promise<void> {
    const givingUp = setTimeout(() => this.#hangUp(), withinMs).unref();
    await this.#answered();
    clearTimeout(givingUp);
    this.#hangUp();
  }

  async #answered(): Promise<void> {
    await Promise.all(this.#underWay().map((one) => new Promise((done) => one.once('close', done))));
    // By then what had arrived on an idle connection is looked at, which may take a busy process a while.
    await new Promise((done) => setImmediate(done));
    if (this.#underWay().length > 0) await this.#answered();
  }

  /** Whoever reads a stream comes back, to another server. */
  endStreams(): void {
    for (const response of this.#answers) if (isStream(response)) response.destroy();
  }

  #underWay(): ServerResponse[] {
    return [...this.#answers].filter((response) => !isStream(response));
  }

  #hangUp(): void {
    const streaming = new Set([...this.#answers].filter(isStream).map(({ socket }) => socket));
    for (const socket of this.#sockets) if (!streaming.has(socket)) socket.destroy();
  }
}

/** It goes on for as long as anybody reads it. Not everybody who reads one has asked for one. */
function isStream(response: ServerResponse): boolean {
  return [response.req.headers.accept, response.getHeader('content-type')].includes(STREAM);
}
