import { directionOf, isLanguage, LANGUAGE_KEY, toLanguage, type Language } from '@tiraz/contracts/language';
import type { Release } from './remotes.ts';

/** The specified screens; any other path shows the not-found page and says so in its status. */
const ROUTES = /^(\/(en|ar))?(\/(calculator|about|logo)?)?\/?$|^\/admin(\/.*)?$/;

const TITLES: Record<Language, string> = {
  en: 'Tiraz: made-to-order garments from Cairo',
  ar: 'طِراز: تصنيع ملابس حسب الطلب من القاهرة',
};

export function pageStatus(path: string): 200 | 404 {
  return ROUTES.test(path) ? 200 : 404;
}

/**
 * The language that the address names, else the one the visitor chose before, from the cookie that mirrors it;
 * anything unknown is English.
 */
export function languageOf(path: string, cookieHeader: string | undefined): Language {
  const [, named] = path.split('/');
  if (isLanguage(named)) return named;
  const cookies = cookieHeader?.split(';').map((cookie) => cookie.trim()) ?? [];
  const kept = cookies.find((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
  return toLanguage(kept?.slice(LANGUAGE_KEY.length + 1));
}

interface Visit {
  path: string;
  language: Language;
  nonce: string;
  releases: Release[];
}

/** Completes the built template for one visit: language and direction before the first paint, nonces, remotes. */
export function renderPage(template: string, { path, language, nonce, releases }: Visit): string {
  const owner = /^\/admin(\/|$)/.test(path) ? 'admin' : 'storefront';
  const values: Record<string, string> = {
    language,
    direction: directionOf(language),
    title: TITLES[language],
    nonce,
    preloads: preloads(
      releases.find(({ location }) => location.name === owner),
      nonce,
    ),
    remotes: JSON.stringify(releases.map(({ location }) => location)).replaceAll('<', '\\u003c'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Without these the browser learns of the remote's files one after the other. */
function preloads(release: Release | undefined, nonce: string): string {
  if (!release?.location.entry) return '';
  const { scripts, stylesheets, location } = release;
  return [
    ...[location.entry, ...scripts].map(
      (url) => `<link rel="preload" as="script" nonce="${nonce}" href="${escape(url)}">`,
    ),
    ...stylesheets.map((url) => `<link rel="preload" as="style" href="${escape(url)}">`),
  ].join('');
}

function escape(text: string | undefined): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
