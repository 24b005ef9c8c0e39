import type { AnswerRefusal } from '@tiraz/contracts/quotation';
import type { texts } from '@tiraz/messages/storefront/quotation';

type Failure = keyof (typeof texts)['en']['failure'];

/** Of the code from the mail box: said at its field, and a code is sent along wherever one is needed. */
export const CODE_REFUSALS: readonly string[] = [
  'quotation.code-required',
  'quotation.code-wrong',
  'quotation.code-over',
] satisfies AnswerRefusal[];

/** By the code of the refusal; those of a revision that stands otherwise by now make the page read it again. */
const REFUSALS: Readonly<
  Record<Exclude<AnswerRefusal, `quotation.code-${'required' | 'wrong' | 'over'}`>, Failure>
> = {
  'link.unknown': 'closed',
  'quotation.unknown': 'closed',
  'quotation.unknown-revision': 'closed',
  'quotation.superseded': 'superseded',
  'quotation.closed': 'closed',
  'quotation.already-accepted': 'accepted',
  'quotation.expired': 'expired',
  'quotation.document-pending': 'pending',
  'quotation.code-just-sent': 'codeJustSent',
  'quotation.too-many-requests': 'enough',
  'client.throttled': 'often',
  'artwork.unknown-draft': 'gone',
};
const OUTDATED: ReadonlySet<Failure | undefined> = new Set(['superseded', 'closed', 'accepted', 'expired']);

/** Undefined where it is said at a field. */
export function failureOf(refusal: string): Failure | undefined {
  if (CODE_REFUSALS.includes(refusal)) return undefined;
  return Object.hasOwn(REFUSALS, refusal) ? REFUSALS[refusal as keyof typeof REFUSALS] : 'other';
}

/** Whether the revision stands otherwise by now, so that the page has to read it again. */
export function isOutdated(failure: ReturnType<typeof failureOf>): boolean {
  return OUTDATED.has(failure);
}
