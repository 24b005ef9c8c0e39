import { directionOf } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/host-shell/failure';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { keptLanguage } from './page.ts';

/** Whether a window was opened for the answer, as for a PDF in a new tab: nobody reads JSON there. */
export function isForWindow({ method, headers }: FastifyReply['request']): boolean {
  return method === 'GET' && headers.accept?.startsWith('text/html') === true;
}

/** Answers with why the API gave nothing, in the visitor's words, under the status and the headers that it gave. */
export function sendFailurePage(reply: FastifyReply): FastifyReply {
  const language = keptLanguage(reply.request.headers.cookie);
  const t = texts[language];
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t.title}</title>
<style nonce="${nonce}">${STYLES}</style>
<main>
<h1>${t.title}</h1>
<p>${t[reasonOf(reply.statusCode)]}</p>
<p><a href="">${t.again}</a></p>
</main>
</html>
`;
  return reply
    .removeHeader('content-length')
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(html);
}

function reasonOf(status: number): 'away' | 'signedOut' | 'denied' | 'missing' | 'often' | 'refused' {
  if (status >= 500) return 'away';
  return REASONS[status] ?? 'refused';
}

const REASONS: Readonly<Record<number, 'signedOut' | 'denied' | 'missing' | 'often'>> = {
  401: 'signedOut',
  403: 'denied',
  404: 'missing',
  410: 'missing',
  429: 'often',
};

const STYLES = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.75 system-ui,'Segoe UI',Tahoma,sans-serif}
main{max-width:32rem;margin:0 auto;padding:15vh 1.25rem}
h1{margin:0;font-size:1.5rem;line-height:1.4}
a{display:inline-block;padding:.6rem 0;font-weight:600;text-underline-offset:.3em}
`;
