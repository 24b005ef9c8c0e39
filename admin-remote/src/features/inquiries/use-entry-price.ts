import { useCalculateQuoteQuery, type Selection } from '@tiraz/api-client/staff';
import { useRested } from '@tiraz/web/use-rested';

const RESTING_MS = 300;

/** What a selection costs at the moment, as the server says it; what it cost before, while it is being changed. */
export function useEntryPrice(selection: Selection | undefined) {
  const wanted = selection && JSON.stringify(selection);
  const rested = useRested(wanted, RESTING_MS);
  const { currentData, data, isError, refetch } = useCalculateQuoteQuery(
    JSON.parse(rested ?? '{}') as Selection,
    { skip: !wanted || !rested },
  );
  return {
    /** Of this selection and no other. */
    quote: wanted === rested ? currentData : undefined,
    shown: wanted ? (currentData ?? data) : undefined,
    isError: isError && wanted === rested,
    retry: () => void refetch(),
  };
}
