export const CATALOGUE_KINDS = [
  'productType',
  'fabric',
  'fit',
  'finishingQuality',
  'printType',
  'color',
] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** What the audit trail tells of. */
export const AUDITED_KINDS = [
  'inquiry',
  'customer',
  'followUp',
  'communication',
  ...CATALOGUE_KINDS,
  'picture',
  'staffAccount',
  'job',
  'settings',
  'holiday',
  'mail',
  'priceChange',
] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

const CATALOGUE_ACTIONS = ['created', 'updated', 'moved', 'archived', 'restored'] as const;
export type CatalogueAction = (typeof CATALOGUE_ACTIONS)[number];

/** What can happen, each in one place of the backend: the thing, a full stop and what became of it. */
export const AUDITED_ACTIONS = [
  'inquiry.submitted',
  'inquiry.entered',
  'inquiry.status-changed',
  'inquiry.notes-saved',
  'inquiry.owner-changed',
  'inquiry.given-in-turn',
  'inquiry.sizes-said',
  'inquiry.links-revoked',
  'customer.created',
  'customer.filled',
  'customer.updated',
  'customer.imported',
  'customer.merged',
  'customer.merged-away',
  'follow-up.scheduled',
  'follow-up.rescheduled',
  'follow-up.updated',
  'follow-up.completed',
  'follow-up.cancelled',
  'follow-up.reopened',
  'communication.logged',
  ...CATALOGUE_KINDS.flatMap((kind) => CATALOGUE_ACTIONS.map((action) => `${kind}.${action}` as const)),
  'picture.uploaded',
  'session.started',
  'session.ended',
  'session.refused',
  'sessions.refused',
  'session.revoked',
  'sessions.revoked',
  'sessions.ended',
  'session.confirmed',
  'factor.set-up',
  'factor.removed',
  'factor.reset',
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'account.added',
  'account.role-changed',
  'account.renamed',
  'account.absence-changed',
  'account.deactivated',
  'account.activated',
  'invitation.sent',
  'invitation.repeated',
  'invitation.revoked',
  'password.changed',
  'password.reset',
  'job.retried',
  'quotation.drafted',
  'quotation.edited',
  'quotation.repriced',
  'quotation.discarded',
  'quotation.sent',
  'quotation.withdrawn',
  'quotation.seen',
  'quotation.change-asked',
  'quotation.code-mailed',
  'quotation.declined',
  'quotation.accepted',
  'quotation.acceptance-undone',
  'settings.updated',
  'holiday.added',
  'holiday.updated',
  'holiday.confirmed',
  'holiday.dismissed',
  'mail.retried',
  'price-change.saved',
  'price-change.scheduled',
  'price-change.applied',
  'price-change.reverted',
  'price-change.cancelled',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/**
 * What one thing is asked for by: its UUID, the reference of an inquiry, the number of a job, the day of a holiday, the
 * settings by their name, `unknown` for an account that does not exist.
 */
export const AUDITED_THING =
  /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|trz-\d{4}-\d{6,12}|\d{1,18}|\d{4}-\d\d-\d\d|settings|unknown)$/i;

/** Of a list of entries no more are counted: a higher total says that there are more. */
export const MOST_COUNTED_ENTRIES = 10_000;

/** Stands for an e-mail address where nobody was signed in: a visitor, the terminal, a refused sign-in. */
export const NOBODY = 'nobody';
