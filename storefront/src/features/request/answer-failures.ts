/** By the code of the refusal; those of a revision that stands otherwise by now make the page read it again. */
const REFUSALS = {
  'quotation.superseded': 'superseded',
  'quotation.closed': 'answered',
  'quotation.already-accepted': 'accepted',
  'quotation.expired': 'expired',
  'quotation.document-pending': 'pending',
  'client.throttled': 'often',
  'artwork.unknown-draft': 'gone',
} as const;
export const CODE_WRONG = 'quotation.code-wrong';
const OUTDATED: ReadonlySet<string | undefined> = new Set(['superseded', 'answered', 'accepted', 'expired']);

/** Undefined where it is said at a field. */
export function failureOf(refusal: string) {
  if (refusal === CODE_WRONG) return undefined;
  return Object.hasOwn(REFUSALS, refusal) ? REFUSALS[refusal as keyof typeof REFUSALS] : 'other';
}

/** Whether the revision stands otherwise by now, so that the page has to read it again. */
export function isOutdated(failure: ReturnType<typeof failureOf>): boolean {
  return OUTDATED.has(failure);
}
