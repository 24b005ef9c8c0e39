/**
 * What a change changes: the fields that differ, as they were and as they are.
 *
 * @returns undefined when nothing differs
 */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): { before: Partial<Fields>; after: Partial<Fields> } | undefined {
  const differing = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (differing.length === 0) return undefined;
  const pick = (fields: Fields) =>
    Object.fromEntries(differing.map((field) => [field, fields[field]])) as Partial<Fields>;
  return { before: pick(before), after: pick(after) };
}
