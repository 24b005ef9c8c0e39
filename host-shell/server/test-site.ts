import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemotePage } from '@tiraz/contracts/remote-pages';
import type { RemoteName } from '@tiraz/contracts/remotes';
import type { Config, RemoteSource } from './config.ts';
import { createWebServer } from './web-server.ts';

const TEMPLATE = `<html lang="{{language}}" dir="{{direction}}">{{head}}{{#open}}<style>inline</style>{{/open}}{{#secret}}<link rel="stylesheet" href="/a.css">{{/secret}}{{styles}}{{stylesheets}}
<script id="remotes">{{remotes}}</script><script nonce="{{nonce}}" data-scripts="{{scripts}}">preload()</script><div id="root" data-public-url="{{publicUrl}}">{{body}}</div></html>`;

const page = (path: string, indexed = true): RemotePage => ({
  path,
  name: path.split('/')[1] || 'landing',
  indexed,
});

const PAGES = {
  storefront: [page(''), page('/calculator'), page('/about'), page('/logo'), page('/track/:token', false)],
  admin: [page('', false), page('/login', false), page('/inquiries/:id', false)],
};

/** For the tests: a web server over builds of a few bytes, and other servers beside it. */
export class TestSite {
  readonly #folder: string;
  readonly #others: Server[] = [];
  #app?: FastifyInstance;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<TestSite> {
    const site = new TestSite(await mkdtemp(join(tmpdir(), 'tiraz-web-')));
    await site.put('page/index.html', TEMPLATE);
    await site.put('page/assets/main.0123456789ab.js', 'a script');
    await site.put('page/assets/main.0123456789ab.js.br', brotliCompressSync('a script'));
    await site.put('root/favicon.ico', 'an icon');
    await site.put('secret.txt', 'secret');
    await site.putRemote('storefront', 'one');
    await site.putRemote('admin', 'one');
    return site;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('start the site first');
    return this.#app;
  }

  async start(settings: Partial<Config> = {}): Promise<void> {
    await this.#app?.close();
    this.#app = await createWebServer({
      host: '127.0.0.1',
      port: 0,
      apiUrl: new URL('http://127.0.0.1:1'),
      uploadOrigin: undefined,
      publicUrl: new URL('http://localhost:3000'),
      connectionsPerClient: 0,
      cdnSeconds: 0,
      logLevel: 'silent',
      metrics: undefined,
      tracesEndpoint: undefined,
      pageFolder: join(this.#folder, 'page'),
      rootFilesFolder: join(this.#folder, 'root'),
      remotes: [this.remoteIn('storefront'), this.remoteIn('admin')],
      ...settings,
    });
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({ url, headers });
  }

  async put(path: string, content: string | Buffer): Promise<void> {
    const file = join(this.#folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  async putRemote(name: RemoteName, version: string): Promise<void> {
    await this.put(`${name}/mf-manifest.json`, manifestOf(version, { pages: PAGES[name] }));
    await this.put(`${name}/remoteEntry.js`, 'an entry');
    await this.put(`${name}/screen.0123456789ab.css`, 'a style');
  }

  async release(name: RemoteName, version: string): Promise<void> {
    const folder = `releases/${name}/${version}`;
    await this.put(`${folder}/mf-manifest.json`, manifestOf(version));
    await this.put(`${folder}/remoteEntry.js`, `an entry, ${version}`);
    await this.put(`releases/${name}/current.json`, JSON.stringify({ current: version }));
  }

  async withdrawReleases(name: RemoteName): Promise<void> {
    await rm(join(this.releasesOf(name), 'current.json'));
  }

  /** The storefront with prerendered pages: the landing page, About and the not-found page. */
  async putPrerendered(manifestVersion: string, version = manifestVersion): Promise<void> {
    const pageOf = (name: string) => ({
      scripts: [`${name}.js`],
      stylesheets: [{ name: `${name}.css`, css: `.${name}{color:red}` }],
      markup: Object.fromEntries(
        ['en', 'ar'].map((language) => [
          language,
          {
            head: `<title>${name} ${language}</title><link rel="canonical" href="{{publicUrl}}/${language}"/>`,
            body: `<h1>${name} in ${language}, ${version}</h1><img src="{{folder}}logo.png"/>`,
          },
        ]),
      ),
    });
    const pages = { '': pageOf('landing'), '/about': pageOf('about'), '*': pageOf('lost') };
    await this.put('storefront/prerendered.json', JSON.stringify({ version, pages }));
    await this.put(
      'storefront/mf-manifest.json',
      manifestOf(manifestVersion, { pages: PAGES.storefront, prerendered: 'prerendered.json' }),
    );
  }

  async dropRemote(name: RemoteName): Promise<void> {
    await rm(join(this.#folder, name), { recursive: true });
  }

  remoteIn(name: RemoteName): RemoteSource {
    return { name, kind: 'folder', folder: join(this.#folder, name), releases: this.releasesOf(name) };
  }

  releasesOf(name: RemoteName): string {
    return join(this.#folder, 'releases', name);
  }

  /** Another server, standing in for the API or for the origin of a remote. */
  async listen(answer: RequestListener): Promise<URL> {
    const server = createServer(answer);
    this.#others.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async remove(): Promise<void> {
    await this.#app?.close();
    for (const server of this.#others) {
      server.closeAllConnections();
      server.close();
    }
    await rm(this.#folder, { recursive: true });
  }
}

export function manifestOf(version: string, told: { pages?: unknown; prerendered?: string } = {}): string {
  return JSON.stringify({
    metaData: {
      buildInfo: { buildVersion: version, ...told },
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    exposes: [{ assets: { js: { sync: ['screen.js'] }, css: { sync: ['screen.css'] } } }],
  });
}
