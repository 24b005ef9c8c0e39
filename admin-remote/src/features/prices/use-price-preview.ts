import { staffApi, type ApiError, type WantedPriceChange } from '@tiraz/api-client/staff';
import { useRested } from '@tiraz/web/use-rested';

const RESTING_MS = 250;

/** What a change would do, once nobody has typed for a moment. */
export function usePricePreview(wanted: WantedPriceChange | undefined) {
  const now = wanted ? JSON.stringify(wanted) : '';
  const asked = useRested(now, RESTING_MS);
  const query = staffApi.usePreviewPriceChangeQuery(
    asked === '' ? { items: [] } : (JSON.parse(asked) as WantedPriceChange),
    { skip: asked === '' },
  );
  // Of what is wanted now, and of nothing else.
  const isCurrent = asked === now && asked !== '';
  return {
    preview: isCurrent && !query.isError ? query.currentData : undefined,
    error: isCurrent && query.isError ? (query.error as ApiError) : undefined,
    retry: query.refetch,
  };
}
