// Bare Fastify that sends the bytes of BYTES_FILE, or 304 to who has them: what a catalogue list costs at least.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const { BYTES_FILE = '', PORT, HOST } = process.env;
const bytes = readFileSync(BYTES_FILE);
const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
const server = fastify();
server.get('/ready', async () => 'ready');
server.get('/api/product-types', (request, reply) => {
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
});
await server.listen({ port: Number(PORT), host: HOST });
