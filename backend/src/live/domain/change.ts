import { CATALOGUE_KINDS, type AuditedKind } from '@tiraz/contracts/audit-trail';

/** What was done to what, by whom: no content. Who wants to know more asks for the thing itself. */
export interface Change {
  kind: AuditedKind;
  id: string;
  /** As in the audit trail. */
  action: string;
  /** The id of a staff account, or null: a visitor, a customer, the command line. */
  by: string | null;
}

const TOLD_WITH = {
  inquiry: 'inquiries.read',
  customer: 'customers.read',
  followUp: 'customers.read',
  communication: 'customers.read',
  job: 'jobs.read',
  settings: 'settings.read',
  holiday: 'settings.read',
  mail: 'mail.read',
  priceChange: 'catalogue.read',
  ...Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, 'catalogue.read' as const])),
} as const satisfies Partial<Record<AuditedKind, `${string}.read`>>;

/** One of the permissions of auth. */
export type Needed = (typeof TOLD_WITH)[keyof typeof TOLD_WITH];

/** What one may read to be told of a change; undefined: nobody is. */
export function toldWith({ kind }: Change): Needed | undefined {
  return (TOLD_WITH as Partial<Record<AuditedKind, Needed>>)[kind];
}
