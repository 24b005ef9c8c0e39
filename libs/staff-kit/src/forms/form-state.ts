import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { withoutUnseen } from '@tiraz/contracts/typed-text';
import type { FormInstance } from 'antd';

/**
 * Marks what the server finds faulty at its fields, and goes to the first of them.
 *
 * @param textOf what a fault means, in words
 * @param fieldOf what the form calls what the server names; the same when left out
 */
export function markFaults<Values extends object>(
  form: FormInstance<Values>,
  error: ApiError,
  textOf: (path: string, code: string) => string,
  fieldOf: (path: string) => string = (path) => path,
): void {
  // The server names the fields: whether the form has them is known by then, but not from their types.
  const named: FormInstance = form as FormInstance;
  const known = form.getFieldsValue() as object;
  const faults = (problemOf(error)?.errors ?? [])
    .map(({ path, code }) => ({ path, code, field: fieldOf(path) }))
    .map((fault) => ({ ...fault, name: placesIn(fault.field) }))
    .filter(({ field, name }) => Object.hasOwn(known, field) || named.getFieldInstance(name));
  named.setFields(faults.map(({ path, code, name }) => ({ name, errors: [textOf(path, code)] })));
  if (faults[0]) named.focusField(faults[0].name);
}

/** A path of the server's, `taxes[0].label`, as antd names a field. */
function placesIn(path: string): (string | number)[] {
  return path.split(/[.[\]]+/).flatMap((place) => (/^\d+$/.test(place) ? Number(place) : place || []));
}

/** What was typed, each text of it without invisible controls. No password holds any. */
export function withoutUnseenIn<Typed>(typed: Typed): Typed {
  if (typeof typed === 'string') return withoutUnseen(typed) as Typed;
  if (Array.isArray(typed)) return typed.map(withoutUnseenIn) as Typed;
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, withoutUnseenIn(value as unknown)]),
  ) as Typed;
}

/** Nothing typed is nothing, whichever way a field says so; antd gives back a list as another one. */
export function isSameInput<Values extends object>(typed: Values, initial: Partial<Values>): boolean {
  const names = new Set([...Object.keys(typed), ...Object.keys(initial)]) as Set<keyof Values>;
  return [...names].every(
    (name) => JSON.stringify(typed[name] ?? '') === JSON.stringify(initial[name] ?? ''),
  );
}

/** By what is in them: a list that is read again is another one, and the database may keep names in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, held: unknown) => {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
    return Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
