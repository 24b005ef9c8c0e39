import type { FittingHint } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { createContext, type ComponentType } from 'react';
import type { Place } from './missing-choices';
import type { useChosenItems } from './order-lines';

export type Part = FittingHint['part'];

/** Where each part is chosen. */
export const PLACES: Readonly<Record<Part, Place>> = {
  fabric: 'fabricId',
  fit: 'fitId',
  print: 'printOptions',
};

export interface FittingBoardProps {
  hints: readonly FittingHint[];
  isSummary: boolean;
}

export interface Fitting {
  /** Of what is chosen at this moment. */
  hints: readonly FittingHint[];
  /** Once there is something to say. */
  Board?: ComponentType<FittingBoardProps>;
  chosen?: ReturnType<typeof useChosenItems>;
  /** How the things that may not go together are called, by their ids; nothing while that is not known. */
  nameOf: (id: string) => string;
}

export const FittingContext = createContext<Fitting>({ hints: [], nameOf: () => '' });

/** What a hint says, in words. */
export function useHintWords({ nameOf }: Fitting): (hint: FittingHint) => string {
  const t = useTexts(texts);
  return ({ id, unsuitedTo, isRefused }) => {
    const names = { name: nameOf(id), other: nameOf(unsuitedTo) };
    return isRefused ? t.unsuited.refused(names) : t.unsuited.hint(names);
  };
}
