import { isCustomerLink } from '@tiraz/contracts/customer-link';
import { directionOf, isLanguage, LANGUAGE_KEY, toLanguage, type Language } from '@tiraz/contracts/language';
import { PLACEHOLDERS, type PrerenderedPage } from '@tiraz/contracts/remote';
import type { RemotePage } from '@tiraz/contracts/remote-pages';
import { remoteAt, type RemoteName } from '@tiraz/contracts/remotes';
import { texts } from '@tiraz/messages/host-shell/page';
import { BRACES, type PageData } from './page-renderer.ts';
import type { Release } from './remotes.ts';

/** What an address asks for. */
export interface Address {
  owner: RemoteName;
  /** The language that it names, if it does. */
  language?: Language;
  /** Below the owner's mount, without the language and a trailing slash: '' or '/about'. */
  path: string;
}

export function readAddress(url: string): Address {
  let end = url.length;
  // A regular expression for the end of a text starts at each slash anew: 15 KB of them are half a second.
  while (url[end - 1] === '/') end -= 1;
  const trimmed = url.slice(0, end);
  const { name: owner, mount } = remoteAt(trimmed);
  if (mount) return { owner, path: trimmed.slice(mount.length) };
  const [, named] = trimmed.split('/');
  return isLanguage(named)
    ? { owner, language: named, path: trimmed.slice(named.length + 1) }
    : { owner, path: trimmed };
}

/** The language the visitor chose before, from the cookie that mirrors it; anything unknown is English. */
export function keptLanguage(cookieHeader: string | undefined): Language {
  const cookies = cookieHeader?.split(';').map((cookie) => cookie.trim()) ?? [];
  const kept = cookies.find((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));
  return toLanguage(kept?.slice(LANGUAGE_KEY.length + 1));
}

interface Visit {
  address: Address;
  language: Language;
  /** None in a page that caches share. */
  nonce?: string | undefined;
  releases: Release[];
  /** Whether search engines may look at pages of this remote. */
  isRemoteIndexed: boolean;
  /** The page at the address, when there is one and its remote told of it. */
  page: RemotePage | undefined;
  /** The origin that visitors type. */
  publicUrl: string;
  /** What the page begins with, if it does. */
  data?: PageData | undefined;
  /** The page as it was drawn with its data, if it was. */
  drawn?: { head: string; body: string } | undefined;
}

/**
 * Completes the built template for one visit: language and direction before the first paint, nonces, remotes, and
 * the prerendered page with its head and styles where the remote has one.
 */
export function renderPage(template: string, visit: Visit): string {
  const { address, language, releases, isRemoteIndexed, publicUrl, data, drawn } = visit;
  const nonce = visit.nonce === undefined ? '' : ` nonce="${visit.nonce}"`;
  const release = releases.find(({ location }) => location.name === address.owner);
  const page = release?.prerendered?.[visit.page?.path ?? '*'];
  const fill = (text: string) =>
    text
      .replaceAll(PLACEHOLDERS.publicUrl, escape(publicUrl))
      .replaceAll(PLACEHOLDERS.folder, escape(release?.folder ?? ''))
      .replaceAll(BRACES, '{{');

  const markup = drawn ?? page?.markup[language];
  const values: Record<string, string> = {
    language,
    direction: directionOf(language),
    publicUrl: escape(publicUrl),
    head: (markup ? fill(markup.head) : `<title>${texts[language].title}</title>`) + dataBlock(data),
    body: markup ? fill(markup.body) : '',
    styles: page ? inlined(page.stylesheets, nonce) : '',
    stylesheets: release?.location.entry && !page ? release.stylesheets.map(preload).join('') : '',
    scripts: release?.location.entry ? escape(scriptsOf(release, page).join(' ')) : '',
    remotes: JSON.stringify(releases.map(({ location }) => location)).replaceAll('<', '\\u003c'),
  };
  // Of Latin the public site shows few letters in Arabic.
  const letters = language === 'ar' && isRemoteIndexed ? 'fewLatin' : 'latin';
  // Chromium names the page to the fonts of a style in it, whatever Referrer-Policy says: where the address is a secret,
  // the styles are a file.
  const sections = [language, letters, isCustomerLink(address.path) ? 'secret' : 'open'];
  const asked = template
    .replaceAll(' nonce="{{nonce}}"', nonce)
    .replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_section, named: string, text: string) =>
      sections.includes(named) ? text : '',
    );
  return asked.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** For the page's own code, which draws the same again. */
function dataBlock(data: PageData | undefined): string {
  if (!data) return '';
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${text}</script>`;
}

/** `data-href` tells the remote's bundle that the stylesheet is here. */
function inlined(stylesheets: PrerenderedPage['stylesheets'], nonce: string): string {
  return stylesheets
    .map(
      ({ name, css }) => `<style${nonce} data-href="${escape(name)}">${css.replaceAll('</', '<\\/')}</style>`,
    )
    .join('');
}

/** Without these the browser learns of the remote's files one after the other. */
function scriptsOf({ location, folder, scripts }: Release, page: PrerenderedPage | undefined): string[] {
  const ofPage = page?.scripts.map((name) => folder + name) ?? [];
  return [...new Set([location.entry ?? '', ...scripts, ...ofPage])];
}

function preload(stylesheet: string): string {
  return `<link rel="preload" as="style" href="${escape(stylesheet)}">`;
}

function escape(text: string | undefined): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
