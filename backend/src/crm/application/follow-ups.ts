import type { FollowUp } from '../domain/follow-up.js';

/** A follow-up with the names of what it is about. */
export interface NamedFollowUp extends FollowUp {
  customerName: string;
  inquiryReference: string | null;
}

/** Where follow-ups are stored; everything happens in the running transaction. */
export abstract class FollowUps {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract add(followUp: FollowUp): Promise<void>;

  abstract find(id: string): Promise<NamedFollowUp | undefined>;

  /** Held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<FollowUp | undefined>;

  /** Stores what staff can change, with the next version. */
  abstract save(followUp: FollowUp): Promise<void>;
}
