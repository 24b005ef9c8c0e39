import type { Language } from '@tiraz/contracts/language';
import { PLACEHOLDERS, type PrerenderedPage } from '@tiraz/contracts/remote';
import { texts as headTexts } from '@tiraz/messages/storefront/head';
import { texts as questionTexts } from '@tiraz/messages/storefront/questions';
import { StaticRouter } from '@tiraz/router/static';
import { Suspense } from 'react';
// The one build of it that asks for nothing of Node: `render` runs where there is nothing.
import { renderToString } from 'react-dom/server.edge';
import { App } from './app/app';
import type { PageData } from './app/page-data';
import { pageAt, pages, type PageKey } from './app/pages';
import { readBeginning } from './features/calculator/beginning';
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
    const markup = { en: drawn(page, 'en'), ar: drawn(page, 'ar') } satisfies PrerenderedPage['markup'];
    return [key, { chunk, markup }] as const;
  });
  return Object.fromEntries(await Promise.all(prerendered));
}

/**
 * A page that begins with data, as the host would draw it for one visitor; `prerender` or `prepare` comes first. The web
 * server runs it.
 */
export function render(language: Language, pageData: PageData): { head: string; body: string } {
  return draw(pageData.path, language, pageData);
}

/** What the page at the path asks of the API before it is drawn. The web server runs it, and passes the answer on. */
export function ask({
  path,
  parts,
  search,
}: PageData): { name: string; path: string; body: object } | undefined {
  if (pageAt(path) !== '/calculator') return undefined;
  const body = readBeginning({ parts, search })?.request;
  return body && { name: 'quote', path: '/api/calculate-quote', body };
}

/** Brings the code of every page. */
export async function prepare(): Promise<void> {
  await Promise.all(Object.values(pages).map(({ preload }) => preload()));
}

function draw(path: string, language: Language, pageData?: PageData): { head: string; body: string } {
  // Inside the boundary that the host has around every remote: its marks are a part of what is hydrated.
  const html = renderToString(
    <StaticRouter location={(path || '/') + (pageData?.search ?? '')}>
      <Suspense>
        <App
          basePath=""
          language={language}
          onLanguageChange={() => undefined}
          publicUrl={PLACEHOLDERS.publicUrl}
          {...(pageData && { pageData })}
        />
      </Suspense>
    </StaticRouter>,
  );
  if (html.includes('<!--$!-->'))
    throw new Error(`${path || '/'} in ${language} does not render on a server`);
  const body = html.indexOf('<!--$-->');
  const head = html.slice(0, body) + organisation(language);
  return { head, body: html.slice(body) };
}

/** Of a page that stands for many addresses the head alone. */
function drawn(page: PageKey, language: Language): { head: string; body: string } {
  const { head: drawnHead, body } = draw(page, language);
  const head = page === '/questions' ? drawnHead + questions(language) : drawnHead;
  return { head, body: page.includes(':') ? '' : body };
}

/** Who stands behind the site, for search engines. A block of data, which no policy has to allow. */
function organisation(language: Language): string {
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
  return structured(data);
}

/** Every question with its answer, which search engines may show as they are. */
function questions(language: Language): string {
  const asked = questionTexts[language].groups.flatMap((group) =>
    Object.values<{ question: string; answer: string }>(group.questions),
  );
  return structured({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

function structured(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
