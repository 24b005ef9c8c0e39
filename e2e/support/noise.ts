import type { Page } from '@playwright/test';

const HYDRATION = /hydrat|did(n't| not) match|Minified React error #(418|419|421|422|423|425)/i;

/** A mail is shown in a frame that runs nothing, not even what is added below to listen; now and then Chromium says so. */
const OWN_LISTENER = /^Blocked script execution in 'about:srcdoc'/;

const NOTHING_OFFERED = /\/api\/admin\/inquiries\/[^/]+\/quotation$/;

/**
 * Collects what a sound page never does, from now on: errors on the console or thrown, breaches of its content
 * security policy, complaints of React that the server's markup is not its own, requests to other origins, questions
 * that the server takes for malformed: a page knows what can be asked.
 */
export async function listenForNoise(page: Page, origin: string): Promise<string[]> {
  const noise: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // That nothing was offered yet for an inquiry is an answer as well; the browser takes every 404 for an error.
    if (NOTHING_OFFERED.test(message.location().url) || OWN_LISTENER.test(text)) return;
    if (message.type() === 'error' || HYDRATION.test(text)) noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn) noise.push(`request to another origin: ${url}`);
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() === 400 && response.request().method() === 'GET' && pathname.startsWith('/api/'))
      noise.push(`asked ${pathname}${search.slice(0, 100)}, which is malformed`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`CSP: ${effectiveDirective} blocked ${blockedURI} of ${sourceFile}`);
    });
  });
  return noise;
}
