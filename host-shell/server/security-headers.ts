import type { Config } from './config.ts';

/** What a reply that is no page may do in a browser: nothing. */
const INERT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Swagger UI sets styles inline; its scripts are files. */
export const API_DOCUMENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The sources of a page's content security policy that differ. */
interface Sources {
  /** What its scripts and styles are trusted by: the nonce of this visit, or, in what caches share, the digests of those in the page. */
  trust: { nonce: string } | { styles: string[]; scripts: string[] };
  /** Of the remotes that lie elsewhere. */
  remoteOrigins: string[];
  /** Where pictures are sent to, if that is not here; they come from here. */
  uploadOrigin?: string | undefined;
}

/**
 * The page's content security policy. With a nonce, scripts are trusted by it, and what they load by them
 * (strict-dynamic). A page that caches share has none: whoever fetched it would know the nonce of all its readers.
 * There scripts are trusted that are files of ours or of a remote, and the script and styles that stand in the page,
 * each by its digest. Everything else comes from here or from the origins of the remotes.
 */
export function pagePolicy({ trust, remoteOrigins, uploadOrigin }: Sources): string {
  const here = ["'self'", ...remoteOrigins].join(' ');
  const scripts =
    'nonce' in trust ? `'nonce-${trust.nonce}' 'strict-dynamic'` : [here, ...trust.scripts].join(' ');
  const styles = 'nonce' in trust ? [`'nonce-${trust.nonce}'`] : trust.styles;
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${[here, ...styles].join(' ')}`,
    `img-src ${here} data: blob:`,
    `font-src ${here}`,
    `connect-src ${uploadOrigin ? `${here} ${uploadOrigin}` : here}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every reply. HSTS only where the public address is https: on http browsers must ignore it. */
export function commonHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Not even our own servers are told which page asks: a customer's link may be come to within the site.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': INERT_POLICY,
    ...(publicUrl.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
