import { CUSTOMER_LINK_HEADERS, isCustomerLink } from '@tiraz/contracts/customer-link';
import { LANGUAGE_KEY, type Language } from '@tiraz/contracts/language';
import type { RemotePage } from '@tiraz/contracts/remote-pages';
import { remoteAt } from '@tiraz/contracts/remotes';
import type { Tracing } from '@tiraz/observability/tracing';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { FOR_ONE, sharedAs } from './caching.ts';
import { packed } from './compression.ts';
import type { Config } from './config.ts';
import { keptLanguage, readAddress, renderPage } from './page.ts';
import { readLists, readPageData } from './page-data.ts';
import type { PageData } from './page-renderer.ts';
import { sendNotFound } from './problem.ts';
import { pageAt } from './remote-pages.ts';
import type { Release, Remotes } from './remotes.ts';
import { pathOf, searchOf } from './request-target.ts';
import { pagePolicy } from './security-headers.ts';
import { digestsOf, isKnown, SharedPages } from './shared-pages.ts';

/** How long a page that a CDN will show to everybody waits for the releases as they are now: a new one is read in 0.5 s. */
const RELEASES_AWAITED_MS = 2_000;

interface Surroundings {
  config: Config;
  remotes: Remotes;
  /** The built page, with its placeholders. */
  template: string;
  tracing: Tracing | undefined;
  log: FastifyBaseLogger;
}

/** What a visit is about, once the release that has the page is known. */
interface Visit {
  address: ReturnType<typeof readAddress>;
  language: Language;
  releases: Release[];
  release: Release | undefined;
  page: RemotePage | undefined;
  /** Whether search engines may look at pages of this remote. */
  isRemoteIndexed: boolean;
  /** Of pages with data or lists, once they were read. */
  data?: PageData | undefined;
  drawn?: { head: string; body: string } | undefined;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers with the page that an address asks for: for everybody where a CDN may store it, else for this visitor. */
export function createPageHandler({ config, remotes, template, tracing, log }: Surroundings): Send {
  const { cdnSeconds, uploadOrigin, publicUrl } = config;
  const sharedPages = new SharedPages();
  // Of the template alone: a script that stands in what was drawn is nobody's.
  const scripts = digestsOf(template.matchAll(/<script nonce\b[^>]*>(.+?)<\/script>/gs));

  return async (request, reply) => {
    const path = pathOf(request.url);
    if (!wantsPage(path, request.headers.accept)) return sendNotFound(reply);
    const address = readAddress(path);
    const language = address.language ?? keptLanguage(request.headers.cookie);
    // The address alone says what there is to see.
    const addressSaysAll = cdnSeconds > 0 && address.language !== undefined && !request.url.includes('?');
    const releases = await remotes.lastSeen(addressSaysAll ? RELEASES_AWAITED_MS : 0);
    const release = releases.find(({ location }) => location.name === address.owner);
    const { known, page } = pageAt(release, address.path);
    const visit = await drawn(request, {
      address,
      language,
      releases,
      release,
      page,
      isRemoteIndexed: remoteAt(path).indexed,
    });
    // A path without a page shows the not-found page; while nobody knows the pages, it may be one.
    void reply
      .code(visit.data && page?.data !== undefined ? visit.data.status : page || !known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-language', language);
    return addressSaysAll && isForEverybody(visit)
      ? sendToEverybody(request, reply, visit)
      : sendToOne(request, reply, visit);
  };

  /** With what the page begins with, if it does. */
  async function drawn(request: FastifyRequest, visit: Visit): Promise<Visit> {
    const { address, language, page, release } = visit;
    const asking = {
      apiUrl: config.apiUrl,
      headers: () => onBehalfOf(request, tracing),
      warn: (reason: unknown) => log.warn({ reason }, 'the data of a page did not come'),
    };
    const data = await readPageData(page, address.path, asking);
    if (data) return { ...visit, data, drawn: drawWith(release, language, data) };
    if (!page?.lists || !release?.renderer) return visit;
    const place = { path: address.path, search: searchOf(request.url) };
    const lists = await readLists(page.lists, place, release.renderer, asking);
    const picture = lists && drawWith(release, language, lists);
    // With the lists or without them: what the browser is told has to be what was drawn.
    return picture ? { ...visit, data: lists, drawn: picture } : visit;
  }

  /** Undefined where it cannot be drawn here: then the browser does it. */
  function drawWith(release: Release | undefined, language: Language, data: PageData) {
    try {
      return release?.renderer?.draw(language, data);
    } catch (reason) {
      log.warn({ reason: (reason as Error).name }, 'a page was not drawn');
      return undefined;
    }
  }

  /** Whether the page is the same for all who ask at its address, and all that it should be. */
  function isForEverybody({ page, isRemoteIndexed, address, release, drawn: picture }: Visit): boolean {
    return (
      isRemoteIndexed &&
      page?.indexed === true &&
      page.data === undefined &&
      !isCustomerLink(address.path) &&
      release?.prerendered !== undefined &&
      // Without its lists it is what is better than nothing.
      (page.lists === undefined || picture !== undefined)
    );
  }

  /** Whether the releases that were drawn from are those of this moment: a CDN that was just purged would keep others. */
  async function isOut({ releases }: Visit): Promise<boolean> {
    const now = await remotes.lastSeen(RELEASES_AWAITED_MS);
    return now.every(
      (release, at) => remotes.isCurrent(release) && release.location.entry === releases[at]?.location.entry,
    );
  }

  async function sendToEverybody(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    const { headers } = request;
    const html = renderPage(template, { ...visit, publicUrl: publicUrl.origin });
    const { body, coding, etag, styles } = await sharedPages.take(html, headers['accept-encoding']);
    // Last of all: drawing and packing take their time.
    if (!(await isOut(visit))) return sendToOne(request, reply, visit);
    void reply.headers({
      ...sharedAs(visit.page?.lists ? 'list' : 'page', cdnSeconds),
      'content-security-policy': pagePolicy({
        trust: { styles, scripts },
        remoteOrigins: remotes.foreignOrigins,
        uploadOrigin,
      }),
      etag,
      // Who takes no HTML gets a 404, which nobody stores: Accept would only make many of one.
      vary: 'Accept-Encoding',
      ...(coding && { 'content-encoding': coding }),
    });
    return isKnown(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
  }

  async function sendToOne(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> {
    const { address, page, isRemoteIndexed } = visit;
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage(template, { ...visit, nonce, publicUrl: publicUrl.origin });
    const { body, headers: coding } = await packed(html, headers['accept-encoding']);
    const isIndexed = isRemoteIndexed && page?.indexed !== false;
    const isSecret = page?.data !== undefined || isCustomerLink(address.path);
    return reply
      .headers({
        'cache-control': FOR_ONE,
        'content-security-policy': pagePolicy({
          trust: { nonce },
          remoteOrigins: remotes.foreignOrigins,
          uploadOrigin,
        }),
        vary: 'Cookie, Accept, Accept-Encoding',
        ...(address.language && { 'set-cookie': cookieOf(address.language) }),
        ...(!isIndexed && { 'x-robots-tag': 'noindex' }),
        ...(isSecret && CUSTOMER_LINK_HEADERS),
        ...coding,
      })
      .send(body);
  }
}

/** Of what a page needs of the API: it counts for the visitor who asks for the page. */
function onBehalfOf(request: FastifyRequest, tracing: Tracing | undefined): Record<string, string> {
  return {
    ...tracing?.passOn(request),
    'x-request-id': request.id,
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
  };
}

/** A file that is not there must not look like a page. */
function wantsPage(path: string, accept = '*/*'): boolean {
  const namesFile = /\.[\da-z]+$/i.test(path) || path.startsWith('/assets/') || path.startsWith('/remotes/');
  return !namesFile && /(text|\*)\/\*|text\/html/.test(accept);
}

/** As @tiraz/locale keeps a choice: an address that names a language is one, before any script runs. */
function cookieOf(language: Language): string {
  return `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
