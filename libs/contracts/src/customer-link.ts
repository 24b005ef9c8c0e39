import { DEFAULT_LANGUAGE, type Language } from './language.js';

/** Below it lie the pages of customers' links: what follows is a secret. */
const CUSTOMER_LINK_MOUNT = '/t';

/** The page of a customer's link, in a language of the site. */
export function customerLinkPath(token: string, language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${CUSTOMER_LINK_MOUNT}/${token}`;
}

/** @param path of a page, without a language */
export function isCustomerLink(path: string): boolean {
  return path.startsWith(`${CUSTOMER_LINK_MOUNT}/`);
}

/** On whatever a link opens, page and API, refusals too. */
export const CUSTOMER_LINK_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** What follows the mount of the page, or that of the API, to the end of the segment. */
const TOKENS = /(\/(?:t|requests)\/)[^/?#&\s"'<>()]+/gi;

/** A text, such as an address, as it may be written down: the tokens in it are stars. */
export function withoutLinkTokens(text: string): string {
  return plain(text).replace(TOKENS, '$1***');
}

/** Escapes could hide the mount. */
function plain(text: string): string {
  if (!/%(2f|74|72)/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([2-7][\da-f])/gi, (_escape, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  }
}
