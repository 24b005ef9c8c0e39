import type { InquirySummary } from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { createContext, type RefObject } from 'react';

interface Board {
  mayAnswer: boolean;
  /** Every card that is shown, for what keys do. */
  inquiries: RefObject<Map<string, InquirySummary>>;
  setDragged: (inquiry: InquirySummary | undefined) => void;
  setOpened: (id: string | undefined) => void;
  move: (inquiry: InquirySummary, to: InquiryStatus) => unknown;
  /** The address' query, which the page of an inquiry leads back to. */
  search: string;
}

interface Handling {
  /** The cards that are being moved. */
  pending: ReadonlySet<string>;
  /** What was moved from here, as it was stored. */
  moved: ReadonlyMap<string, Pick<InquirySummary, 'status' | 'version'>>;
  /** What the pointer holds. */
  dragged: InquirySummary | undefined;
  /** Whose moves are shown. */
  opened: string | undefined;
}

/** What a column and a card share with the board. It stays the same while cards are handled. */
export const BoardContext = createContext<Board>({
  mayAnswer: false,
  inquiries: { current: new Map() },
  setDragged: () => undefined,
  setOpened: () => undefined,
  move: () => undefined,
  search: '',
});

/** What is done with single cards; for the columns, so that a press draws no other card anew. */
export const HandlingContext = createContext<Handling>({
  pending: new Set(),
  moved: new Map(),
  dragged: undefined,
  opened: undefined,
});
