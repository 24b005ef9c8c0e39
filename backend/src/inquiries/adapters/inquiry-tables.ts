import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { InquiryCountEntity } from './inquiry-count.entity.js';
import { InquiryMonthCountEntity } from './inquiry-month-count.entity.js';
import { InquiryEntity } from './inquiry.entity.js';
import { InquiryTurnEntity } from './inquiry-turn.entity.js';
import { InquiryViewEntity } from './inquiry-view.entity.js';

/** The tables that this module owns. */
export const INQUIRY_TABLES = [
  InquiryEntity,
  InquiryCountEntity,
  InquiryMonthCountEntity,
  IdempotencyKeyEntity,
  InquiryViewEntity,
  InquiryTurnEntity,
];
