import type { FittingPart, SaidSizes } from '@tiraz/contracts/selection';
import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import {
  piecesOf,
  type HintedQuote,
  type PricedConfiguration,
  type PricedSelection,
  type Selection,
  rangeOf,
} from '../domain/configuration.js';
import { hintedQuote, unsuitedIn } from '../domain/fitting.js';
import { pricedConfiguration } from '../domain/priced-configuration.js';
import type { PriceBook } from '../domain/price-book.js';
import { quote } from '../domain/quote.js';
import { withSizes } from '../domain/said-sizes.js';
import { choose, chooseThings, idsOf, pricedPiecesOf, quantityFaults } from '../domain/selection.js';
import { ladder } from './ladder.js';
import { Quotes, type Ladder, type LadderSelection, type WorkedExample } from './quotes.js';
import { exampleSelection, explained } from './worked-example.js';

/** Where prices come from; the catalogue fits as it is. */
export interface PriceBooks {
  /** The whole book, from memory: no waiting, and there while the database is away. */
  readonly snapshot: PriceBook;

  /** What of it visitors can choose, first things first. */
  readonly offered: PriceBook;

  /**
   * The items with these ids as the database holds them in the running transaction, archived ones too.
   *
   * @throws DomainError `unavailable` when the database is away
   */
  readItems(ids: readonly string[]): Promise<PriceBook>;
}

export class Pricing extends Quotes {
  constructor(private readonly priceBooks: PriceBooks) {
    super();
  }

  quote(selection: Selection): HintedQuote {
    const choice = choose(selection, this.priceBooks.snapshot, 'refused');
    return hintedQuote(choice, pricedPiecesOf(selection), () => this.priceBooks.offered);
  }

  ladder(selection: LadderSelection, quantities: readonly number[]): Ladder {
    const faults = quantities.flatMap((quantity, index) => quantityFaults(quantity, `quantities[${index}]`));
    const choice = chooseThings(selection, this.priceBooks.snapshot, 'refused', faults);
    let offered: PriceBook | undefined;
    return ladder(choice, quantities, () => (offered ??= this.priceBooks.offered));
  }

  example(): WorkedExample {
    const selection = exampleSelection(this.priceBooks.snapshot);
    if (!selection) {
      throw new DomainError('missing', 'example.nothing-offered', 'Nothing is offered at the moment.');
    }
    const choice = choose(selection, this.priceBooks.snapshot, 'refused');
    const price = quote(choice, pricedPiecesOf(selection));
    return { selection, price, lines: explained(price, choice, piecesOf(selection)) };
  }

  /**
   * The price that an inquiry is stored with: read from the database in the running transaction. What was switched
   * off since the visitor's page loaded is accepted and flagged; what does not go together is told, for whoever asks to
   * refuse it.
   *
   * @throws DomainError `invalid` for a selection that breaks a rule, or holds an id that never existed
   */
  async priceAgain(selection: Selection): Promise<PricedSelection> {
    const choice = choose(selection, await this.priceBooks.readItems(idsOf(selection)), 'accepted');
    const price = quote(choice, pricedPiecesOf(selection));
    const range = rangeOf(price.production ?? price);
    const found = unsuitedIn(choice);
    const unsuited = found.map(({ isRefused: _, ...each }) => each);
    const refusals = found.filter(({ isRefused }) => isRefused).map((each) => refusal(each, selection));
    return {
      configuration: pricedConfiguration(selection, choice, { ...price, range }, unsuited),
      hasInactiveItems: choice.hasInactiveItems,
      ...(refusals.length > 0 && { refusals }),
    };
  }

  /**
   * What was priced once, with other sizes: they cost what they do today, read from the database in the running
   * transaction.
   *
   * @throws DomainError `invalid` for sizes that break a rule
   */
  async saySizes(configuration: PricedConfiguration, said: SaidSizes): Promise<PricedConfiguration> {
    const { id } = configuration.productType;
    const { productTypes } = await this.priceBooks.readItems([id]);
    return withSizes(configuration, said, productTypes.get(id)?.sizes ?? []);
  }
}

/** Why an inquiry with something unsuited is refused, at its field of the selection. */
function refusal({ part, id }: { part: FittingPart; id: string }, { printOptions }: Selection): Fault {
  const index = printOptions.findIndex(({ printTypeId }) => printTypeId.toLowerCase() === id);
  const path = part === 'print' ? `printOptions[${index}].printTypeId` : `${part}Id`;
  const [what, other] = part === 'print' ? ['print type', 'fabric'] : [part, 'product type'];
  return { path, code: 'selection.unsuited', message: `This ${what} does not go with this ${other}.` };
}
