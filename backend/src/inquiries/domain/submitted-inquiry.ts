import type { SentContact } from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import type { SentSelection } from '@tiraz/contracts/selection';
import type { Fault } from '../../shared/domain/domain-error.js';

type Amount = string | number;

/** Designs that were uploaded before. */
export interface GivenArtwork {
  draft: string;
  /** Of the files that come along; all of the draft when absent. */
  ids?: readonly string[];
  placements?: readonly {
    artworkId: string;
    areaId: string;
    widthMm: number;
    xMm: number;
    yMm: number;
    withoutGround: boolean;
  }[];
}

/** An inquiry as it is sent, its texts not yet looked at. */
export interface SubmittedInquiry extends SentSelection, SentContact {
  message?: string;
  language?: Language;
  isSampleRequest?: boolean;
  totalCost?: Amount;
  pricePerItem?: Amount;
  sampleCost?: Amount;
  artwork?: GivenArtwork;
}

/** Why one piece is not taken as an order: it costs what a sample costs. */
export const ONE_PIECE = {
  path: 'quantity',
  code: 'quantity.sample-only',
  message: 'One piece is a sample: ask for it as one, or for a whole order.',
} as const satisfies Fault;
