import type { Preselection } from './calculator-slice';

interface Modifier {
  id: string;
  priceModifier: string;
}

/** The first fit and the first finishing quality that cost nothing: two choices less before the first price. */
export function preselectionOf(
  fits: readonly Modifier[] | undefined,
  finishingQualities: readonly Modifier[] | undefined,
): Preselection {
  return { fitId: firstFree(fits), finishingQualityId: firstFree(finishingQualities) };
}

function firstFree(items: readonly Modifier[] | undefined): string | undefined {
  return items?.find(({ priceModifier }) => Number(priceModifier) === 0)?.id;
}
