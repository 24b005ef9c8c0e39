import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './client-address.js';

/** Who takes nothing of an answer for so long, or sends nothing of a request, is hung up on: gone within 15 s. */
const WITHOUT_PROGRESS_MS = 14_000;
/** How many requests of one connection may wait behind the one being answered. Browsers have none there. */
const MOST_WAITING = 16;

interface Bounds {
  /** How many connections one client may have, as `clientOf` tells clients apart; undefined: as many as it likes. */
  mostPerClient?: number;
  withoutProgressMs?: number;
  /** As `clientOf`, for tests, which have no other address. */
  tellApart?: typeof clientOf;
}

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** Of one connection: what is being answered, and what came before that was done. */
interface Turns {
  current: Exchange | undefined;
  waiting: Exchange[];
}

/**
 * Keeps one connection, or one client, from costing more than it is worth: the requests of a connection take turns and
 * few of them wait, whoever neither takes nor sends anything is hung up on, and one client has so many connections.
 */
export function guardConnections(server: Server, bounds: Bounds = {}): void {
  const turns = takeTurns(server);
  hangUpOnIdlers(server, turns, bounds.withoutProgressMs ?? WITHOUT_PROGRESS_MS);
  if (bounds.mostPerClient) boundClients(server, bounds.mostPerClient, bounds.tellApart ?? clientOf);
}

/**
 * Node begins every request that has arrived, though their answers leave one after the other: 64 KB of requests sent in
 * one go are a thousand files opened at once. Here the next one begins when the one before is answered.
 */
function takeTurns(server: Server): WeakMap<Socket, Turns> {
  const all = new WeakMap<Socket, Turns>();
  // Whoever listens for requests, now or later, hears of one when it is its turn.
  const emit = server.emit.bind(server);

  function begin(turns: Turns, exchange: Exchange): void {
    turns.current = exchange;
    exchange[1].once('close', () => {
      turns.current = undefined;
      const next = turns.waiting.shift();
      if (next && !next[0].socket.destroyed) begin(turns, next);
    });
    emit('request', ...exchange);
  }

  server.emit = (event: string, ...given: unknown[]): boolean => {
    if (event !== 'request') return emit(event, ...given);
    const exchange = given as Exchange;
    const { socket } = exchange[0];
    // The rest of what had arrived from one that was hung up on.
    if (socket.destroyed) return true;
    const turns = all.get(socket) ?? { current: undefined, waiting: [] };
    all.set(socket, turns);
    if (!turns.current) begin(turns, exchange);
    else if (turns.waiting.push(exchange) > MOST_WAITING) socket.destroy();
    return true;
  };
  return all;
}

function hangUpOnIdlers(server: Server, all: WeakMap<Socket, Turns>, withoutProgressMs: number): void {
  // Node calls this when nothing was read or written for so long, and looks at a long write that goes on slowly; the
  // shorter time for a connection that waits for its next request it keeps by itself.
  server.setTimeout(withoutProgressMs, (socket: Socket) => {
    const request = all.get(socket)?.current?.[0];
    const takesNothing = socket.writableLength > 0;
    // What was sent may also wait for us.
    const sendsNothing = request && !request.complete && request.readableLength === 0;
    if (request && !takesNothing && !sendsNothing) return;
    // With a reset: what is left of an answer would wait in the system's buffers for as long as before.
    if (takesNothing) socket.resetAndDestroy();
    else if (!sendsNothing) socket.destroy();
    // Node's own words for a request that takes too long.
    else server.emit('clientError', timeoutError(), socket);
  });
}

function timeoutError(): Error {
  return Object.assign(new Error('Nothing more of the request came.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

function boundClients(server: Server, most: number, tellApart: typeof clientOf): void {
  const connected = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress === undefined ? undefined : tellApart(socket.remoteAddress);
    if (client === undefined) return;
    const count = (connected.get(client) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    connected.set(client, count);
    socket.once('close', () => {
      const left = (connected.get(client) ?? 1) - 1;
      if (left > 0) connected.set(client, left);
      else connected.delete(client);
    });
  });
}

/** The rest of the request did not come in time, or the client has ended before it. */
const UNFINISHED = new Set(['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_INVALID_EOF_STATE']);

/**
 * Whether somebody still waits to hear why Node's parser refused a request. What did not come whole may have been
 * answered already: a second answer would be taken for that of the next request.
 */
export function awaitsRefusal({ code = '' }: NodeJS.ErrnoException, socket: Socket): boolean {
  const isAnswered = UNFINISHED.has(code) && socket.bytesWritten > 0;
  return !isAnswered && code !== 'ECONNRESET' && socket.writable;
}
