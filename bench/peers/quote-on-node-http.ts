// Bare node:http: parses, computes the same exact quote, stringifies.
import { createServer } from 'node:http';
import { answer } from './price-book.ts';

createServer((request, response) => {
  if (request.url === '/ready') return response.end();
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const [first = Buffer.alloc(0), ...others] = chunks;
    const selection = JSON.parse((others.length === 0 ? first : Buffer.concat(chunks)).toString());
    const body = JSON.stringify(answer(selection));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
}).listen(Number(process.env.PORT), process.env.HOST);
