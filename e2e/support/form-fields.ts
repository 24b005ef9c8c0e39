import type { Locator } from '@playwright/test';

/** A control of a form as somebody finds it there. */
export interface Shown {
  /** Its name in what is sent, or its accessible name. */
  key: string;
  kind: 'text' | 'choice' | 'options' | 'picture' | 'switch';
  value: string;
  isInvalid: boolean;
  /** What is said about it, by which it is described. */
  message: string;
  hasFocus: boolean;
}

/** Every control within, in the order in which it stands there; none of a form that is closed. */
export async function controlsOf(form: Locator): Promise<Shown[]> {
  return form.evaluateAll(readControls);
}

/** The control with this key: a field of the form by its name, any other by its label. */
function control(form: Locator, key: string): Locator {
  if (!/^[\w.[\]]+$/.test(key)) return form.getByLabel(key, { exact: true });
  const named = `[name="${key}"], [id="${key}"], [id$="_${key}"]`;
  return form.locator(`:is(${named}):is(input, textarea, select, [role="radiogroup"], [role="group"])`);
}

/**
 * Types into one field after the other what is to stand there instead, without a way to the browser and back for each.
 * A field that takes nothing yet is waited for.
 */
export async function typeInto(form: Locator, typed: ReadonlyMap<string, string>): Promise<void> {
  const left = await form.evaluateAll(typeAtOnce, [...typed]);
  for (const key of left) await control(form, key).fill(typed.get(key)!);
}

/* Runs in the page. @returns the keys of those that did not take it */
function typeAtOnce(forms: Element[], typed: [string, string][]): string[] {
  const [form, ...others] = forms;
  return typed
    .filter(([key, text]) => {
      const name = CSS.escape(key);
      const found = form?.querySelectorAll<HTMLInputElement>(
        `:is([name="${name}"], [id="${name}"], [id$="_${name}"]):is(input, textarea)`,
      );
      const [field, ...twins] = found ?? [];
      if (!field || twins.length > 0 || others.length > 0) return true;
      const isText = field.matches(
        'textarea, input:not([type]), [type="text"], [type="email"], [type="password"]',
      );
      if (!isText || !field.checkVisibility() || field.matches(':disabled, :read-only')) return true;
      field.focus();
      field.select();
      if (document.activeElement !== field) return true;
      // As keys do it: with the events of typing, and within what the field takes.
      return (
        !document.execCommand(text === '' ? 'delete' : 'insertText', false, text) && field.value !== text
      );
    })
    .map(([key]) => key);
}

/* Runs in the page. */
function readControls(forms: Element[]): Shown[] {
  const all = forms.flatMap((form) => [
    ...form.querySelectorAll<HTMLElement>(
      'input, textarea, select, [role="radiogroup"], [role="switch"], [role="group"]:has(input[type="file"])',
    ),
  ]);
  const inGroup = (element: Element) =>
    element.parentElement?.closest('[role="radiogroup"], [role="group"]:has(input[type="file"])');
  return all
    .filter((element) => element.checkVisibility() && !inGroup(element))
    .map((element) => {
      const field = element as HTMLInputElement;
      const role = element.getAttribute('role');
      // A name that React has made up (`_r_1_`) says nothing; what is written behind it does.
      const name = /^_r_/i.test(field.name) ? '' : field.name || (/[A-Za-z]+$/.exec(element.id)?.[0] ?? '');
      const label = element.ariaLabel ?? field.labels?.[0]?.textContent?.trim() ?? '';
      const texts = (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (id && document.getElementById(id)?.textContent) || '');
      return {
        key: name || label,
        kind:
          role === 'radiogroup'
            ? 'options'
            : role === 'group'
              ? 'picture'
              : role === 'switch'
                ? 'switch'
                : role === 'combobox' || element.localName === 'select'
                  ? 'choice'
                  : 'text',
        value: field.value ?? '',
        isInvalid: element.getAttribute('aria-invalid') === 'true',
        message: texts.join(' ').trim(),
        hasFocus: element.contains(document.activeElement),
      } as Shown;
    });
}
