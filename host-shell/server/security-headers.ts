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

/**
 * The page's content security policy. Scripts are trusted by the nonce, and what they load by them
 * (strict-dynamic); everything else comes from here or from the origins of the remotes. Pictures are sent to
 * `uploadOrigin`, if there is one, and come from here.
 */
export function pagePolicy(nonce: string, remoteOrigins: string[], uploadOrigin?: string): string {
  const here = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${here} 'nonce-${nonce}'`,
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
