import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The builds put twelve digits of the content's hash before the extension. */
const HASHED = /\.[\da-f]{12}\.[\da-z]+$/;

/** Delivers the host's assets and the copies of the remotes, as compressed beforehand by the builds. */
export async function deliverFiles(app: FastifyInstance, config: Config): Promise<void> {
  // Without wildcard: only what lies there at the start, so that every other path is the page's.
  await deliver(app, { prefix: '/', root: config.rootFilesFolder, wildcard: false });
  await deliver(app, { prefix: '/assets/', root: join(config.pageFolder, 'assets') });
  for (const remote of config.remotes) {
    if (remote.kind === 'folder') {
      await deliver(app, { prefix: `/remotes/${remote.name}/`, root: remote.folder });
      // It may come with the first release.
      const releases = { prefix: `/remotes/${remote.name}/releases/`, root: remote.releases };
      await deliver(app, { ...releases, suppressWarning: true });
    }
  }
}

async function deliver(
  app: FastifyInstance,
  where: Pick<FastifyStaticOptions, 'prefix' | 'wildcard' | 'suppressWarning'> & { root: string },
) {
  await app.register(fastifyStatic, {
    ...where,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = HASHED.test(file.replace(/\.(br|gz)$/, ''));
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
