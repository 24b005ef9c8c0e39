import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { renderConfiguration, renderWithTls, startNginx } from '../nginx.ts';
import { expect, type Stage } from '../steps.ts';

const REQUESTS = 200;
/** Of deploy/nginx, as the rehearsals run it: each keeps connections of its own. */
const WORKERS = 2;
/** How many go at once. */
const AT_ONCE = 10;

interface On extends Stage {
  /** Its path. */
  nginx: string;
  port: Record<'plain' | 'inner' | 'backend' | 'http' | 'https', number>;
}

/** nginx.conf with tls.conf: HTTP/2 to visitors, kept connections to web servers, of which this is one. */
export async function tryHttp2({ nginx, folder, port, step, started }: On): Promise<void> {
  let connections = 0;
  const web = createServer((_request, response) => response.end('a page'));
  web.on('connection', () => (connections += 1));
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  started({
    stop: async () => {
      web.close();
      web.closeAllConnections();
    },
  });
  const address = web.address();
  if (address === null || typeof address === 'string') throw new Error('The web server has no port.');
  renderConfiguration(folder, {
    site: port.plain,
    toBackends: port.inner,
    // One of each, under both addresses.
    webs: [address.port, address.port],
    backends: [port.backend, port.backend],
  });
  const configuration = renderWithTls(folder, port);
  expect(configuration, 'There is no openssl to make a certificate with.');
  started(await startNginx(nginx, configuration, port.https));

  await step('nginx speaks HTTP/2 with visitors, and keeps its connections to the web servers', async () => {
    const session = connect(`https://127.0.0.1:${port.https}`, { rejectUnauthorized: false });
    try {
      await once(session, 'connect');
      const ask = async () => {
        const stream = session.request({ ':path': '/en' });
        const [headers] = await once(stream, 'response');
        return `${headers[':status']} ${await text(stream)}`;
      };
      const answers = new Set<string>();
      for (let asked = 0; asked < REQUESTS; asked += AT_ONCE) {
        for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, ask))) answers.add(answer);
      }
      expect(session.alpnProtocol === 'h2', `it speaks ${session.alpnProtocol}`);
      expect([...answers].join() === '200 a page', [...answers].join());
      expect(connections <= WORKERS * AT_ONCE, `${connections} connections for ${REQUESTS} requests`);
    } finally {
      session.destroy();
    }
    return `${REQUESTS} requests on one connection, ${connections} connections behind`;
  });
}
