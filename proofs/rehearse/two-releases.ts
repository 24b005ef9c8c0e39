// Two web servers of which one was replaced: the page of one names scripts that the other does not have.
import { createServer } from 'node:http';
import { freePorts } from '../../tools/free-port.mjs';
import { renderConfiguration, startNginx, type Places } from './nginx.ts';
import { ask } from './product.ts';
import { expect, type Stoppable } from './steps.ts';

const TIMES = 20;
const FILES = ['/assets/main.%.js', '/remotes/storefront/screen.%.css'];

/**
 * A web server that has the files of one release alone.
 * @param asked gets what it is asked
 */
async function webOf(release: string, port: number, asked: string[]): Promise<Stoppable> {
  const files = FILES.map((file) => file.replace('%', release));
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(files.includes(url) ? 200 : 404).end(release);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * @param nginx its path
 * @param folder for one of its own
 * @returns what was seen
 */
export async function tryTwoReleases(nginx: string, folder: string): Promise<string> {
  const port = await freePorts('site', 'toBackends', 'old', 'replaced', 'one', 'other');
  const { site, toBackends, old, replaced } = port;
  const places: Places = {
    ...{ site, toBackends },
    webs: [old, replaced],
    backends: [port.one, port.other],
  };
  const asked: string[] = [];
  const webs = [await webOf('before', old, asked), await webOf('now', replaced, asked)];
  const running = await startNginx(nginx, renderConfiguration(folder, places), site);
  const statusOf = async (path: string) => (await ask(`http://127.0.0.1:${site}${path}`)).status;
  try {
    for (const file of ['before', 'now'].flatMap((release) =>
      FILES.map((name) => name.replace('%', release)),
    )) {
      for (let times = 0; times < TIMES; times += 1) {
        const status = await statusOf(file);
        expect(status === 200, `${file} answered ${status} the ${times + 1}. time`);
      }
    }
    for (const [path, times] of Object.entries({ '/assets/gone.js': 2, '/gone': 1, '/api/gone': 1 })) {
      const status = await statusOf(path);
      const arrived = asked.filter((url) => url === path).length;
      expect(status === 404 && arrived === times, `${path} answered ${status}, asked for ${arrived} times`);
    }
  } finally {
    await running.stop();
    await Promise.all(webs.map((web) => web.stop()));
  }
  return `${FILES.length * TIMES * 2} × 200, whichever release a page is of; what nobody has is 404, files alone after both were asked`;
}
