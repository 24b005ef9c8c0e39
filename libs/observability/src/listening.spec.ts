import { createServer, request } from 'node:http';
import { connect, createServer as createPlainServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { listenWidely } from './listening.js';

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

async function serve(port: number) {
  const server = createServer((_request, response) => response.end('served'));
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
});
