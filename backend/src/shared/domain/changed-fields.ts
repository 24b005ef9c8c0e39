/**
 * What a change changes: of the wanted fields those that differ, as they were and as they are. Values are compared as
 * the audit trail keeps them, in JSON.
 *
 * @returns undefined when nothing differs
 */
export function changedFields<Fields extends object>(
  before: Fields,
  wanted: Partial<Fields>,
): { before: Partial<Fields>; after: Partial<Fields> } | undefined {
  const differing = (Object.keys(wanted) as (keyof Fields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(wanted[field]),
  );
  if (differing.length === 0) return undefined;
  const pick = (fields: Partial<Fields>) =>
    Object.fromEntries(differing.map((field) => [field, fields[field]])) as Partial<Fields>;
  return { before: pick(before), after: pick(wanted) };
}
