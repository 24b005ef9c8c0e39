import { LANGUAGES } from '@tiraz/contracts/language';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { PUBLIC_PATHS } from './page.ts';

/** What search engines ask for first: where they may look, and every public page in both languages. */
export function guideCrawlers(app: FastifyInstance, { publicUrl: { origin } }: Config): void {
  const robots = `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
  const map = sitemap(origin);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(map));
}

/** The addresses that name the language: the others change with the visitor. */
function sitemap(origin: string): string {
  const pages = PUBLIC_PATHS.flatMap((path) => {
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
