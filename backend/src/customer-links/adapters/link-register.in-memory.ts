import type { OpenedLink } from '../application/customer-links.js';
import { LINK_TOKEN_BYTES, LinkRegister } from '../application/link-register.js';
import type { RecipientLinks } from '../application/staff-links.js';
import { newToken, tokenHash } from '../../shared/secrets/tokens.js';

/** Behaves as the database does, without its transactions. */
export class InMemoryLinkRegister extends LinkRegister {
  private readonly links = new Map<string, OpenedLink & { issuedAt: Date }>();

  /** @param isInquiry whether there is one with this id */
  constructor(private readonly isInquiry: (id: string) => boolean = () => true) {
    super();
  }

  async add(link: OpenedLink, issuedAt: Date): Promise<string> {
    const token = newToken(LINK_TOKEN_BYTES);
    this.links.set(tokenHash(token).toString('hex'), { ...link, issuedAt });
    return token;
  }

  async find(token: string): Promise<OpenedLink | undefined> {
    const link = this.links.get(tokenHash(token).toString('hex'));
    return link && { inquiryId: link.inquiryId, recipient: link.recipient };
  }

  async remove({ inquiryId, recipient }: OpenedLink): Promise<number> {
    const before = this.links.size;
    for (const [hash, link] of this.links) {
      if (link.inquiryId === inquiryId && link.recipient === recipient) this.links.delete(hash);
    }
    return before - this.links.size;
  }

  async recipientsOf(inquiryId: string): Promise<RecipientLinks[] | undefined> {
    if (!this.isInquiry(inquiryId)) return undefined;
    const links = [...this.links.values()].filter((link) => link.inquiryId === inquiryId);
    const moments = Map.groupBy(links, ({ recipient }) => recipient);
    return [...moments]
      .map(([recipient, its]) => {
        const issued = its.map(({ issuedAt }) => issuedAt.getTime());
        return {
          recipient,
          since: new Date(Math.min(...issued)),
          latestAt: new Date(Math.max(...issued)),
        };
      })
      .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  }
}
