import type { Money } from '../../shared/domain/money.js';
import type { HintedQuote, Selection, AppliedBreak, PriceLine, Quote } from '../domain/configuration.js';

/** A selection without its pieces. */
export type LadderSelection = Omit<Selection, 'lines'>;

/** A quantity with its price. */
export interface LadderStep {
  quantity: number;
  price: HintedQuote;
  /** A piece's share of what setting the prints up costs once, half up to the piastre. */
  setupPerItem: Money;
}

/** A break that some quantity reaches, with the name of what it makes cheaper. */
export type LadderBreak = AppliedBreak & { name: string; nameAr: string };

/** What a choice costs at several quantities, and why a piece costs less at the larger ones. */
export interface Ladder {
  /** From the smallest quantity to the largest. */
  steps: LadderStep[];
  /** What setting the prints up costs, once for the whole order. */
  printSetup: Money;
  breaks: LadderBreak[];
}

/** A line of a price with all that it is made of: the thing, how many of it, and what one costs. */
export interface ExplainedLine extends PriceLine {
  name: string;
  nameAr: string;
  /** Pieces, or for the set-up of a print its colours. */
  count: number;
  price: Money;
}

/** A selection that nobody asked for, with its price and what each of its lines is made of. */
export interface WorkedExample {
  selection: Selection;
  price: Quote;
  lines: ExplainedLine[];
}

/** What visitors are told about prices, from memory: no waiting, and there while the database is away. */
export abstract class Quotes {
  /** @throws DomainError `invalid` for a selection that breaks a rule, or holds something that is not offered */
  abstract quote(selection: Selection): HintedQuote;

  /**
   * What a selection costs at several quantities, and why.
   *
   * @throws DomainError `invalid` as for a quote, at `quantities[n]` for a quantity
   */
  abstract ladder(selection: LadderSelection, quantities: readonly number[]): Ladder;

  /**
   * What an order costs, line by line, for who has chosen nothing yet.
   *
   * @throws DomainError `missing` while there is nothing to choose from
   */
  abstract example(): WorkedExample;
}
