import { customerLinkPath } from '@tiraz/contracts/customer-link';
import type { Language } from '@tiraz/contracts/language';
import type { Clock } from '../../shared/domain/clock.js';
import { foldEmail } from '../../shared/domain/email.js';
import { CustomerLinks, type OpenedLink } from './customer-links.js';
import type { LinkRegister } from './link-register.js';

export class IssueLinks extends CustomerLinks {
  /** @param publicUrl origin under which browsers reach the site */
  constructor(
    private readonly register: LinkRegister,
    private readonly clock: Clock,
    private readonly publicUrl: string,
  ) {
    super();
  }

  async issue(inquiryId: string, recipient: string, language: Language): Promise<string> {
    const link = { inquiryId, recipient: foldEmail(recipient) };
    const token = await this.register.add(link, this.clock.now());
    return this.addressOf(token, language);
  }

  addressOf(token: string, language: Language): string {
    return this.publicUrl + customerLinkPath(token, language);
  }

  open(token: string): Promise<OpenedLink | undefined> {
    return this.register.find(token);
  }

  async revoke(inquiryId: string, recipient: string): Promise<void> {
    await this.register.remove({ inquiryId, recipient: foldEmail(recipient) });
  }
}
