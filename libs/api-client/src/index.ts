import { api as generated, type Selection } from './generated';

export type { ApiError } from './base-query';
export * from './generated';
export { problemOf } from './problem';

/**
 * A quote that nobody looks at any more is forgotten: asked again, it comes at today's prices. Those that somebody looks at
 * are asked again when the tag `Quote` is invalidated.
 */
export const api = generated.enhanceEndpoints({
  addTagTypes: ['Quote'],
  endpoints: {
    calculateQuote: {
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...pricedOf(queryArgs), endpointName }),
    },
    quoteLadder: {
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...pricedOf(queryArgs), endpointName }),
    },
  },
});

/**
 * What of a selection has a price. Garment colours have none of their own, nor how they are used: selections that differ
 * only in them have one quote, unless sizes are said of them, or something is printed on them, which may need white under
 * it on dark cloth.
 */
export function pricedOf<
  Asked extends Partial<Pick<Selection, 'colors' | 'colorUse' | 'sizes' | 'printOptions'>>,
>(asked: Asked): Asked {
  return asked.sizes || asked.printOptions?.length ? asked : { ...asked, colors: [], colorUse: undefined };
}
