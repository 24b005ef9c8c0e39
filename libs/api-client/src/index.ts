import { api as generated } from './generated';

export type { ApiError } from './base-query';
export * from './generated';
export { problemOf } from './problem';

/**
 * A quote that nobody looks at any more is forgotten: asked again, it comes at today's prices. Garment colours have
 * no price: selections that differ only in them have one quote.
 */
export const api = generated.enhanceEndpoints({
  endpoints: {
    calculateQuote: {
      keepUnusedDataFor: 0,
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...queryArgs, colors: [], endpointName }),
    },
    quoteLadder: {
      keepUnusedDataFor: 0,
      serializeQueryArgs: ({ queryArgs, endpointName }) => ({ ...queryArgs, colors: [], endpointName }),
    },
  },
});
