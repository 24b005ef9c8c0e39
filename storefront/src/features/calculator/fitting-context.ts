import type { FittingHint } from '@tiraz/api-client';
import type { Language } from '@tiraz/contracts/language';
import { createContext, type ComponentType } from 'react';
import type { Place } from './missing-choices';
import type { useChosenItems } from './use-chosen-items';

export type Part = FittingHint['part'];

/** An option that can be marked: a garment, too, by what does not go with it. */
export type MarkedPart = Part | 'productType';

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

/** The code that says it, with its words. */
export interface Board {
  FittingBoard: ComponentType<FittingBoardProps>;
  SpokenHints: ComponentType<Pick<FittingBoardProps, 'hints'>>;
  hintWords: (hint: FittingHint, chosen: Chosen, language: Language) => string;
}

export type Chosen = Partial<ReturnType<typeof useChosenItems>>;

interface Fitting {
  /** Of what is chosen at this moment. */
  hints: readonly FittingHint[];
  /** Once there is something to say. */
  board?: Board;
  chosen: Chosen;
}

export const FittingContext = createContext<Fitting>({ hints: [], chosen: {} });
