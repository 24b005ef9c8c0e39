/** The kinds of things that staff's screens show, by which cached answers are found again. */
export const TAG_TYPES = [
  'Me',
  'Stats',
  'Inquiry',
  'ProductType',
  'Fabric',
  'Fit',
  'FinishingQuality',
  'PrintType',
  'Customer',
  'FollowUp',
] as const;

type TagType = (typeof TAG_TYPES)[number];

const listOf = (type: TagType) => ({ type, id: 'LIST' });

/** For an answer that depends on every thing of these kinds: a list, a count, a figure. */
export const showsAll = (...types: TagType[]) => ({ providesTags: types.map(listOf) });

/** For an answer that shows one thing, named by its `id` or by that of what was asked for. */
export const showsOne = (type: TagType) => ({
  providesTags: (_: unknown, __: unknown, argument: unknown) => [{ type, id: idOf(argument) }],
});

/**
 * For a write: once it has succeeded, the thing that it named and every list of its kind are asked for again,
 * and so is all that depends on the other kinds.
 */
export const changes = (type: TagType, ...others: TagType[]) => ({
  invalidatesTags: (_: unknown, error: unknown, argument: unknown) =>
    error ? [] : [{ type, id: idOf(argument) }, listOf(type), ...others],
});

function idOf(argument: unknown): string | undefined {
  if (typeof argument === 'string') return argument;
  if (typeof argument === 'object' && argument && 'id' in argument) return String(argument.id);
  return undefined;
}
