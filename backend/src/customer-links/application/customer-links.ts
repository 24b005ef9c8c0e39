import type { Language } from '@tiraz/contracts/language';
import { unknownLink } from '../../shared/domain/unknown-link.js';

/**
 * The address under which a customer follows an inquiry without an account. Whoever has it may read and answer, so it
 * is given to its recipient alone, and stored in no table: every mail issues another one when it is sent, every quotation
 * when it is printed.
 */
export abstract class CustomerLinks {
  /**
   * Makes a link in the running transaction.
   *
   * @param recipient an e-mail address, in whatever letter case
   * @returns the whole address: PUBLIC_URL/t/TOKEN, or PUBLIC_URL/ar/t/TOKEN
   */
  abstract issue(inquiryId: string, recipient: string, language: Language): Promise<string>;

  /** @returns the whole address of a link that was issued before */
  abstract addressOf(token: string, language: Language): string;

  /** @returns what the link leads to; undefined alike for a wrong, a revoked and an unknown token */
  abstract open(token: string): Promise<OpenedLink | undefined>;

  /** Makes every link of the recipient to the inquiry useless; there may be none. */
  abstract revoke(inquiryId: string, recipient: string): Promise<void>;
}

export interface OpenedLink {
  inquiryId: string;
  /** An e-mail address in lower case. */
  recipient: string;
}

/** What a link leads to. @throws DomainError `missing`, alike for every token that opens nothing */
export async function openedBy<Link>(
  links: { open(token: string): Promise<Link | undefined> },
  token: string,
): Promise<Link> {
  const opened = await links.open(token);
  if (!opened) throw unknownLink();
  return opened;
}
