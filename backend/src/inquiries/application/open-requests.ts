import { takesSizes } from '@tiraz/contracts/inquiry-status';
import type { Language } from '@tiraz/contracts/language';
import type { NamedSize } from '@tiraz/contracts/selection';
import { unknownLink } from '../../shared/domain/unknown-link.js';
import type { CustomerRequest, CustomerRequests, Seller } from './customer-requests.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { RequestCopies, RequestCopy } from './request-copies.js';
import type { ShownInquiry } from './staff-inquiries.js';

/** A request as it is stored, with what is as of today. */
export interface OpenedRequest extends Omit<CustomerRequest, 'inquiry' | 'offeredSizes'> {
  inquiry: InquiryDetails;
}

/** What opening a request needs of other modules. */
export interface RequestSources {
  links: { open(token: string): Promise<{ inquiryId: string } | undefined> };
  catalogue: {
    silhouetteOf(productTypeId: string): string;
    sizesOf(productTypeId: string): Promise<readonly NamedSize[]>;
  };
  copies: { of(request: OpenedRequest, token: string, language: Language): Promise<Uint8Array> };
  settings: { read(): Promise<{ seller: Seller }> };
  shown(this: void, inquiry: InquiryDetails): ShownInquiry;
}

export class OpenRequests implements CustomerRequests, RequestCopies {
  constructor(
    private readonly inquiries: { find(id: string): Promise<InquiryDetails | undefined> },
    private readonly sources: RequestSources,
  ) {}

  async open(token: string): Promise<CustomerRequest> {
    const request = await this.opened(token);
    const { configuration, status } = request.inquiry;
    const offeredSizes = takesSizes(status)
      ? await this.sources.catalogue.sizesOf(configuration.productType.id)
      : [];
    return { ...request, inquiry: this.sources.shown(request.inquiry), offeredSizes };
  }

  async copy(token: string, language: Language): Promise<RequestCopy> {
    const request = await this.opened(token);
    const pdf = await this.sources.copies.of(request, token, language);
    return { fileName: `${request.inquiry.reference}.${language}.pdf`, pdf };
  }

  private async opened(token: string): Promise<OpenedRequest> {
    const { links, settings, catalogue } = this.sources;
    const link = await links.open(token);
    const inquiry = link && (await this.inquiries.find(link.inquiryId));
    if (!inquiry) throw unknownLink();
    const { seller } = await settings.read();
    const silhouette = catalogue.silhouetteOf(inquiry.configuration.productType.id);
    return { inquiry, silhouette, seller };
  }
}
