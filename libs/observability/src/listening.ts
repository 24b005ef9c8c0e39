import { once } from 'node:events';
import { createServer, Server, type AddressInfo, type ListenOptions } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { Farewell } from './farewell.js';

/**
 * How many connections may wait to be accepted, where the system allows it. One more is dropped without a word, and its
 * client tries again after 1, 3 and 7 s: a busy server had better accept it and say that it is busy.
 */
const MOST_ARRIVING = 4_096;
/**
 * At how many sockets of one address a server listens. Node accepts one connection a socket in each turn of its loop,
 * and a turn of a busy server takes long: at one socket the last of 500 that arrive at once is accepted after seconds,
 * while those who came before it are served again and again.
 */
const SOCKETS = 16;
/** Elsewhere sockets cannot share an address. */
const CAN_SHARE = process.platform === 'linux';

interface Listening {
  /** Takes no new connection; those that there are go on, and end with their next answer. */
  close(): Promise<void>;
  /** Once it is closed: see `Farewell`. */
  everyAnswer(withinMs: number): Promise<void>;
  endStreams(): void;
}

/**
 * Has a server listen so that who arrives is accepted soon, however busy it is.
 * @param listen has the server itself listen, with these options
 * @throws what listening throws, `EADDRINUSE` where anybody else listens
 */
export async function listenWidely(
  server: HttpServer,
  { host, port }: { host: string; port: number },
  listen: (options: ListenOptions) => Promise<unknown>,
): Promise<Listening> {
  const options = { host, port, backlog: MOST_ARRIVING, reusePort: CAN_SHARE };
  const farewell = new Farewell(server);
  // Sockets that share an address would share it with those of another process as well.
  if (CAN_SHARE) await expectNobody({ host, port });
  await listen(options);
  const others = CAN_SHARE ? await listenBeside(server, options) : [];
  return {
    async close() {
      farewell.say();
      // Just after a turn in which those who had arrived were accepted: the others are hung up on.
      await new Promise((done) => setImmediate(done));
      // http.Server.close would also cut connections that are idle, and with them requests that are on their way.
      for (const each of [server, ...others]) Server.prototype.close.call(each);
    },
    everyAnswer: (withinMs) => farewell.everyAnswer(withinMs),
    endStreams: () => farewell.endStreams(),
  };
}

async function expectNobody(where: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  probe.listen(where);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function listenBeside(server: HttpServer, options: ListenOptions): Promise<Server[]> {
  const { address, port } = server.address() as AddressInfo;
  const others = Array.from({ length: SOCKETS - 1 }, () => {
    // As an http.Server takes connections.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    other.on('error', (error) => server.emit('error', error));
    return other.listen({ ...options, host: address, port });
  });
  await Promise.all(others.map((other) => once(other, 'listening')));
  return others;
}
