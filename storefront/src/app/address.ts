import { isLanguage, type Language } from '@tiraz/contracts/language';

interface Address {
  /** The language that the address names, if it does. */
  language?: Language;
  /** The page's path in any language, without a trailing slash: '' or '/about'. */
  path: string;
}

/** @param path below the storefront's base path: '/ar/about' */
export function readAddress(path: string): Address {
  const trimmed = path.replace(/\/+$/, '');
  const [, named] = trimmed.split('/');
  return isLanguage(named) ? { language: named, path: trimmed.slice(named.length + 1) } : { path: trimmed };
}
