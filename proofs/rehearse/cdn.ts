// The product behind a CDN: Varnish with the rules of deploy/cdn, before nginx with those of deploy/nginx. What it stores
// and what it must not, what attackers make of it, a release with a purge and without, and web servers that are away.
//
//   npm run rehearse:cdn -w proofs
//
// Starts everything itself and installs Debian's packages where it may; takes about two minutes.
import { join } from 'node:path';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { tryAttacks } from './cdn/attacks.ts';
import { tryBrowser } from './cdn/browser.ts';
import { tryHttp2 } from './cdn/http2.ts';
import { tryLimits } from './cdn/limits.ts';
import { tryOutage } from './cdn/outage.ts';
import { addPicture } from './cdn/picture.ts';
import { tryReleases } from './cdn/releases.ts';
import { trySameBytes } from './cdn/same-bytes.ts';
import { tryStrangers } from './cdn/strangers.ts';
import type { Setting } from './cdn/setting.ts';
import { provideVarnish, Varnish } from './cdn/varnish.ts';
import { Visitor } from './cdn/visitor.ts';
import { provideProgram } from './debian-program.ts';
import {
  checkConfiguration,
  edit,
  provideNginx,
  renderConfiguration,
  startNginx,
  type Places,
} from './nginx.ts';
import { backend, selectionOf, signIn, webServer } from './product.ts';
import { rehearse } from './steps.ts';

/** How long the CDN may show a page before it asks again; short, because this waits for its end. */
const CDN_SECONDS = 10;

await rehearse(async ({ folder, started, step }) => {
  const programs = { nginx: provideNginx(), varnish: provideVarnish(), curl: provideProgram('curl', 'curl') };
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  started(database);
  const port = await freePorts(
    'cdn',
    'purge',
    'site',
    'toBackends',
    'backend',
    'one',
    'other',
    'plain',
    'http',
    'https',
    'inner',
  );
  const publicUrl = `http://127.0.0.1:${port.cdn}`;
  const dataDir = join(folder, 'data');
  const api = backend({ port: port.backend, databaseUrl: database.url, dataDir, publicUrl });
  const webs = [port.one, port.other].map((each) =>
    webServer({
      port: each,
      apiUrl: `http://127.0.0.1:${port.toBackends}`,
      dataDir,
      publicUrl,
      env: { CDN_SECONDS: String(CDN_SECONDS) },
    }),
  );
  const ports: Places = {
    site: port.site,
    toBackends: port.toBackends,
    webs: [port.one, port.other],
    // One alone, under both addresses.
    backends: [port.backend, port.backend],
  };
  const configuration = renderConfiguration(join(folder, 'nginx'), ports);
  edit(configuration, [['# include cdn.conf;', 'include cdn.conf;']]);
  // Visitors come from other addresses of this machine, which alone has no limit.
  edit(join(folder, 'nginx/limits.conf'), [['127.0.0.0/8 0;', '127.0.0.1/32 0;']]);
  const varnish = new Varnish({
    program: programs.varnish,
    folder: join(folder, 'cdn'),
    port: port.cdn,
    release: port.purge,
    site: port.site,
  });
  for (const instance of [api, ...webs]) started(instance);
  await api.start();
  await step('the configuration of nginx behind it is valid', async () =>
    checkConfiguration(programs.nginx, configuration),
  );
  started(await startNginx(programs.nginx, configuration, port.site));
  await Promise.all(webs.map((web) => web.start()));
  started(varnish);
  await varnish.start();

  const cookie = await signIn(publicUrl);
  const on: Setting = {
    step,
    started,
    publicUrl,
    varnish,
    webs,
    cdnSeconds: CDN_SECONDS,
    dataDir,
    cookie,
    selection: await selectionOf(publicUrl),
    picture: await addPicture(publicUrl, cookie),
    purgeCommand: `${programs.curl} -fsS -X PURGE http://127.0.0.1:${port.purge}/`,
    visitor: new Visitor(port.cdn),
    direct: new Visitor(port.one),
    atPurge: new Visitor(port.purge),
    from: (address: string) => new Visitor(port.cdn, address),
  };
  await trySameBytes(on);
  await tryStrangers(on);
  await tryAttacks(on);
  await tryLimits(on);
  await tryBrowser(on);
  await tryReleases(on);
  await tryOutage(on);
  await tryHttp2({
    nginx: programs.nginx,
    folder: join(folder, 'nginx-with-tls'),
    port: { plain: port.plain, inner: port.inner, backend: port.backend, http: port.http, https: port.https },
    step,
    started,
  });
});
