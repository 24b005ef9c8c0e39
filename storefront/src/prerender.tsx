import { LANGUAGES } from '@tiraz/contracts/language';
import { PLACEHOLDERS, type PrerenderedPage } from '@tiraz/contracts/remote';
import { texts as headTexts } from '@tiraz/messages/storefront/head';
import { StaticRouter } from '@tiraz/router/static';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import { pages, type PageKey } from './app/pages';
import { CONTACT_EMAIL } from './ui/contact-email';

type Prerendered = Pick<PrerenderedPage, 'markup'> & { chunk: string };

/**
 * Every page in both languages, as the host would render it for a visitor who has chosen nothing yet; of one that stands
 * for many addresses the head alone.
 */
export async function prerender(): Promise<Record<string, Prerendered>> {
  const prerendered = Object.entries(pages).map(async ([key, { chunk, preload }]) => {
    await preload();
    const page = key as PageKey;
    const markup = { en: render(page, 'en'), ar: render(page, 'ar') } satisfies PrerenderedPage['markup'];
    return [key, { chunk, markup }] as const;
  });
  return Object.fromEntries(await Promise.all(prerendered));
}

function render(page: PageKey, language: (typeof LANGUAGES)[number]): { head: string; body: string } {
  // Inside the boundary that the host has around every remote: its marks are a part of what is hydrated.
  const html = renderToString(
    <StaticRouter location={page || '/'}>
      <Suspense>
        <App
          basePath=""
          language={language}
          onLanguageChange={() => undefined}
          publicUrl={PLACEHOLDERS.publicUrl}
        />
      </Suspense>
    </StaticRouter>,
  );
  if (html.includes('<!--$!-->'))
    throw new Error(`${page || '/'} in ${language} does not render on a server`);
  const body = html.indexOf('<!--$-->');
  const head = html.slice(0, body) + organisation(language);
  return { head, body: page.includes(':') ? '' : html.slice(body) };
}

/** Who stands behind the site, for search engines. A block of data, which no policy has to allow. */
function organisation(language: (typeof LANGUAGES)[number]): string {
  const { site, pages: texts } = headTexts[language];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site,
    description: texts[''].description,
    url: `${PLACEHOLDERS.publicUrl}/`,
    logo: `${PLACEHOLDERS.publicUrl}/tiraz-logo.png`,
    email: CONTACT_EMAIL,
    address: { '@type': 'PostalAddress', addressLocality: 'Cairo', addressCountry: 'EG' },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
