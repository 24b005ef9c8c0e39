import { DEFAULT_LANGUAGE, type Language } from './language.js';

/** Below it lie the pages of customers' links: what follows is a secret. */
export const CUSTOMER_LINK_MOUNT = '/t';

/** The page of a customer's link, in a language of the site. */
export function customerLinkPath(token: string, language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${CUSTOMER_LINK_MOUNT}/${token}`;
}
