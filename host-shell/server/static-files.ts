import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The builds put twelve digits of the content's hash before the extension. */
const HASHED = /\.[\da-f]{12}\.[\da-z]+(\.map)?$/;

/** Delivers the host's assets and the copies of the remotes, as compressed beforehand by the builds. */
export async function deliverBuilds(app: FastifyInstance, { pageFolder, remotes }: Config): Promise<void> {
  const folders = [{ prefix: '/assets/', root: join(pageFolder, 'assets') }];
  for (const remote of remotes) {
    if (remote.kind === 'folder') folders.push({ prefix: `/remotes/${remote.name}/`, root: remote.folder });
  }
  for (const { prefix, root } of folders) {
    await app.register(fastifyStatic, {
      prefix,
      root,
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
}
