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
export function control(form: Locator, key: string): Locator {
  if (!/^[\w.[\]]+$/.test(key)) return form.getByLabel(key, { exact: true });
  const named = `[name="${key}"], [id="${key}"], [id$="_${key}"]`;
  return form.locator(`:is(${named}):is(input, textarea, select, [role="radiogroup"], [role="group"])`);
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
