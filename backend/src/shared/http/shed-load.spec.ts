import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { Load } from './load.js';
import { TAKES_A_FILE } from './route-limits.js';
import { shedLoad } from './shed-load.js';

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const asked = (file: string) => read(file).match(/\/api\/health\/\w+/g) ?? [];
const probed = new Set([
  ...asked('kubernetes/backend/deployment.yaml'),
  ...asked('kubernetes/worker/deployment.yaml'),
  ...asked('images/backend/Dockerfile'),
]);

describe('a server with more to do than it can', () => {
  const server = fastify();
  const load = new Load({ longestDelayMs: Infinity });
  beforeAll(async () => {
    shedLoad(server, load);
    server.get('/api/*', async () => ({ status: 'ok' }));
    await server.ready();
    for (let begun = 0; begun < 250; begun += 1) load.begin({});
  });
  afterAll(() => server.close());

  it('turns requests away', async () => {
    const answer = await server.inject('/api/fits');
    expect(answer.json()).toMatchObject({ code: 'server.overloaded' });
  });

  it.each([...probed])(
    'answers %s, or it would be taken out of service and the others had its work',
    async (path) => {
      expect((await server.inject(path)).statusCode).toBe(200);
    },
  );

  it('is probed for whether it lives and whether it has started', () => {
    expect([...probed].sort()).toEqual(['/api/health/live', '/api/health/started']);
  });
});

describe('a file on its way', () => {
  let server: FastifyInstance;
  let load: Load;
  let take: (file: AsyncIterable<Buffer>) => Promise<void>;
  const clients: ClientRequest[] = [];
  let received: IncomingMessage[];

  beforeEach(async () => {
    server = fastify();
    load = new Load({ longestDelayMs: Infinity });
    shedLoad(server, load);
    received = [];
    server.addHook('onRequest', ({ raw }, _reply, done) => {
      received.push(raw);
      done();
    });
    server.addContentTypeParser('*', (_request, file, done) => done(null, file));
    server.addHook('onResponse', (request, _reply, done) => {
      load.end(request);
      done();
    });
    server.put('/file', { config: TAKES_A_FILE }, async ({ body }) => {
      await take(body as AsyncIterable<Buffer>);
      return {};
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await server.close();
  });

  /** Two bytes are promised, and one comes. */
  async function send(): Promise<ClientRequest> {
    const { port } = server.server.address() as AddressInfo;
    const headers = { 'content-type': 'image/png', 'content-length': 2 };
    const client = ask({ host: '127.0.0.1', port, path: '/file', method: 'PUT', headers });
    client.on('error', () => undefined);
    clients.push(client);
    await new Promise<void>((resolve) => client.write('1', () => resolve()));
    return client;
  }

  it('is no work until all of it is here, however many send one slowly', async () => {
    const begun = Promise.withResolvers<Buffer>();
    const here = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    take = async (file) => {
      for await (const piece of file) begun.resolve(piece);
      here.resolve();
      await work.promise;
    };
    const client = await send();
    await begun.promise;
    expect(load.underWay).toBe(0);
    client.end('2');
    await here.promise;
    expect(load.underWay).toBe(1);
    const answered = once(client, 'response');
    work.resolve();
    await answered;
    expect(load.underWay).toBe(0);
  });

  it('is none when it comes after its refusal', async () => {
    take = async () => undefined;
    const client = await send();
    const [raw] = await once(client, 'response').then(() => received);
    const ended = once(raw!, 'end');
    client.end('2');
    await ended;
    expect(load.underWay).toBe(0);
  });
});
