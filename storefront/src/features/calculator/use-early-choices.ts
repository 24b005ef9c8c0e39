import { useEffect } from 'react';

/**
 * What was chosen or typed in the drawn page before its code was here is done again: until then only the browser knows of
 * it.
 */
export function useEarlyChoices(): void {
  useEffect(() => {
    const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '#main :is(input, select)',
    );
    // Read at once: the next drawing puts into every control what the page knows.
    const early = [...controls].flatMap((control) => doneIn(control) ?? []);
    // Each on its own, after this drawing: one may build on another.
    queueMicrotask(() => early.forEach((again) => again()));
  }, []);
}

/** @returns what does once more what was done in the control; undefined where nothing was */
function doneIn(control: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return selectedIn(control);
  if (control.type === 'radio' || control.type === 'checkbox') return checkedIn(control);
  return control.type === 'text' ? typedIn(control) : undefined;
}

function checkedIn(option: HTMLInputElement): (() => void) | undefined {
  const { type, checked, defaultChecked } = option;
  const isEarly = type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
  if (!isEarly) return undefined;
  return () => {
    option.checked = defaultChecked;
    option.click();
  };
}

function selectedIn(select: HTMLSelectElement): (() => void) | undefined {
  const { value, options } = select;
  const drawn = [...options].find(({ defaultSelected }) => defaultSelected);
  if (!drawn || drawn.value === value) return undefined;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function typedIn(field: HTMLInputElement): (() => void) | undefined {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // As typing does it: React takes a value that a script assigns for one that it knows.
    field.value = defaultValue;
    field.setRangeText(value, 0, defaultValue.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}
