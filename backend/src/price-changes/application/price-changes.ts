import type { PriceChangeState } from '@tiraz/contracts/price-change';
import type { PriceChange } from '../domain/price-change.js';
import { PriceChangeList } from './price-change-list.js';

/** Where changes of prices are kept. Every method sees what the running transaction sees. */
export abstract class PriceChanges extends PriceChangeList {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract find(id: string): Promise<PriceChange | undefined>;

  /** The same, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<PriceChange | undefined>;

  abstract store(change: PriceChange): Promise<void>;

  /** The ids of those of a state that are due. */
  abstract due(state: PriceChangeState, at: Date): Promise<string[]>;
}
