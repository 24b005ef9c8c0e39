import type { Locator, Page } from '@playwright/test';
import type { Form, Result, Values } from './form.ts';
import { controlsOf, typeInto } from './form-fields.ts';
import {
  escape,
  listenForWrites,
  openForm,
  saveOf,
  send,
  sentWith,
  show,
  storedWith,
  type Writes,
} from './form-sending.ts';
import type { Trial } from './form-values.ts';
import { expect } from './journey.ts';

const MOST_PRESSES = 100;
/** No figure but the patience with a machine that is busy with other things as well. */
const FOCUS = { timeout: 15_000 };

/** What came of it, and what is stored in the end; absent when the form cannot be got to send. */
export interface Tried extends Result {
  stored?: Values;
}

/**
 * Tries a form: the focus as it opens and closes, nothing typed, and everything in every field, all fields at once.
 * What is refused is followed by the next value in the open form; what is kept is compared with what was typed.
 */
export async function tryForm(page: Page, form: Form): Promise<Tried> {
  const keys = Object.keys(form.fields);
  const known = [...keys, ...Object.keys(form.others ?? {})];
  const result: Result = { fields: known.length, values: 0, faults: [] };
  const fault = (what: string) => result.faults.push(what);
  const writes = listenForWrites(page, form.write);
  try {
    if (form.opener && !form.isInPlace) await lookAtFocus(page, form, fault);
    const open = await openForm(form);
    const there = (await controlsOf(open)).map(({ key }) => key);
    const strange = there.filter((key) => !known.includes(key));
    const gone = known.filter((key) => !there.includes(key));
    if (strange.length > 0) fault(`has fields that nobody tries: ${strange.join(', ')}`);
    if (gone.length > 0) fault(`has no fields ${gone.join(', ')}`);
    const empty = await leaveEmpty(page, open, form, writes, fault);
    const stored = await tryAll(page, open, form, empty, writes, result);
    return { ...result, ...(stored && { stored }) };
  } finally {
    writes.stop();
  }
}

/** As it opens the first field has the focus, and as it closes the button again. */
async function lookAtFocus(page: Page, form: Form, fault: (what: string) => void): Promise<void> {
  const opener = await form.opener!();
  await opener.click();
  const open = await form.form();
  const first = form.first ?? (await firstOf(open));
  const focused = async () => (await controlsOf(open)).find(({ hasFocus }) => hasFocus)?.key;
  await expect
    .poll(focused, FOCUS)
    .toBe(first)
    .catch(async () => {
      fault(`opens with the focus on ${(await focused()) ?? 'none of its fields'}, not on ${first}`);
    });
  await escape(page, open);
  await expectFocusOn(opener, 'closes', fault);
}

async function firstOf(open: Locator): Promise<string | undefined> {
  await expect(open).toBeVisible();
  return (await controlsOf(open))[0]?.key;
}

async function expectFocusOn(opener: Locator, when: string, fault: (what: string) => void): Promise<void> {
  await expect(opener)
    .toBeFocused(FOCUS)
    .catch(() => fault(`${when}, and the focus is not on the button that opened it`));
}

/** @returns what is said of each field when it is empty */
async function leaveEmpty(
  page: Page,
  open: Locator,
  form: Form,
  writes: Writes,
  fault: (what: string) => void,
): Promise<Map<string, string>> {
  const { required, fields } = form;
  await typeInto(open, new Map(required.filter((key) => key in fields).map((key) => [key, ''])));
  if (required.length === 0 || !(await saveOf(open).isEnabled())) return new Map();
  const { answer, shown } = await send(page, open, new Set(required), writes);
  if (answer) fault('is sent although what is required is empty');
  const said = new Map(shown.filter(({ isInvalid }) => isInvalid).map(({ key, message }) => [key, message]));
  for (const key of required) if (!said.get(key)) fault(`does not say at the field that ${key} is missing`);
  return said;
}

/** @returns what is stored in the end; undefined when the form cannot be got to send */
async function tryAll(
  page: Page,
  opened: Locator,
  form: Form,
  empty: Map<string, string>,
  writes: Writes,
  result: Result,
): Promise<Values | undefined> {
  const fault = (what: string) => result.faults.push(what);
  const keys = Object.keys(form.fields);
  const queues = new Map(keys.map((key) => [key, [...form.fields[key]!.all]]));
  const good = new Map(keys.map((key) => [key, form.fields[key]!.all.findLast((trial) => trial.kept)!]));
  const current = new Map<string, Trial>();
  const judged = new Map(keys.map((key) => [key, new Set<Trial>()]));
  let open = opened;
  let stored: Values | undefined;

  const advance = async (some: readonly string[]) => {
    const typed = new Map<string, string>();
    for (const key of some) {
      const trial = queues.get(key)!.shift() ?? good.get(key)!;
      if (current.get(key) === trial && form.isEdit) continue;
      current.set(key, trial);
      typed.set(key, trial.typed);
    }
    await typeInto(open, typed);
  };
  const fillIn = async () => {
    for (const fill of Object.values(form.others ?? {})) await fill?.(open);
    current.clear();
    await advance(keys);
  };
  /** @returns whether this value of the field is judged for the first time */
  const judge = (key: string, trial: Trial) => {
    const isNew = !judged.get(key)!.has(trial);
    judged.get(key)!.add(trial);
    if (isNew) result.values += 1;
    return isNew;
  };

  await fillIn();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const hoped = new Set(keys.filter((key) => !current.get(key)!.kept));
    const isLastOfAll = hoped.size === 0 && [...queues.values()].every((queue) => queue.length === 0);
    const { answer, isShut, shown } = await send(page, open, hoped, writes, isLastOfAll);
    if (isShut) {
      const blank = keys.filter((key) => current.get(key)!.looksEmpty);
      if (blank.length === 0) {
        fault(`cannot be sent: ${keys.map((key) => `${key} ${show(current.get(key)!.typed)}`).join(', ')}`);
        return stored;
      }
      for (const key of blank) judge(key, current.get(key)!);
      await advance(blank);
      continue;
    }
    if (answer?.ok()) {
      stored = await storedWith(answer, form);
      for (const key of keys) {
        const trial = current.get(key)!;
        if (!judge(key, trial)) continue;
        if (!trial.kept?.includes(stored[key]))
          fault(`${key} makes ${show(stored[key])} of ${show(trial.typed)}`);
      }
      if (form.opener) await expect(open).toBeHidden();
      const times = writes.sent();
      if (times > 1) fault(`is sent ${times} times when its button is pressed again before the answer`);
      if (press === 0 && form.opener && !form.isLast && !form.isInPlace)
        await expectFocusOn(await form.opener(), 'is sent', fault);
      if ([...queues.values()].every((queue) => queue.length === 0)) return stored;
      await writes.settled();
      open = await openForm(form);
      await fillIn();
      continue;
    }
    const faulty = shown.filter(({ key, isInvalid }) => isInvalid && keys.includes(key));
    if (faulty.length === 0) {
      const typed = keys.map((key) => `${key} ${show(current.get(key)!.typed)}`).join(', ');
      const came = answer ? `the answer is ${answer.status()} ${await answer.text()}` : 'nothing is sent';
      fault(`says nothing at any field, and ${came}: ${typed}`);
      return stored;
    }
    for (const { key, message } of faulty) {
      const trial = current.get(key)!;
      const isNew = judge(key, trial);
      if (isNew && !trial.isRefused) fault(`${key} refuses ${show(trial.typed)}: ${message}`);
      if (isNew && trial.isRefused && (message === '' || (!trial.looksEmpty && message === empty.get(key))))
        fault(`${key} says of ${show(trial.typed)}: ${message || 'nothing'}`);
      if (trial === good.get(key)) return stored;
    }
    await advance(faulty.map(({ key }) => key));
  }
  fault(`is not done after ${MOST_PRESSES} presses of its button`);
  return stored;
}

/** On pages that were loaded anew everything is to be seen as it is stored. */
export async function lookAgain(page: Page, form: Form, stored: Values): Promise<Result> {
  const faults: string[] = [];
  if (!form.shownAt) {
    const { shownBy, opener } = form;
    const open = await openForm(shownBy ? { ...form, opener: () => shownBy(stored) } : form);
    for (const { key, value, kind } of await controlsOf(open)) {
      if (kind !== 'text' || !(key in form.fields) || form.unseen?.includes(key)) continue;
      const isSame = value === String(stored[key]) || Number(value) === Number(stored[key]);
      if (!isSame)
        faults.push(`${key} shows ${show(value)} after a reload, and ${show(stored[key])} is stored`);
    }
    if (opener) await escape(page, open);
    return { fields: 0, values: 0, faults };
  }
  const place = await form.shownAt(stored);
  const keys = Object.keys(form.fields).filter((key) => !form.unseen?.includes(key));
  for (const [index, key] of keys.entries()) {
    const text = String(stored[key]);
    // With the first the page itself is waited for.
    await expect(place, `${key} is to be seen after a reload`)
      .toContainText(text, index === 0 ? {} : { timeout: 5_000 })
      .catch(() => faults.push(`${key} is stored as ${show(text)}, which is not to be seen after a reload`));
  }
  return { fields: 0, values: 0, faults };
}

/** A change of one field sends that field, and leaves the others as they are stored. */
export async function editEachAlone(page: Page, form: Form, before: Values): Promise<Result> {
  const result: Result = { fields: 0, values: 0, faults: [] };
  const writes = listenForWrites(page, form.write);
  let stored = before;
  try {
    const triedParts = new Set<string>();
    for (const [key, { plain }] of Object.entries(form.fields)) {
      const part = form.parts?.find(({ name }) => key.startsWith(`${name}[`));
      // Parts are sent together: one speaks for all.
      if (part && triedParts.has(part.name)) continue;
      if (part) triedParts.add(part.name);
      await writes.settled();
      const open = await openForm(form);
      await typeInto(open, new Map([[key, plain.typed]]));
      result.values += 1;
      const { answer, shown } = await send(page, open, new Set(), writes);
      if (!answer?.ok()) {
        const said = shown.filter(({ isInvalid }) => isInvalid).map((one) => `${one.key}: ${one.message}`);
        result.faults.push(
          `cannot be sent when only ${key} is changed: ${said.join(', ') || 'nothing is said'}`,
        );
        return result;
      }
      const sent = sentWith(answer, form);
      const strays = Object.keys(sent).filter((other) => other !== (part?.name ?? key));
      if (strays.length > 0) result.faults.push(`sends ${strays.join(', ')} when only ${key} is changed`);
      const now = await storedWith(answer, form);
      if (now[key] !== plain.stored)
        result.faults.push(`${key} makes ${show(now[key])} of ${show(plain.typed)}`);
      for (const other of Object.keys(form.fields)) {
        if (other !== key && now[other] !== stored[other])
          result.faults.push(`changes ${other} as well when only ${key} is changed`);
      }
      stored = now;
      if (form.opener) await expect(open).toBeHidden();
    }
  } finally {
    writes.stop();
  }
  return result;
}
