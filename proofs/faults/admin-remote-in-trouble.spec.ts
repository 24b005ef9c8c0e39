import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteLocation } from '../../libs/contracts/src/remote.ts';
import { openBrowser } from '../support/browser.ts';
import type { Copy } from '../support/copy.ts';
import { timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const BUILD = fileURLToPath(new URL('../../admin-remote/dist', import.meta.url));
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
const WORDS = {
  en: { title: 'This page did not load', retry: 'Retry' },
  ar: { title: 'تعذّر فتح هذه الصفحة', retry: 'أعد المحاولة' },
};

/** Answers for a file of the release. */
type Serve = (answer: ServerResponse, file: string) => unknown;

/** What may be wrong with a release, as its server answers for it. */
const TROUBLES: Record<string, Serve> = {
  missing: (answer) => answer.writeHead(404).end(),
  'away altogether': (answer) => answer.destroy(),
  failing: (answer) => answer.writeHead(500).end('Internal Server Error'),
  broken: (answer, file) => send(answer, file, file.endsWith('.json') ? read(file) : '<html>not this</html>'),
  empty: (answer, file) => send(answer, file, file.endsWith('.json') ? read(file) : ''),
  'not readable': (answer, file) => send(answer, file, file.endsWith('.json') ? '{' : read(file)),
  'too old': (answer, file) => send(answer, file, file.endsWith('.json') ? tooOld(file) : read(file)),
};

proof({
  promise: 'Admin remote missing, broken or old',
  figure: 'storefront untouched; staff see a translated error with Retry that recovers without a reload',
  bites:
    'With a manifest that is never read again it prints “error and recovery by Retry in the same page 8 of 12 not readable (en): locator.waitFor: Timeout … NOT HELD”.',

  full: { arabic: Object.keys(TROUBLES) },
  quick: { arabic: ['missing'] },

  async prove({ start, defer, say, scale: { arabic } }) {
    let trouble: Serve | undefined;
    let isTroubleKnown = false;
    const server = createServer(({ url = '' }, answer) => {
      const [path = ''] = url.split('?');
      const file = basename(path);
      isTroubleKnown ||= trouble !== undefined && file.endsWith('.json');
      if (trouble) trouble(answer, file);
      else send(answer, file, read(file));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    defer(() => server.close() && server.closeAllConnections());
    const manifest = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
    const copy = await start({ env: { ADMIN_REMOTE_URL: manifest } });
    const browser = await openBrowser(defer);

    const failures: string[] = [];
    let recovered = 0;
    let storefronts = 0;
    for (const [state, inTrouble] of Object.entries(TROUBLES)) {
      for (const language of arabic.includes(state) ? (['en', 'ar'] as const) : (['en'] as const)) {
        const words = WORDS[language];
        const context = await browser.newContext({ baseURL: copy.url });
        await context.addCookies([{ name: 'tiraz.language', value: language, url: copy.url }]);
        await context.addInitScript((kept) => localStorage.setItem('tiraz.language', kept), language);
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        trouble = inTrouble;
        isTroubleKnown = false;
        try {
          await timeUntil(async () => (await isOffered(copy), isTroubleKnown), 10_000);
          await page.goto('/calculator');
          await page.getByRole('radio').first().waitFor();
          if ((await page.getByRole('alert').count()) === 0) storefronts += 1;
          await page.goto('/admin');
          await page.getByRole('alert').filter({ hasText: words.title }).waitFor();
          await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
          trouble = undefined;
          await timeUntil(() => isOffered(copy), 10_000);
          await page.getByRole('button', { name: words.retry }).click();
          await page.locator('input[type="password"]').waitFor();
          if (await page.evaluate(() => 'isSameDocument' in globalThis)) recovered += 1;
        } catch (error) {
          failures.push(`${state} (${language}): ${String(error).split('\n')[0]}`);
        }
        await context.close();
      }
      say(`${state}: ${failures.length} failures so far`);
    }
    const tries = Object.keys(TROUBLES).length + arabic.length;
    return {
      held: failures.length === 0 && recovered === tries && storefronts === tries,
      measured:
        `${Object.keys(TROUBLES).join(', ')}, ${arabic.length} of them also in Arabic: storefront untouched ${storefronts} of ${tries} times, ` +
        `error and recovery by Retry in the same page ${recovered} of ${tries} ${failures.join('; ')}`,
    };
  },
});

/** Whether the host's server, which looks at manifests at most once a second, has seen the good one. */
async function isOffered(copy: Copy): Promise<boolean> {
  const remotes: RemoteLocation[] = (await copy.api('/remotes.json')).body;
  const admin = remotes.find(({ name }) => name === 'admin');
  return admin?.entry !== undefined && admin.contract !== undefined && admin.contract.newest > 0;
}

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(join(BUILD, file));
  } catch {
    return undefined;
  }
};

/** A manifest of a build whose contract nobody speaks any more. */
function tooOld(file: string): string {
  const manifest = JSON.parse(String(read(file)));
  manifest.metaData.buildInfo.contract = { oldest: 0, newest: 0 };
  return JSON.stringify(manifest);
}

function send(answer: ServerResponse, file: string, content: string | Buffer | undefined): ServerResponse {
  if (content === undefined) return answer.writeHead(404).end();
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'access-control-allow-origin': '*',
  };
  return answer.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(content);
}
