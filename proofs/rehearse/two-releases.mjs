// Two web servers of which one was replaced: the page of one names scripts that the other does not have.
import { createServer } from 'node:http';
import { freePorts } from '../../tools/free-port.mjs';
import { renderConfiguration, startNginx } from './nginx.mjs';
import { ask } from './product.mjs';
import { expect } from './steps.mjs';

const TIMES = 20;
const FILES = ['/assets/main.%.js', '/remotes/storefront/screen.%.css'];

/** A web server that has the files of one release alone. @param {string[]} asked gets what it is asked */
async function webOf(release, port, asked) {
  const files = FILES.map((file) => file.replace('%', release));
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(files.includes(url) ? 200 : 404).end(release);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * @param {string} nginx its path
 * @param {string} folder for one of its own
 * @returns {Promise<string>} what was seen
 */
export async function tryTwoReleases(nginx, folder) {
  const { site, toBackends, ...each } = await freePorts('site', 'toBackends', 'a', 'b', 'c', 'd');
  const [old, replaced, one, other] = Object.values(each);
  const places = { site, toBackends, webs: [old, replaced], backends: [one, other] };
  const asked = [];
  const webs = [await webOf('before', old, asked), await webOf('now', replaced, asked)];
  const running = await startNginx(nginx, renderConfiguration(folder, places), site);
  const statusOf = async (path) => (await ask(`http://127.0.0.1:${site}${path}`)).status;
  try {
    for (const file of ['before', 'now'].flatMap((release) =>
      FILES.map((name) => name.replace('%', release)),
    )) {
      for (let times = 0; times < TIMES; times += 1) {
        const status = await statusOf(file);
        expect(status === 200, `${file} answered ${status} the ${times + 1}. time`);
      }
    }
    for (const [path, times] of [
      ['/assets/gone.js', 2],
      ['/gone', 1],
      ['/api/gone', 1],
    ]) {
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
