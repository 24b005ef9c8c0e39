import type { DataSource, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { Quotations } from '../application/quotations.js';
import type { SentCode } from '../domain/acceptance-code.js';
import { sumsOf } from '../domain/offer.js';
import { Quotation } from '../domain/quotation.js';
import type { Acceptance, QuotationEvent, Revision } from '../domain/revision.js';
import { creditTaken } from './credit-taken.js';
import { QuotationCodeEntity } from './quotation-code.entity.js';
import { QuotationEventEntity } from './quotation-event.entity.js';
import { QuotationRevisionEntity } from './quotation-revision.entity.js';
import { QuotationEntity } from './quotation.entity.js';
import { readBasis, readOffer, writeBasis, writeOffer } from './stored-offer.js';

const MAKE = `
  INSERT INTO quotations (id, inquiry_id, created_at) VALUES ($1, $2, $3) ON CONFLICT (inquiry_id) DO NOTHING`;

/** Whoever comes second waits for the first, and finds another state. */
const ACCEPT = `
  WITH accepted AS (
    UPDATE quotation_revisions SET state = 'accepted', acceptance = $3
    WHERE quotation_id = $1 AND number = $2 AND state = 'sent' AND valid_through >= $4
    RETURNING quotation_id
  )
  UPDATE quotations SET version = version + 1 FROM accepted WHERE id = accepted.quotation_id RETURNING id`;

/** The customer of the sample may have become another one by a merge: both count. */
const CREDIT_TAKEN = `
  SELECT FROM quotation_revisions AS revision
  JOIN quotations AS quotation ON quotation.id = quotation_id
  JOIN inquiry_activity AS inquiry ON inquiry.id = quotation.inquiry_id
  WHERE state IN ('sent', 'accepted') AND sample_inquiry_id IS NOT NULL AND quotation_id <> $1
    AND (sample_inquiry_id = $2 OR sample_customer_id = $3 OR inquiry.customer_id = $3)`;

const RECORD = `
  INSERT INTO quotation_events (quotation_id, revision_id, at, kind, staff_email, data) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (revision_id) WHERE kind = 'seen' DO NOTHING RETURNING id`;

export class TypeOrmQuotations extends Quotations {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async find(inquiryId: string): Promise<Quotation | undefined> {
    return this.read(await this.quotations.findOneBy({ inquiryId }));
  }

  async hold(inquiryId: string): Promise<Quotation | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.read(await this.quotations.findOne({ where: { inquiryId }, lock }));
  }

  async holdOrMake(inquiryId: string, at: Date): Promise<Quotation> {
    await rowsOf(this.dataSource, { text: MAKE }, [this.nextId(at), inquiryId, at]);
    const quotation = await this.hold(inquiryId);
    if (!quotation) throw new Error('a quotation was made and is not there');
    return quotation;
  }

  async save({ state: { id: quotationId } }: Quotation, changed: readonly Revision[]): Promise<void> {
    for (const revision of changed) {
      const row = rowOf(quotationId, revision) as QueryDeepPartialEntity<QuotationRevisionEntity>;
      try {
        await this.revisions.upsert(row, ['id']);
      } catch (error) {
        throw creditTaken(error) ?? error;
      }
    }
    await this.quotations.update({ id: quotationId }, {});
  }

  async accept({ state }: Quotation, number: number, acceptance: Acceptance, day: string): Promise<boolean> {
    const values = [state.id, number, JSON.stringify(acceptance), day];
    return (await rowsOf(this.dataSource, { text: ACCEPT }, values)).length > 0;
  }

  async isCreditTaken(quotationId: string, sampleInquiryId: string, customerId: string): Promise<boolean> {
    const values = [quotationId, sampleInquiryId, customerId];
    return (await rowsOf(this.dataSource, { text: CREDIT_TAKEN }, values)).length > 0;
  }

  async record(quotationId: string, event: QuotationEvent): Promise<boolean> {
    const { revisionId, at, kind, staffEmail, data } = event;
    const values = [quotationId, revisionId, at, kind, staffEmail, JSON.stringify(data)];
    return (await rowsOf(this.dataSource, { text: RECORD }, values)).length > 0;
  }

  async events(quotationId: string): Promise<QuotationEvent[]> {
    const select = { revisionId: true, at: true, kind: true, staffEmail: true, data: true } as const;
    return this.manager
      .getRepository(QuotationEventEntity)
      .find({ select, where: { quotationId }, order: { id: 'DESC' } });
  }

  async holdCode(revisionId: string): Promise<SentCode | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const code = await this.codes.findOne({ where: { revisionId }, lock });
    return code ? { hash: code.hash, sentAt: code.sentAt, tries: code.tries } : undefined;
  }

  async keepCode(revisionId: string, code: SentCode): Promise<void> {
    await this.codes.upsert({ revisionId, ...code }, ['revisionId']);
  }

  private async read(row: QuotationEntity | null): Promise<Quotation | undefined> {
    if (!row) return undefined;
    const { id, inquiryId, version } = row;
    const rows = await this.revisions.find({
      where: { quotationId: id },
      order: { number: 'ASC', id: 'ASC' },
    });
    return new Quotation({ id, inquiryId, version, revisions: rows.map(toRevision) });
  }

  private get manager() {
    return currentManager(this.dataSource);
  }

  private get quotations(): Repository<QuotationEntity> {
    return this.manager.getRepository(QuotationEntity);
  }

  private get revisions(): Repository<QuotationRevisionEntity> {
    return this.manager.getRepository(QuotationRevisionEntity);
  }

  private get codes(): Repository<QuotationCodeEntity> {
    return this.manager.getRepository(QuotationCodeEntity);
  }
}

function rowOf(quotationId: string, revision: Revision): QuotationRevisionEntity {
  const { offer, basis, ...rest } = revision;
  const { subtotal, discount, tax, total } = sumsOf(offer);
  const sample = offer.lines.find(({ sampleInquiryId }) => sampleInquiryId !== null);
  return {
    ...rest,
    quotationId,
    offer: writeOffer(offer, basis),
    basis: writeBasis(basis),
    validThrough: offer.validThrough,
    subtotal,
    discount,
    tax,
    total,
    sampleInquiryId: sample?.sampleInquiryId ?? null,
    sampleCustomerId: (sample && revision.sending?.customerId) ?? null,
  };
}

function toRevision(row: QuotationRevisionEntity): Revision {
  const { id, number, state, sending, documents, decline, acceptance } = row;
  const [offer, basis] = [readOffer(row.offer), readBasis(row.basis, row.offer)];
  return { id, number, state, offer, basis, sending, documents, decline, acceptance };
}
