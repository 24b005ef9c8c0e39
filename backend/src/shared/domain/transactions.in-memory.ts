import { Transactions } from './transactions.js';

/** For tests whose repositories keep everything in memory: there is nothing to undo, and a failure passes through. */
export class InMemoryTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
