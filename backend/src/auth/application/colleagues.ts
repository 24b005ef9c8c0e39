import type { Staff } from '../../shared/domain/staff.js';
import type { KnownAbsence } from '../domain/absence.js';

/** An account as everybody on the staff knows it, also one that is switched off. */
export interface Colleague extends Staff {
  /** Empty until somebody has said it. */
  name: string;
  /** Whether an inquiry may be theirs: only of accounts that somebody may sign in to. */
  mayAnswerInquiries: boolean;
  /** Null where there is none, or it is over. */
  absence: KnownAbsence | null;
  version: number;
}

/** Who is who on the staff. */
export abstract class Colleagues {
  abstract colleague(id: string): Promise<Colleague | undefined>;

  /** By e-mail address. */
  abstract colleagues(): Promise<Colleague[]>;
}
