import { CONTACT_FIELDS } from '@tiraz/contracts/contact';
import { LessThan, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import {
  readPricedConfiguration,
  writePricedConfiguration,
  type PricedConfiguration,
} from '../../pricing/index.js';
import { columnOf } from '../../shared/database/columns.js';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Money } from '../../shared/domain/money.js';
import type { InquiryDetails } from '../application/inquiry-details.js';
import type { HistoryEntry, NotesSaved, Written } from '../application/inquiry-summary.js';
import { InquiryStore, submissionAt } from '../application/inquiry-store.js';
import type { EarlierUse, KeyClaim, NewInquiries } from '../application/new-inquiries.js';
import type { OwnerChange } from '../domain/assignment.js';
import { Inquiry, movesOf, type FirstResponse, type StatusChange } from '../domain/inquiry.js';
import { receiptOf, type NewInquiry } from '../domain/new-inquiry.js';
import type { Receipt } from '../domain/receipt.js';
import { referencePrefix } from '../domain/reference.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { keepResponse } from './customer-inquiries.postgres.js';
import { claimKey, keepReceipt } from './idempotency-keys.postgres.js';
import { HEAD_COLUMNS } from './inquiry-lists.postgres.js';
import { InquiryEntity } from './inquiry.entity.js';

const COLUMNS = [
  'id',
  'customer_id',
  'owner_id',
  'message',
  'language',
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
const ALL_COLUMNS = [...CONTACT_FIELDS.map(columnOf), ...COLUMNS];
const place = (index: number) => `$${index + 1}`;

/** Of every submission: prepared, and without the 50 µs of TypeORM around a statement. */
const ADD_INQUIRY = {
  name: 'add-inquiry',
  text: `
    INSERT INTO inquiries (${ALL_COLUMNS.join(', ')}, reference)
    VALUES (${ALL_COLUMNS.map((_, index) => place(index)).join(', ')},
      ${place(ALL_COLUMNS.length)} || to_char(nextval('inquiry_numbers'), 'FM9999999999000000'))
    RETURNING reference`,
};

const FIND_INQUIRY = {
  text: `
  SELECT ${HEAD_COLUMNS}, sample_cost AS "sampleCost", total_cost AS "orderTotal", accepted_at AS "acceptedAt",
    json_build_object(
      'totalCost', seen_total_cost::text, 'pricePerItem', seen_price_per_item::text, 'sampleCost', seen_sample_cost::text
    ) AS seen,
    snapshot,
    (
      SELECT json_agg(json_build_object(
        'from', before->'status', 'to', after->'status', 'changedBy', staff_email, 'changedAt', at, 'isUndo', is_undo,
        'lost', after->'lost'
      ) ORDER BY audit_trail.id DESC)
      FROM audit_trail WHERE thing_id = inquiries.id::text AND action = 'inquiry.status-changed'
    ) AS moves,
    (
      SELECT staff_email FROM audit_trail WHERE thing_id = inquiries.id::text AND action = 'inquiry.entered'
    ) AS "enteredBy",
    (
      SELECT json_build_object('by', staff_email, 'at', at)
      FROM audit_trail WHERE thing_id = inquiries.id::text AND action = 'inquiry.notes-saved'
      ORDER BY audit_trail.id DESC LIMIT 1
    ) AS "notesSaved"
  FROM inquiries WHERE id = $1`,
};

/** As `receiveInquiry` says. */
const OWN_VALUE = 'CASE WHEN is_sample_request THEN sample_cost ELSE total_cost END';

/** What is as one of the order's own amounts becomes as it is then; what differs from it stays. */
function following(column: string, own: 'total_cost' | 'price_per_item', condition = 'true'): string {
  return `CASE WHEN ${condition} AND ${column} = ${own} THEN CAST(:${own} AS numeric) ELSE ${column} END`;
}

type StoredDetails = Omit<InquiryDetails, 'configuration' | 'history' | 'notesSaved' | 'next'> & {
  snapshot: unknown;
  /** Null when there are none. */
  moves: Written<HistoryEntry>[] | null;
  enteredBy: string | null;
  notesSaved: Written<NotesSaved> | null;
};

export class TypeOrmInquiryStore extends InquiryStore implements NewInquiries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  claimKey(claim: KeyClaim): Promise<EarlierUse | undefined> {
    return claimKey(this.dataSource, claim);
  }

  async add(inquiry: NewInquiry): Promise<Receipt> {
    const { contact, message, language, isSampleRequest, seen } = inquiry.submission;
    const columns: Record<(typeof COLUMNS)[number], unknown> = {
      id: inquiry.id,
      customer_id: inquiry.customerId,
      owner_id: inquiry.ownerId,
      message,
      language,
      is_sample_request: isSampleRequest,
      quantity: inquiry.configuration.quantity,
      total_cost: String(inquiry.orderTotal),
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
    const given = CONTACT_FIELDS.map((field) => contact[field]);
    const values = [...given, ...COLUMNS.map((column) => columns[column])];
    const prefix = referencePrefix(inquiry.createdAt);
    const [stored] = await rowsOf<{ reference: string }>(this.dataSource, ADD_INQUIRY, [...values, prefix]);
    if (!stored) throw new Error('an insert returned no row');
    return receiptOf(inquiry, stored.reference);
  }

  async find(id: string): Promise<InquiryDetails | undefined> {
    const [inquiry] = await rowsOf<StoredDetails>(this.dataSource, FIND_INQUIRY, [id]);
    if (!inquiry) return undefined;
    const { snapshot, moves, enteredBy, notesSaved: saved, ...details } = inquiry;
    const configuration = readPricedConfiguration(snapshot);
    const moved = (moves ?? []).map((move) => ({ ...move, changedAt: new Date(move.changedAt) }));
    const history = [...moved, submissionAt(details.createdAt, enteredBy)];
    const notesSaved = saved && { ...saved, at: new Date(saved.at) };
    return { ...details, configuration, ...movesOf(details), history, notesSaved };
  }

  async hold(id: string): Promise<Inquiry | undefined> {
    const select = {
      ...{
        id: true,
        reference: true,
        status: true,
        createdAt: true,
        respondedAt: true,
        responseMinutes: true,
      },
      ...{ acceptedAt: true, statusChangedAt: true, adminNotes: true, version: true, lastMove: true },
      ...{ ownerId: true, lastAssignment: true, lost: true },
    };
    const lock = { mode: 'pessimistic_write' } as const;
    const inquiry = await this.inquiries.findOne({ select, where: { id }, lock });
    if (!inquiry) return undefined;
    const { respondedAt, responseMinutes, ...state } = inquiry;
    return new Inquiry({
      ...state,
      id,
      response: respondedAt && { at: respondedAt, minutes: responseMinutes },
    });
  }

  async saveStatus(id: string, change: StatusChange): Promise<void> {
    const { to: status, acceptedAt, statusChangedAt, response, lost, move: lastMove } = change;
    const responded = { respondedAt: response?.at ?? null, responseMinutes: response?.minutes ?? null };
    await this.inquiries.update(
      { id },
      { status, acceptedAt, statusChangedAt, ...responded, lost, lastMove },
    );
  }

  async saveResponse(id: string, response: FirstResponse): Promise<void> {
    await keepResponse(this.dataSource, id, response);
  }

  async saveValue(id: string, value: Money | null): Promise<void> {
    await this.inquiries.update({ id }, { value: value ?? (() => OWN_VALUE) });
  }

  async saveConfiguration(id: string, configuration: PricedConfiguration): Promise<void> {
    const { totalCost, pricePerItem } = configuration.quote;
    await keepReceipt(this.dataSource, id);
    await this.inquiries
      .createQueryBuilder()
      .update()
      .set({
        snapshot: () => 'CAST(:snapshot AS jsonb)',
        totalCost,
        pricePerItem,
        value: () => following('value', 'total_cost', 'NOT is_sample_request'),
        seenTotalCost: () => following('seen_total_cost', 'total_cost'),
        seenPricePerItem: () => following('seen_price_per_item', 'price_per_item'),
      })
      .setParameters({
        snapshot: writePricedConfiguration(configuration),
        total_cost: String(totalCost),
        price_per_item: String(pricePerItem),
      })
      .where({ id })
      .execute();
  }

  async saveNotes(id: string, adminNotes: string): Promise<void> {
    await this.inquiries.update({ id }, { adminNotes });
  }

  async saveOwner(id: string, { after: ownerId, assignment: lastAssignment }: OwnerChange): Promise<void> {
    await this.inquiries.update({ id }, { ownerId, lastAssignment });
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
