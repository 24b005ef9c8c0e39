import { withoutLinkTokens } from '@tiraz/contracts/customer-link';

/** What a visitor's browser says about an error that no part of the page caught. */
export interface PageError {
  /** Whose piece of the site it happened in. */
  remote: string;
  path: string;
  /** What the error calls itself and says. */
  message: string;
  /** Script, line and column. */
  at?: string;
}

const LONGEST_MESSAGE = 200;
const DEEPEST_PATH = 6;

/**
 * Leaves of it what helps to find the fault, and nothing of whoever met it: of the path the words that our routes are
 * made of, of the message neither what it quotes, unless that is a name in the code, nor addresses, nor
 * tokens of customers' links, nor long numbers; of the place only a script.
 */
export function withoutPersonalData({ remote, path, message, at }: PageError): PageError {
  const script = at?.slice(at.lastIndexOf('/') + 1);
  const known = script !== undefined && /^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/.test(script) ? script : undefined;
  return {
    remote,
    path: pathOf(path),
    message: messageOf(message),
    ...(known !== undefined && { at: known }),
  };
}

function pathOf(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1, DEEPEST_PATH + 1);
  return `/${segments.map((segment) => (/^[a-z-]{0,30}$/.test(segment) ? segment : '*')).join('/')}`;
}

function messageOf(message: string): string {
  return withoutLinkTokens(message.slice(0, 4 * LONGEST_MESSAGE))
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(["'`])(.*?)\1/g, (quoted, mark: string, text: string) =>
      /^[\w$.#-]{0,30}$/.test(text) && !/\d{4}/.test(text) ? quoted : `${mark}…${mark}`,
    )
    .replace(/\+?[\d٠-٩][\d٠-٩ ().-]{3,}[\d٠-٩]/g, '…')
    .trim()
    .split(' ')
    .map((word) => (/:\/\/|@/.test(word) ? '…' : word))
    .join(' ')
    .slice(0, LONGEST_MESSAGE);
}
