import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { Load } from './load.js';
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
