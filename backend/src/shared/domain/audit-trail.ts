import type { AuditedAction, AuditedKind } from '@tiraz/contracts/audit-trail';
import type { Staff } from './staff.js';

/** What was done to what. */
export interface AuditRecord {
  at: Date;
  /** Null when nobody was signed in: a visitor, a refused sign-in, the command line. */
  by: Staff | null;
  action: AuditedAction;
  thing: AuditedThing;
  /** The changed fields alone, as they were and as they are; never a password, hash, token or cookie. */
  before?: object;
  after?: object;
  /** It takes the change before it back. */
  isUndo?: boolean;
}

export interface AuditedThing {
  kind: AuditedKind;
  id: string;
}

/** A record as it is read again: its values went through JSON. */
export interface AuditEntry {
  at: Date;
  by: Staff | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Who did what, when; kept for ever and never changed (OWASP ASVS 5, V16). */
export abstract class AuditTrail {
  /** Joins the running transaction, so that a write and its record are kept or undone together. */
  abstract record(record: AuditRecord): Promise<void>;

  /** What happened to a thing, newest first, at most the last 200 records. */
  abstract of(thing: AuditedThing): Promise<AuditEntry[]>;

  /** Whether that was ever done to a thing, however long ago. */
  abstract has(thing: AuditedThing, action: AuditedAction): Promise<boolean>;
}

/** So many records of a thing are read at once, at most. */
export const MOST_AUDIT_ENTRIES = 200;
