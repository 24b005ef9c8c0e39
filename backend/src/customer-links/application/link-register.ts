import type { OpenedLink } from './customer-links.js';
import type { RecipientLinks } from './staff-links.js';

export const LINK_TOKEN_BYTES = 24;

/** Where it is kept which token leads where; never the tokens. */
export abstract class LinkRegister {
  /** @returns a new token: 192 random bits in base64url */
  abstract add(link: OpenedLink, at: Date): Promise<string>;

  abstract find(token: string): Promise<OpenedLink | undefined>;

  /** @returns how many there were */
  abstract remove(link: OpenedLink): Promise<number>;

  /** Those with a link that works, the first one first; undefined for an unknown inquiry. */
  abstract recipientsOf(inquiryId: string): Promise<RecipientLinks[] | undefined>;
}
