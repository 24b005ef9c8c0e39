import type { ProblemExample } from '../../shared/http/documentation.js';

export const refusal = (status: number, code: string, detail: string): ProblemExample => ({
  status,
  code: `quotation.${code}`,
  detail,
});

/** As `unknownQuotation` says it. */
export const UNKNOWN_QUOTATION = refusal(404, 'unknown', 'There is no quotation for this inquiry.');
export const NO_DRAFT = refusal(409, 'no-draft', 'There is no draft.');
