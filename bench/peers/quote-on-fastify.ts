// Bare Fastify with the published schema of the request: no hooks, no limits of its own, no log.
import type { SentSelection } from '@tiraz/contracts/selection';
import fastify from 'fastify';
import { answer, selectionSchema } from './price-book.ts';

const server = fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});
server.get('/ready', async () => 'ready');
const schema = { body: selectionSchema };
server.post<{ Body: SentSelection }>('/api/calculate-quote', { schema }, (request, reply) => {
  void reply.send(answer(request.body));
});
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
