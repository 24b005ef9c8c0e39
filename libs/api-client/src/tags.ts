import type { ApiError } from './base-query';

/** The kinds of things that staff's screens show, by which cached answers are found again. */
export const TAG_TYPES = [
  'Me',
  'Session',
  'Factor',
  'Person',
  'Invitation',
  'Stats',
  'Inquiry',
  'InquiryView',
  'ProductType',
  'Fabric',
  'Fit',
  'FinishingQuality',
  'PrintType',
  'Color',
  'Customer',
  'FollowUp',
  'Job',
  'Settings',
  'Holiday',
  'Mail',
  'Quotation',
  'PriceChange',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  type: TagType;
  /** Absent: whatever shows anything of this kind. */
  id?: string;
}

const listOf = (type: TagType): Tag => ({ type, id: 'LIST' });

/** For an answer that depends on every thing of these kinds: a list, a count, a figure. */
export const showsAll = (...types: TagType[]) => ({ providesTags: types.map(listOf) });

/** For an answer that shows the one thing that was asked for, and depends on every thing of the other kinds. */
export const showsOne = (type: TagType, ...others: TagType[]) => ({
  providesTags: (_: unknown, __: unknown, argument: unknown) => [
    ...tagOf(type, argument),
    ...others.map(listOf),
  ],
});

/**
 * For a write: once it has succeeded, or was refused because somebody else was quicker, who may have taken the thing
 * away, the thing that it names and every list of its kind are asked for again, all of its kind where it names none or several, and whatever shows
 * anything of the other kinds.
 */
export const changes = (type: TagType, ...others: TagType[]) => ({
  invalidatesTags: (_: unknown, error: ApiError | undefined, argument: unknown) => {
    if (error && error.status !== 412 && error.status !== 404) return [];
    const named = tagOf(type, argument);
    return [...(named.length > 0 ? [...named, listOf(type)] : [{ type }]), ...others];
  },
});

/** What shows the one thing of this id, and every list of its kind. */
export const tagsOf = (type: TagType, id: string): Tag[] => [{ type, id }, listOf(type)];

/** @param argument what the endpoint was called with: an id, or an object that has one */
function tagOf(type: TagType, argument: unknown): Tag[] {
  const id = typeof argument === 'object' && argument && 'id' in argument ? argument.id : argument;
  return typeof id === 'string' ? [{ type, id }] : [];
}
