import type { ProblemExample } from '../../shared/http/documentation.js';

export const refusal = (status: number, code: string, detail: string): ProblemExample => ({
  status,
  code: `quotation.${code}`,
  detail,
});

/** As `unknownQuotation` says it. */
export const UNKNOWN_QUOTATION = refusal(404, 'unknown', 'There is no quotation for this inquiry.');
export const NO_DRAFT = refusal(409, 'no-draft', 'There is no draft.');

/** Of an offer that is edited, repriced or sent. */
export const CREDIT_TAKEN = refusal(409, 'sample-credit-taken', 'The sample was credited already.');
const REASON_MISSING = 'Another price than the calculated one needs a reason.';
export const UNSOUND = {
  ...refusal(422, 'reason-required', REASON_MISSING),
  errors: [{ path: 'lines[0].overrideReason', code: 'quotation.reason-required', message: REASON_MISSING }],
};
const TOO_MUCH_OFF = 'More is taken off than there is.';
export const CREDITS_EXCEED = {
  ...refusal(422, 'credits-exceed', TOO_MUCH_OFF),
  errors: [{ path: 'lines', code: 'quotation.credits-exceed', message: TOO_MUCH_OFF }],
};
export const PENDING_FILE = refusal(404, 'document-pending', 'The document is still being made.');
