import type { CustomerLinks } from '../../customer-links/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { ProblemExample } from '../../shared/http/documentation.js';

export const UNKNOWN_LINK: ProblemExample = {
  status: 404,
  code: 'link.unknown',
  detail: 'This link leads nowhere.',
};

/** The inquiry that a customer's link leads to. @throws DomainError `missing`, alike for every token that opens nothing */
export async function inquiryOf(links: Pick<CustomerLinks, 'open'>, token: string): Promise<string> {
  const opened = await links.open(token);
  if (!opened) throw new DomainError('missing', UNKNOWN_LINK.code, UNKNOWN_LINK.detail);
  return opened.inquiryId;
}
