import { DomainError } from '../../shared/domain/domain-error.js';
import { CustomerRequests, type CustomerRequest } from './customer-requests.js';
import type { InquiryDetails } from './inquiry-details.js';

/** What opening a request needs of other modules. */
export interface RequestSources {
  links: { open(token: string): Promise<{ inquiryId: string } | undefined> };
  /** Of a product type, by its id; undefined for one that is archived. */
  silhouetteOf(productTypeId: string): string | undefined;
  settings: { read(): Promise<Pick<CustomerRequest, 'seller'>> };
}

export class OpenRequests extends CustomerRequests {
  constructor(
    private readonly inquiries: { find(id: string): Promise<InquiryDetails | undefined> },
    private readonly sources: RequestSources,
  ) {
    super();
  }

  async open(token: string): Promise<CustomerRequest> {
    const { links, settings, silhouetteOf } = this.sources;
    const link = await links.open(token);
    const inquiry = link && (await this.inquiries.find(link.inquiryId));
    if (!inquiry) throw new DomainError('missing', 'link.unknown', 'This link leads nowhere.');
    const { seller } = await settings.read();
    return { inquiry, silhouette: silhouetteOf(inquiry.configuration.productType.id) ?? 'generic', seller };
  }
}
