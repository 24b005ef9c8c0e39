import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Request, Response, Route } from '@playwright/test';
import type { Form, Values } from './form.ts';
import { controlsOf, type Shown } from './form-fields.ts';
import { expect } from './journey.ts';

/** Opens it, unless it stands on the page, and all that can be disclosed in it. */
export async function openForm({ opener, form }: Form): Promise<Locator> {
  await (await opener?.())?.click();
  const open = await form();
  await expect(open).toBeVisible();
  const closed = open.locator('details:not([open]) > summary:visible');
  for (let more = await closed.count(); more > 0; more -= 1) await closed.first().click();
  return open;
}

/** Closes a dialog in which nothing was typed; one that is only just coming may not hear it the first time. */
export async function escape(page: Page, open: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

export function sentWith(answer: Response, { names = {} }: Form): Values {
  return keyed((answer.request().postDataJSON() ?? {}) as Values, names);
}

export async function storedWith(answer: Response, form: Form): Promise<Values> {
  const sent = (answer.request().postDataJSON() ?? {}) as Values;
  const stored = form.stored ? await form.stored(answer, sent) : ((await answer.json()) as Values);
  const parts = (form.parts ?? []).map(({ name, of }) => of(stored[name]));
  return Object.assign(keyed(stored, form.names ?? {}), ...parts) as ReturnType<typeof keyed>;
}

function keyed(values: Values, names: Readonly<Record<string, string>>): Values {
  const keys = new Map(Object.entries(names).map(([key, name]) => [name, key]));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [keys.get(name) ?? name, value]));
}

export function saveOf(open: Locator): Locator {
  return open.locator('button[type="submit"]:visible, .ant-btn-primary:visible').last();
}

interface Held {
  /** Once a write is kept. */
  isUnderWay: Promise<void>;
  release: () => void;
}

export interface Writes {
  /** The answer to the write that was sent since one asked last. */
  next: () => Promise<Response> | undefined;
  /** How many were sent since one asked last. */
  sent: () => number;
  /** Keeps every write from the server until `release` is called. */
  hold: () => Promise<Held>;
  /** Until the page has read again what a write has changed. */
  settled: () => Promise<void>;
  stop: () => void;
}

export function listenForWrites(page: Page, { method, path }: Form['write']): Writes {
  let answer: Promise<Response> | undefined;
  let sent = 0;
  const isWrite = (request: Request) =>
    request.method() === method && path.test(new URL(request.url()).pathname);
  const reads = new Set<Request>();
  // The stream of changes is read for as long as the page is open.
  const isRead = (request: Request) =>
    request.method() === 'GET' && request.url().includes('/api/') && request.resourceType() !== 'eventsource';
  const onEnd = (request: Request) => void reads.delete(request);
  const onRequest = (request: Request) => {
    if (isRead(request)) reads.add(request);
    if (!isWrite(request)) return;
    sent += 1;
    answer = request.response().then((response) => {
      if (!response) throw new Error(`${method} ${request.url()} was not answered`);
      return response;
    });
  };
  page.on('request', onRequest);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    next: () => {
      const given = answer;
      answer = undefined;
      return given;
    },
    sent: () => {
      const given = sent;
      sent = 0;
      return given;
    },
    hold: async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>();
      const where = (url: URL) => path.test(url.pathname);
      const handler = async (route: Route) => {
        if (isWrite(route.request())) {
          begin();
          await released;
        }
        await route.fallback();
      };
      // Never taken away: a request that begins while a route is may hang in the browser, or be told to nobody.
      await page.route(where, handler);
      return { isUnderWay, release };
    },
    settled: () => expect.poll(() => reads.size, { intervals: [20, 50, 100] }).toBe(0),
    stop: () => {
      page.off('request', onRequest);
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
    },
  };
}

const isIdle = (open: Locator) => expect(open.locator('.ant-btn-loading')).toHaveCount(0);
/** No figure but the patience with a busy machine. */
const GIVEN_UP_AFTER_MS = 15_000;

/**
 * Presses the button again, by pointer and by key, while what it sent is under way: whoever doubts that they were heard
 * does. Whether it can be pressed then is the form's affair, as long as nothing is sent a second time.
 */
async function pressAgain(page: Page, open: Locator): Promise<void> {
  await saveOf(open)
    .click({ force: true, timeout: 500 })
    .catch(() => undefined);
  await page.keyboard.press('Enter');
}

/**
 * Presses the button, and waits until the form is answered or says what is wrong.
 * @param suspects the fields of which one expects that
 * @param isHurried it is pressed again before the answer
 */
export async function send(
  page: Page,
  open: Locator,
  suspects: ReadonlySet<string>,
  writes: Writes,
  isHurried = false,
): Promise<{ answer?: Response; isShut?: boolean; shown: Shown[] }> {
  void writes.next();
  // Where nothing is to be seen there may be nothing to send.
  if (await saveOf(open).isDisabled()) return { isShut: true, shown: await controlsOf(open) };
  // It takes no press before the last answer has been seen to.
  await isIdle(open);
  const held = isHurried ? await writes.hold() : undefined;
  writes.sent();
  // A person's press takes a while, in which the button may not move away.
  await saveOf(open).click({ delay: 40 });
  if (held) {
    await Promise.race([held.isUnderWay, pause(GIVEN_UP_AFTER_MS)]);
    await pressAgain(page, open);
    held.release();
  }
  return answerOrComplaints(page, open, suspects, writes);
}

async function answerOrComplaints(
  page: Page,
  open: Locator,
  suspects: ReadonlySet<string>,
  writes: Writes,
): Promise<{ answer?: Response; shown: Shown[] }> {
  const PATIENCE = 8;
  // From the press on: on a busy machine the press itself takes many seconds.
  const begun = Date.now();
  let answer: Response | undefined;
  let shown: Shown[] = [];
  for (let look = 0; Date.now() < begun + GIVEN_UP_AFTER_MS; look += 1) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    answer ??= await writes.next();
    // What was changed meanwhile is put together and sent again.
    if (answer?.status() === 412) answer = undefined;
    // Until then the form empties its fields, and what stands at them is of the answer before.
    if (answer) await isIdle(open);
    if (answer?.ok()) return { answer, shown: [] };
    shown = await controlsOf(open);
    const marked = shown.filter(({ isInvalid }) => isInvalid);
    const invalid = marked.map(({ key }) => key);
    const isSaid = marked.every(({ message }) => message !== '');
    // What one hopes is kept may for a moment still wear the mark of what stood there before, and the other way round.
    const isExpected =
      answer !== undefined ||
      (invalid.every((key) => suspects.has(key)) && [...suspects].every((key) => invalid.includes(key)));
    if (invalid.length > 0 && ((isExpected && isSaid) || look >= PATIENCE)) break;
  }
  return { ...(answer && { answer }), shown };
}

/** A value for a person, with all that cannot be seen in it. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  const escaped = text.replace(
    /[\p{Cf}\p{Cc}\u00A0\u2800\u3164]/gu,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
  return escaped.length > 80 ? `${escaped.slice(0, 70)}… (${[...text].length - 2} characters)` : escaped;
}
