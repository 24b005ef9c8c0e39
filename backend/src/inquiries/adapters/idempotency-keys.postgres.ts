import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { Money } from '../../shared/domain/money.js';
import type { EarlierUse, KeyClaim } from '../application/new-inquiries.js';
import { FIRST_STATUS } from '../domain/inquiry.js';
import type { Receipt } from '../domain/receipt.js';
import { fingerprintOf } from './submission-fingerprint.js';

/** Of every submission: prepared, and without the 50 µs of TypeORM around a statement. */
const CLAIM_KEY = {
  name: 'claim-idempotency-key',
  text: `
    INSERT INTO idempotency_keys AS earlier (key, fingerprint, inquiry_id, claimed_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE
      SET fingerprint = excluded.fingerprint, inquiry_id = excluded.inquiry_id, claimed_at = excluded.claimed_at,
        total_cost = NULL, price_per_item = NULL
      WHERE earlier.claimed_at < $5
    RETURNING key`,
};

const EARLIER_USE = {
  text: `
    SELECT fingerprint, id, reference, is_sample_request, quantity, sample_cost, price_changed, created_at,
      coalesce(idempotency_keys.total_cost, inquiries.total_cost) AS total_cost,
      coalesce(idempotency_keys.price_per_item, inquiries.price_per_item) AS price_per_item
    FROM idempotency_keys JOIN inquiries ON inquiries.id = inquiry_id WHERE key = $1`,
};

const KEEP_RECEIPT = {
  text: `
    UPDATE idempotency_keys SET total_cost = inquiries.total_cost, price_per_item = inquiries.price_per_item
    FROM inquiries WHERE inquiries.id = $1 AND inquiry_id = $1 AND idempotency_keys.total_cost IS NULL`,
};

interface StoredReceipt {
  id: string;
  reference: string;
  is_sample_request: boolean;
  quantity: number;
  total_cost: string;
  price_per_item: string;
  sample_cost: string;
  price_changed: boolean;
  created_at: Date;
}

/** As `NewInquiries.claimKey` says. */
export async function claimKey(source: DataSource, claim: KeyClaim): Promise<EarlierUse | undefined> {
  const fingerprint = fingerprintOf(claim.submission);
  const values = [claim.key, fingerprint, claim.inquiryId, claim.claimedAt, claim.freshSince];
  const claimed = await rowsOf(source, CLAIM_KEY, values);
  if (claimed.length > 0) return undefined;
  const [earlier] = await rowsOf<StoredReceipt & { fingerprint: Buffer }>(source, EARLIER_USE, [claim.key]);
  // Swept away between the two statements: the key is free again.
  if (!earlier) return claimKey(source, claim);
  return { isSameSubmission: fingerprint.equals(earlier.fingerprint), receipt: toReceipt(earlier) };
}

/** The amounts of an inquiry are about to change: whoever repeats its key is still told the first. */
export async function keepReceipt(source: DataSource, inquiryId: string): Promise<void> {
  await rowsOf(source, KEEP_RECEIPT, [inquiryId]);
}

function toReceipt(row: StoredReceipt): Receipt {
  return {
    id: row.id,
    reference: row.reference,
    status: FIRST_STATUS,
    isSampleRequest: row.is_sample_request,
    quantity: row.quantity,
    totalCost: Money.parse(row.total_cost),
    pricePerItem: Money.parse(row.price_per_item),
    sampleCost: Money.parse(row.sample_cost),
    priceChanged: row.price_changed,
    createdAt: row.created_at,
  };
}
