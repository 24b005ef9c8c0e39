// Bare Fastify with the published schema of the request: no hooks, no limits of its own, no log.
import fastify from 'fastify';
import { answer, selectionSchema } from './price-book.mjs';

const server = fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});
server.get('/ready', async () => 'ready');
server.post('/api/calculate-quote', { schema: { body: selectionSchema } }, (request, reply) => {
  void reply.send(answer(request.body));
});
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
