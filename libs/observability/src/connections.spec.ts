import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as immediately } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { guardConnections } from './connections.js';

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
/** Far less than a test may take, far more than a machine with much to do is silent for. */
const SOON_MS = 1_000;
const CHUNK = Buffer.alloc(64 * 1024);

const servers: Server[] = [];
const clients: Socket[] = [];

let ends: AbortController;
/** A loop that waits for something ends with its test: of one that failed it would take time from all the others. */
const soon = () => immediately(undefined, { signal: ends.signal });

beforeEach(() => void (ends = new AbortController()));
afterEach(() => {
  ends.abort();
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(
  answer: RequestListener,
  bounds?: Parameters<typeof guardConnections>[1],
): Promise<Server> {
  const server = createServer(answer);
  servers.push(server);
  guardConnections(server, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function client(server: Server, says = ''): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // At once, not when it is connected: what a test writes next stands behind it.
  if (says) socket.write(says);
  clients.push(socket);
  return socket.on('error', () => undefined);
}

/** All that came until the connection ended, in whatever way. */
function heardFrom(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  return new Promise((resolve) => socket.on('close', () => resolve(heard)));
}

/** As long as somebody takes it, and not a byte longer. */
function sendForEver(response: ServerResponse): void {
  const send = () => {
    while (!response.destroyed && response.write(CHUNK));
  };
  response.on('drain', send);
  send();
}

describe('the requests of one connection', () => {
  it('take turns, and are answered in the order in which they came', async () => {
    const begun: ServerResponse[] = [];
    const server = await listen((_request, response) => begun.push(response));
    const heard = heardFrom(client(server, GET.repeat(4) + LAST));
    for (let number = 1; number <= 5; number += 1) {
      while (begun.length < number) await soon();
      await soon();
      expect(begun).toHaveLength(number);
      begun[number - 1]?.end(`answer ${number}`);
    }
    expect((await heard).match(/answer \d/g)).toEqual([1, 2, 3, 4, 5].map((n) => `answer ${n}`));
  });

  it('that are sent by the thousand are not begun: the connection ends', async () => {
    let begun = 0;
    const server = await listen(() => (begun += 1));
    await heardFrom(client(server, GET.repeat(10_000)));
    expect(begun).toBe(1);
  });

  it('are forgotten when it ends before their turn', async () => {
    const begun: ServerResponse[] = [];
    const server = await listen((_request, response) => begun.push(response));
    const leaving = client(server, GET.repeat(5));
    while (begun.length === 0) await soon();
    leaving.destroy();
    await once(begun[0] as ServerResponse, 'close');
    await soon();
    expect(begun).toHaveLength(1);
  });
});

describe('a connection without progress', () => {
  it('ends when its client takes nothing of the answer, however much is left; one that waits for us does not', async () => {
    const answers = new Map<string, ServerResponse>();
    const server = await listen(
      (request, response) => {
        answers.set(request.url ?? '', response);
        if (request.url !== '/later') sendForEver(response);
      },
      { withoutProgressMs: SOON_MS },
    );
    const heard = heardFrom(client(server, LAST.replace('/', '/later')));
    const steady = client(server, GET.replace('/', '/steady')).on('data', () => {
      steady.pause();
      setTimeout(() => steady.resume(), 5);
    });
    while (answers.size < 2) await soon();
    client(server, GET.replace('/', '/stalled'));
    while (!answers.get('/stalled')?.destroyed) await soon();
    expect(answers.get('/steady')?.destroyed).toBe(false);
    answers.get('/later')?.end('at last');
    expect(await heard).toContain('at last');
  });

  it('ends when the rest of a request does not come, and its client is told', async () => {
    const server = await listen((request) => request.resume(), { withoutProgressMs: SOON_MS });
    const reasons: unknown[] = [];
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      reasons.push(error.code);
      socket.destroy();
    });
    const POST = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n{';
    const steady = client(server, POST);
    const sending = setInterval(() => steady.write('x'), 10);
    await heardFrom(client(server, POST));
    clearInterval(sending);
    expect(reasons).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
    expect(steady.destroyed).toBe(false);
  });

  it('ends when it waits for its next request', async () => {
    const server = await listen((_request, response) => response.end());
    server.keepAliveTimeout = 10;
    expect(await heardFrom(client(server, GET))).toContain('HTTP/1.1 200');
  });
});

describe('one client', () => {
  it('has so many connections, and another one when it has closed one', async () => {
    const server = await listen((_request, response) => response.end('welcome'), {
      mostPerClient: 2,
      tellApart: () => 'one',
    });
    const entered = [client(server), client(server)];
    await Promise.all(entered.map((socket) => once(socket, 'connect')));
    expect(await heardFrom(client(server, LAST))).toBe('');
    await heardFrom(entered[0]?.end() as Socket);
    expect(await heardFrom(client(server, LAST))).toContain('welcome');
  });

  it('may have as many as it likes where it is this machine', async () => {
    const server = await listen((_request, response) => response.end('welcome'), { mostPerClient: 1 });
    client(server);
    client(server);
    expect(await heardFrom(client(server, LAST))).toContain('welcome');
  });
});
