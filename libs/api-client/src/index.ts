import type { ApiError } from './base-query';
import { api as generated, type Selection } from './generated';
import { problemOf } from './problem';

export type { ApiError };
export * from './generated';
export { problemOf };

const tagged = generated.enhanceEndpoints({ addTagTypes: ['Quote', 'Offers'] });

const offers = { providesTags: ['Offers' as const] };

/** Refusals of what staff have withdrawn since the lists were read. */
const WITHDRAWN =
  /^(selection\.(inactive|unknown)-|sizes\.(unknown-|none-for-product)|artwork\.(unknown|outside)-area)/;

/** Where something is refused that is not offered any more, the lists that have it still are read anew. */
const refusesWithdrawn = {
  onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Started) {
    queryFulfilled.catch(({ error }: { error?: ApiError }) => {
      if (error && WITHDRAWN.test(problemOf(error)?.code ?? ''))
        dispatch(tagged.util.invalidateTags(['Offers']));
    });
  },
};

interface Started {
  dispatch: (action: ReturnType<typeof tagged.util.invalidateTags>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/**
 * A quote that nobody looks at any more is forgotten: asked again, it comes at today's prices. Those that somebody looks at
 * are asked again when the tag `Quote` is invalidated.
 */
export const api = tagged.enhanceEndpoints({
  endpoints: {
    listProductTypes: offers,
    listFabrics: offers,
    listFits: offers,
    listFinishingQualities: offers,
    listPrintTypes: offers,
    listColors: offers,
    calculateQuote: {
      ...refusesWithdrawn,
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...pricedOf(queryArgs), endpointName }),
    },
    quoteLadder: {
      ...refusesWithdrawn,
      keepUnusedDataFor: 0,
      providesTags: ['Quote'],
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...pricedOf(queryArgs), endpointName }),
    },
    submitInquiry: refusesWithdrawn,
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
