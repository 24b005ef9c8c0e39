import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { until } from '../../../e2e/databases.js';
import { Deadlines } from './deadlines.js';

const FOR_EVER = new Promise<never>(() => undefined);
const deadlines = new Deadlines(10);
const server = fastify();
let url = '';
let stopWatching: () => void;

beforeAll(async () => {
  stopWatching = deadlines.watch();
  server.addHook('onRequest', (_request, reply, done) => {
    deadlines.begin(reply, 100);
    done();
  });
  server.addHook('onResponse', (_request, reply, done) => {
    deadlines.met(reply);
    done();
  });
  server.all('/quick', async () => 'here');
  server.all('/late', () => FOR_EVER);
  server.get('/stream', (_request, reply) => reply.send(halfSent()));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  stopWatching();
  await server.close();
});

/** A stream that begins and never ends. */
function halfSent(): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push('begun');
  return stream;
}

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a deadline', () => {
  it.each([
    ['without a body', {}],
    ['whose body was read', post],
  ])('refuses a late request %s', async (_, request) => {
    const answer = await fetch(`${url}/late`, request);
    expect(await answer.json()).toMatchObject({ message: 'The answer took too long; try again shortly.' });
  });

  it('cuts an answer off that has begun and does not end', async () => {
    const answer = await fetch(`${url}/stream`);
    await expect(answer.text()).rejects.toThrow();
  });

  it('leaves alone who was answered, and forgets who has hung up', async () => {
    expect(await (await fetch(`${url}/quick`, post)).text()).toBe('here');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET /late HTTP/1.1\r\nhost: a\r\n\r\n');
    await until('it is under way', async () => deadlines.size === 1);
    socket.destroy();
    await once(socket, 'close');
    await until('nothing is under way', async () => deadlines.size === 0);
  });
});
