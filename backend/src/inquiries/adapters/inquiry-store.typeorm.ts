import { createHash } from 'node:crypto';
import { LessThan, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import {
  piecesOf,
  readPricedConfiguration,
  toPricedConfigurationDto,
  writePricedConfiguration,
  type PricedConfigurationDto,
} from '../../pricing/index.js';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Money } from '../../shared/domain/money.js';
import type { HistoryEntry, InquiryDetails } from '../application/inquiry-details.js';
import { InquiryStore } from '../application/inquiry-store.js';
import type { EarlierUse, KeyClaim, NewInquiries } from '../application/new-inquiries.js';
import { FIRST_STATUS, Inquiry, LIFE_CYCLE, type LastMove, type StatusChange } from '../domain/inquiry.js';
import { receiptOf, type NewInquiry, type Receipt } from '../domain/new-inquiry.js';
import { referencePrefix } from '../domain/reference.js';
import type { Submission } from '../domain/submission.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { SUMMARY_COLUMNS } from './inquiry-lists.postgres.js';
import { InquiryMoveEntity } from './inquiry-move.entity.js';
import { InquiryEntity } from './inquiry.entity.js';

/** Of every submission, as ADD_INQUIRY: prepared, and without the 50 µs of TypeORM around a statement. */
const CLAIM_KEY = {
  name: 'claim-idempotency-key',
  text: `
    INSERT INTO idempotency_keys AS earlier (key, fingerprint, inquiry_id, claimed_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE
      SET fingerprint = excluded.fingerprint, inquiry_id = excluded.inquiry_id, claimed_at = excluded.claimed_at
      WHERE earlier.claimed_at < $5
    RETURNING key`,
};

const COLUMNS = [
  'id',
  'customer_id',
  'customer_name',
  'customer_email',
  'customer_phone',
  'customer_company',
  'message',
  'is_sample_request',
  'quantity',
  'total_cost',
  'price_per_item',
  'sample_cost',
  'value',
  'seen_total_cost',
  'seen_price_per_item',
  'seen_sample_cost',
  'price_changed',
  'has_inactive_items',
  'snapshot',
  'status',
  'created_at',
] as const;
const place = (index: number) => `$${index + 1}`;

const ADD_INQUIRY = {
  name: 'add-inquiry',
  text: `
    WITH inquiry AS (
      INSERT INTO inquiries (${COLUMNS.join(', ')}, reference)
      VALUES (${COLUMNS.map((_, index) => place(index)).join(', ')},
        ${place(COLUMNS.length)} || to_char(nextval('inquiry_numbers'), 'FM9999999999000000'))
      RETURNING id, reference, status, created_at
    ), history AS (
      INSERT INTO inquiry_history (inquiry_id, to_status, changed_at) SELECT id, status, created_at FROM inquiry
    )
    SELECT reference FROM inquiry`,
};

const EARLIER_USE = {
  text: `SELECT fingerprint, inquiries.* FROM idempotency_keys JOIN inquiries ON inquiries.id = inquiry_id WHERE key = $1`,
};

const FIND_INQUIRY = {
  text: `
  SELECT ${SUMMARY_COLUMNS}, sample_cost AS "sampleCost", total_cost AS "orderTotal", accepted_at AS "acceptedAt",
    json_build_object(
      'totalCost', seen_total_cost::text, 'pricePerItem', seen_price_per_item::text, 'sampleCost', seen_sample_cost::text
    ) AS seen,
    snapshot,
    (
      SELECT json_agg(json_build_object(
        'from', from_status, 'to', to_status, 'changedBy', changed_by_email, 'changedAt', changed_at,
        'isUndo', undoes IS NOT NULL
      ) ORDER BY inquiry_history.id DESC)
      FROM inquiry_history WHERE inquiry_id = inquiries.id
    ) AS history
  FROM inquiries WHERE id = $1`,
};

/** With its row of history, which keeps what was before. */
const CHANGE_STATUS = {
  text: `
    WITH former AS (
      SELECT version, accepted_at, status_changed_at FROM inquiries WHERE id = $1
    ), inquiry AS (
      UPDATE inquiries SET status = $3, accepted_at = $4, status_changed_at = $5, version = version + 1
      WHERE id = $1
    )
    INSERT INTO inquiry_history (inquiry_id, from_status, to_status, changed_at, changed_by, changed_by_email,
      undoes, version, accepted_at_before, status_changed_at_before)
    SELECT $1, $2, $3, $6, $7, $8, $9, version + 1, accepted_at, status_changed_at FROM former`,
};

type StoredDetails = Omit<InquiryDetails, keyof PricedConfigurationDto | 'history' | 'next'> & {
  snapshot: unknown;
  history: (Omit<HistoryEntry, 'changedAt'> & { changedAt: string })[];
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

export class TypeOrmInquiryStore extends InquiryStore implements NewInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async claimKey(claim: KeyClaim): Promise<EarlierUse | undefined> {
    const fingerprint = fingerprintOf(claim.submission);
    const values = [claim.key, fingerprint, claim.inquiryId, claim.claimedAt, claim.freshSince];
    const claimed = await rowsOf(this.dataSource, CLAIM_KEY, values);
    if (claimed.length > 0) return undefined;
    const [earlier] = await rowsOf<StoredReceipt & { fingerprint: Buffer }>(this.dataSource, EARLIER_USE, [
      claim.key,
    ]);
    // Swept away between the two statements: the key is free again.
    if (!earlier) return this.claimKey(claim);
    return { isSameSubmission: fingerprint.equals(earlier.fingerprint), receipt: toReceipt(earlier) };
  }

  async add(inquiry: NewInquiry): Promise<Receipt> {
    const { contact, message, isSampleRequest, seen } = inquiry.submission;
    const columns: Record<(typeof COLUMNS)[number], unknown> = {
      id: inquiry.id,
      customer_id: inquiry.customerId,
      customer_name: contact.name,
      customer_email: contact.email,
      customer_phone: contact.phone,
      customer_company: contact.company,
      message,
      is_sample_request: isSampleRequest,
      quantity: inquiry.configuration.quantity,
      total_cost: String(inquiry.totalCost),
      price_per_item: String(inquiry.pricePerItem),
      sample_cost: String(inquiry.sampleCost),
      value: String(inquiry.value),
      seen_total_cost: seen.totalCost?.toString(),
      seen_price_per_item: seen.pricePerItem?.toString(),
      seen_sample_cost: seen.sampleCost?.toString(),
      price_changed: inquiry.priceChanged,
      has_inactive_items: inquiry.hasInactiveItems,
      snapshot: writePricedConfiguration(inquiry.configuration),
      status: inquiry.status,
      created_at: inquiry.createdAt,
    };
    const values = COLUMNS.map((column) => columns[column]);
    const prefix = referencePrefix(inquiry.createdAt);
    const [stored] = await rowsOf<{ reference: string }>(this.dataSource, ADD_INQUIRY, [...values, prefix]);
    if (!stored) throw new Error('an insert returned no row');
    return receiptOf(inquiry, stored.reference);
  }

  async find(id: string): Promise<InquiryDetails | undefined> {
    const [inquiry] = await rowsOf<StoredDetails>(this.dataSource, FIND_INQUIRY, [id]);
    if (!inquiry) return undefined;
    const { snapshot, history, ...details } = inquiry;
    const configuration = toPricedConfigurationDto(readPricedConfiguration(snapshot));
    const dated = history.map((entry) => ({ ...entry, changedAt: new Date(entry.changedAt) }));
    return { ...details, ...configuration, next: LIFE_CYCLE[details.status].next, history: dated };
  }

  async hold(id: string): Promise<Inquiry | undefined> {
    const select = {
      id: true,
      reference: true,
      status: true,
      acceptedAt: true,
      adminNotes: true,
      version: true,
    };
    const lock = { mode: 'pessimistic_write' } as const;
    const inquiry = await this.inquiries.findOne({ select, where: { id }, lock });
    if (!inquiry) return undefined;
    // A statement of its own: the one that waited for the lock still sees the moves from before it waited.
    const move = await currentManager(this.dataSource)
      .getRepository(InquiryMoveEntity)
      .findOne({ where: { inquiryId: id }, order: { id: 'DESC' } });
    const { reference, status, acceptedAt, adminNotes, version } = inquiry;
    const lastMove = move && toLastMove(move);
    return new Inquiry({ id, reference, status, acceptedAt, adminNotes, version, lastMove });
  }

  async saveStatus(id: string, change: StatusChange): Promise<void> {
    const { from, to, by, at, acceptedAt, statusChangedAt, undoes } = change;
    const values = [id, from, to, acceptedAt, statusChangedAt, at, by.id, by.email, undoes];
    await rowsOf(this.dataSource, CHANGE_STATUS, values);
  }

  async saveNotes(id: string, adminNotes: string): Promise<void> {
    await this.inquiries.update({ id }, { adminNotes });
  }

  async forgetKeysBefore(moment: Date): Promise<void> {
    await currentManager(this.dataSource)
      .getRepository(IdempotencyKeyEntity)
      .delete({ claimedAt: LessThan(moment) });
  }

  private get inquiries(): Repository<InquiryEntity> {
    return currentManager(this.dataSource).getRepository(InquiryEntity);
  }
}

/** @returns null for the submission */
function toLastMove(move: InquiryMoveEntity): LastMove | null {
  const { fromStatus: from, version, undoes, acceptedAtBefore, statusChangedAtBefore } = move;
  return from && { from, version, undoes, acceptedAtBefore, statusChangedAtBefore };
}

/**
 * Equal for equal submissions, whichever release made it: a key is known for a day, also beyond an upgrade. Hence the
 * number of pieces in place of lines, where the first release wrote it.
 */
function fingerprintOf({ selection, ...rest }: Submission): Buffer {
  const { productTypeId, fabricId, fitId, finishingQualityId, colors, printOptions } = selection;
  const quantity = piecesOf(selection);
  const written = { productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions };
  return createHash('sha256')
    .update(JSON.stringify({ selection: written, ...rest }))
    .digest();
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
