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

/** Of an account: who colleagues are, and who was invited. Sign-ins, factors and passwords are their owner's. */
const OF_AN_ACCOUNT = { account: 'own-account.manage', invitation: 'staff.manage' } as const;

/** One of the permissions of auth. */
export type Needed =
  | (typeof TOLD_WITH)[keyof typeof TOLD_WITH]
  | (typeof OF_AN_ACCOUNT)[keyof typeof OF_AN_ACCOUNT];

/** What one may do to be told of a change; undefined: nobody is. */
export function toldWith({ kind, action }: Change): Needed | undefined {
  if (kind !== 'staffAccount') return (TOLD_WITH as Partial<Record<AuditedKind, Needed>>)[kind];
  const [about = ''] = action.split('.');
  return (OF_AN_ACCOUNT as Partial<Record<string, Needed>>)[about];
}
