import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { Money } from '../../shared/domain/money.js';

/** What the visitor is told; nothing in it changes later, so that a repeated request gets the same bytes. */
export interface Receipt {
  id: string;
  reference: string;
  status: InquiryStatus;
  isSampleRequest: boolean;
  quantity: number;
  totalCost: Money;
  pricePerItem: Money;
  sampleCost: Money;
  priceChanged: boolean;
  createdAt: Date;
}
