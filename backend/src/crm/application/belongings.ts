/** The ids of what belonged to a customer, in order. */
export interface Moved {
  inquiries: string[];
  communications: string[];
  followUps: string[];
}

/** All that belongs to customers, wherever it is stored; everything happens in the running transaction. */
export abstract class Belongings {
  /** Makes everything that belongs to one customer another's. */
  abstract move(from: string, to: string): Promise<Moved>;
}
