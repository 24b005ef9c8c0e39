import { createServer, request, type RequestListener, type ServerResponse } from 'node:http';
import { connect, createServer as createPlainServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { listenWidely } from './listening.js';

/** Over so many connections, those at one socket alone are few. */
const CONNECTIONS = 40;

const HOST = '127.0.0.1';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function freePort(): Promise<number> {
  const server = createPlainServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function serve(
  port: number,
  answer: RequestListener = (_request, response) => void response.end('served'),
) {
  const server = createServer(answer);
  const listening = await listenWidely(server, { host: HOST, port }, async (options) => {
    server.listen(options);
    await once(server, 'listening');
  });
  ends.push(() => {
    void listening.close();
    server.closeAllConnections();
  });
  return { server, listening };
}

function client(port: number): Socket {
  const socket = connect(port, HOST);
  ends.push(() => socket.destroy());
  return socket;
}

/** A server that answers when the test wants it to, asked on many connections. */
async function askAndWait(headers = '') {
  const port = await freePort();
  const asked: ServerResponse[] = [];
  const { server, listening } = await serve(port, (_request, response) => void asked.push(response));
  const clients = Array.from({ length: CONNECTIONS }, () => {
    const socket = client(port);
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${headers}\r\n`);
    return { socket, text: textOf(socket) };
  });
  while (asked.length < CONNECTIONS) await once(server, 'request');
  return { port, asked, server, listening, clients };
}

/** All that comes until the end, or what went wrong. */
async function textOf(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const part of socket) text += String(part);
  } catch (error) {
    text += String(error);
  }
  return text;
}

describe('a server that listens widely', () => {
  it('accepts many of those who arrive at once in one turn of its loop', async () => {
    const port = await freePort();
    const { server } = await serve(port);
    let accepted = 0;
    server.on('connection', () => (accepted += 1));
    const arriving = Array.from({ length: 200 }, () => client(port));
    await Promise.all(arriving.map((socket) => once(socket, 'connect')));
    // By now the system has accepted them all; Node takes one a socket and turn.
    let most = 0;
    while (accepted < arriving.length) {
      const before = accepted;
      await new Promise((done) => setImmediate(done));
      most = Math.max(most, accepted - before);
    }
    expect(most).toBeGreaterThan(process.platform === 'linux' ? 4 : 0);
  });

  it('answers at each of its sockets', async () => {
    const port = await freePort();
    await serve(port);
    const texts = Array.from({ length: 100 }, async () => {
      const [answer] = await once(request({ host: HOST, port, agent: false }).end(), 'response');
      let text = '';
      for await (const part of answer) text += String(part);
      return text;
    });
    expect(new Set(await Promise.all(texts))).toEqual(new Set(['served']));
  });

  it('does not share its address with anybody else', async () => {
    const port = await freePort();
    const { listening } = await serve(port);
    await expect(serve(port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    const plain = createPlainServer().listen(port, HOST);
    const [error] = await once(plain, 'error');
    expect(error).toMatchObject({ code: 'EADDRINUSE' });
    await listening.close();
    await serve(port);
  });

  it('is refused where somebody listens', async () => {
    const port = await freePort();
    const other = createPlainServer().listen(port, HOST);
    ends.push(() => other.close());
    await once(other, 'listening');
    await expect(serve(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('takes no new connection once it is closed, and goes on with those that there are', async () => {
    const port = await freePort();
    const { server, listening } = await serve(port);
    const kept = client(port);
    await once(server, 'connection');
    await listening.close();
    for (let times = 0; times < 40; times += 1) {
      const [error] = await once(client(port), 'error');
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }
    kept.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = await once(kept, 'data');
    expect(String(answer)).toContain('served');
  });

  it('has answered all, at whichever of its sockets they asked, before it is done', async () => {
    const { asked, listening, clients } = await askAndWait();
    await listening.close();
    let served = 0;
    const servedWhenDone = listening.everyAnswer(60_000).then(() => served);
    for (const response of asked) {
      await new Promise((turn) => setImmediate(turn));
      response.end('served');
      served += 1;
    }
    expect(await servedWhenDone).toBe(CONNECTIONS);
    const texts = await Promise.all(clients.map(({ text }) => text));
    expect(new Set(texts.map((text) => /connection: close[^]*served/i.test(text)))).toEqual(new Set([true]));
  });

  it('answers what has arrived by the time it hangs up', async () => {
    const port = await freePort();
    const { server, listening } = await serve(port);
    const kept = client(port);
    const text = textOf(kept);
    await once(server, 'connection');
    await listening.close();
    // The system has it, and the server has not looked yet.
    kept.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await listening.everyAnswer(60_000);
    expect(await text).toContain('served');
  });

  it('gives up what takes too long, and hangs up on whoever asks nothing', async () => {
    const { port, asked, server, listening, clients } = await askAndWait();
    const silent = client(port);
    await once(server, 'connection');
    await listening.close();
    await listening.everyAnswer(10);
    expect(asked.every(({ closed }) => closed)).toBe(true);
    await Promise.all(clients.map(({ text }) => text));
    expect(await textOf(silent)).not.toContain('served');
  });

  it.each(['accept: text/event-stream\r\n', ''])(
    'does not wait for streams, which go on until it ends them: asked with %j',
    async (headers) => {
      const { asked, listening, clients } = await askAndWait(headers);
      for (const response of asked) response.setHeader('content-type', 'text/event-stream').flushHeaders();
      await listening.close();
      const isTold = ({ socket }: { socket: Socket }) =>
        new Promise<void>((done) => socket.on('data', (part) => String(part).includes('told') && done()));
      const heard = Promise.all(clients.map(isTold));
      await listening.everyAnswer(60_000);
      for (const response of asked) response.write('told');
      await heard;
      listening.endStreams();
      await Promise.all(clients.map(({ text }) => text));
      expect(asked.every(({ closed }) => closed)).toBe(true);
    },
  );
});
