import type { AuditedAction, AuditedKind } from '@tiraz/contracts/audit-trail';
import type { EditedThing } from '../../shared/domain/domain-error.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Staff } from '../../shared/domain/staff.js';

/** A row of the audit trail as staff read it. */
export interface AuditTrailEntry {
  id: string;
  at: Date;
  /** The e-mail address at the time; null when nobody was signed in. */
  by: string | null;
  action: AuditedAction;
  thing: {
    kind: AuditedKind;
    id: string;
    /** What it is called today: a reference, a name, a subject, an e-mail address; null when it has none. */
    label: string | null;
    labelAr: string | null;
    /** Whom an inquiry, a follow-up or a communication is about. */
    customerId: string | null;
  };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** These leave the version of their thing as it is: whoever did them was not quicker than anybody. */
export const UNVERSIONED_ACTIONS: readonly AuditedAction[] = [
  'inquiry.links-revoked',
  'quotation.seen',
  'quotation.code-mailed',
  'quotation.change-asked',
];

/** Absent: every one. */
export interface AuditTrailFilter {
  /** An e-mail address; null for what nobody was signed in for. */
  by?: string | null;
  kind?: AuditedKind;
  /** An id, or the reference of an inquiry. */
  thing?: string;
  action?: AuditedAction;
  /** The first moment, and the first that is too late. */
  from?: Date;
  until?: Date;
}

/** Who did what, when: the audit trail as it is read. */
export abstract class AuditEntries {
  /** Newest first. */
  abstract list(filter: AuditTrailFilter, page: PageWanted): Promise<Page<AuditTrailEntry>>;

  /** When the version of a thing was raised last, and by whom; null: nobody was signed in. */
  abstract lastChangeOf(thing: EditedThing): Promise<{ at: Date; by: Staff | null } | undefined>;

  /** Everybody who ever did something, by e-mail address. */
  abstract people(): Promise<string[]>;
}
