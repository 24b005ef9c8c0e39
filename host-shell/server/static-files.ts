import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { FOR_EVER, FOR_ONE, sharedAs } from './caching.ts';
import type { Config } from './config.ts';

/** The builds put twelve digits of the content's hash before the extension. */
const HASHED = /\.[\da-f]{12}\.[\da-z]+$/;

/** Delivers the host's assets and the copies of the remotes, as compressed beforehand by the builds. */
export async function deliverFiles(app: FastifyInstance, config: Config): Promise<void> {
  const cachedAs = cachingOf(config.cdnSeconds);
  // Without wildcard: only what lies there at the start, so that every other path is the page's.
  await deliver(app, { prefix: '/', root: config.rootFilesFolder, wildcard: false, cachedAs });
  // Those of the page before, where they were kept, for a page that a web server sent which has been replaced since.
  const assets = ['assets', 'former'].map((folder) => join(config.pageFolder, folder));
  await deliver(app, { prefix: '/assets/', root: assets, cachedAs, suppressWarning: true });
  for (const remote of config.remotes) {
    if (remote.kind === 'folder') {
      await deliver(app, { prefix: `/remotes/${remote.name}/`, root: remote.folder, cachedAs });
      // It may come with the first release.
      const releases = { prefix: `/remotes/${remote.name}/releases/`, root: remote.releases, cachedAs };
      await deliver(app, { ...releases, suppressWarning: true });
    }
  }
}

/** A manifest or a pointer of today beside files of tomorrow would mix two releases. */
function cachingOf(cdnSeconds: number): (file: string) => Record<string, string> {
  const file = sharedAs('file', cdnSeconds);
  return (name) => {
    if (HASHED.test(name)) return { 'cache-control': FOR_EVER };
    return name.endsWith('.json') ? { 'cache-control': FOR_ONE } : file;
  };
}

async function deliver(
  app: FastifyInstance,
  {
    cachedAs,
    ...where
  }: Pick<FastifyStaticOptions, 'prefix' | 'wildcard' | 'suppressWarning'> & {
    root: string | string[];
    cachedAs: ReturnType<typeof cachingOf>;
  },
) {
  await app.register(fastifyStatic, {
    ...where,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => void response.headers(cachedAs(file.replace(/\.(br|gz)$/, ''))),
  });
}
