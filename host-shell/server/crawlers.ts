import { LANGUAGES } from '@tiraz/contracts/language';
import { REMOTES } from '@tiraz/contracts/remotes';
import type { FastifyInstance } from 'fastify';
import { sharedAs } from './caching.ts';
import type { Config } from './config.ts';
import { sendProblem } from './problem.ts';
import type { Remotes } from './remotes.ts';

const HIDDEN = REMOTES.filter(({ indexed }) => !indexed).map(({ mount }) => `Disallow: ${mount}\n`);

/** What search engines ask for first: where they may look, and every public page in both languages. */
export function guideCrawlers(
  app: FastifyInstance,
  { publicUrl: { origin }, cdnSeconds }: Config,
  remotes: Pick<Remotes, 'lastSeen'>,
): void {
  const robots = `User-agent: *\n${HIDDEN.join('')}Disallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
  const shared = sharedAs('file', cdnSeconds);
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').headers(shared).send(robots),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = await indexedPaths(remotes);
    return paths.length > 0
      ? reply.type('application/xml; charset=utf-8').headers(shared).send(sitemap(origin, paths))
      : sendProblem(reply.header('retry-after', '60'), {
          status: 503,
          code: 'pages.unknown',
          detail: 'Which pages there are is not known at the moment.',
        });
  });
}

/** As the releases that run at the moment describe them. */
async function indexedPaths(remotes: Pick<Remotes, 'lastSeen'>): Promise<string[]> {
  const releases = await remotes.lastSeen();
  return REMOTES.filter(({ indexed }) => indexed).flatMap(({ name, mount }) => {
    const pages = releases.find(({ location }) => location.name === name)?.pages ?? [];
    return pages.filter(({ indexed }) => indexed).map(({ path }) => mount + path);
  });
}

/** The addresses that name the language: the others change with the visitor. */
function sitemap(origin: string, paths: string[]): string {
  const pages = paths.flatMap((path) => {
    const alternates = [...LANGUAGES.map((language) => [language, language]), ['x-default', 'en']].map(
      ([named, language]) =>
        `    <xhtml:link rel="alternate" hreflang="${named}" href="${origin}/${language}${path}"/>\n`,
    );
    return LANGUAGES.map(
      (language) => `  <url>\n    <loc>${origin}/${language}${path}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...pages,
    '</urlset>\n',
  ].join('');
}
