import type { Communication } from './customer-details.js';

/** Where communications are stored; everything happens in the running transaction. */
export abstract class Communications {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract add(communication: Communication): Promise<void>;
}
