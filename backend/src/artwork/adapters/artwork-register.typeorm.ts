import type { ArtworkKind, Placement } from '@tiraz/contracts/artwork';
import { Between, IsNull, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { newToken, tokenHash } from '../../shared/secrets/tokens.js';
import { ArtworkRegister, type AnnouncedArtwork, type Outcome } from '../application/artwork-register.js';
import type { Artwork } from '../domain/artwork.js';
import { ArtworkEntity } from './artwork.entity.js';

const DRAFT_BYTES = 24;
const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

const IS_INQUIRY = { text: 'SELECT FROM inquiry_activity WHERE id = $1' };

/** Of the draft or the sender itself: who waits for a row does not see those that were added meanwhile. */
const HOLD = { text: 'SELECT pg_advisory_xact_lock($1)' };

const BEGIN_LOOK = {
  text: `
    UPDATE artwork SET looks = looks + 1, look_began_at = $2
    WHERE id = $1 AND state = 'queued' AND removed_at IS NULL AND (look_began_at IS NULL OR look_began_at < $3)
    RETURNING looks`,
};
const FORGET_LOOK = { text: `UPDATE artwork SET looks = looks - 1, look_began_at = NULL WHERE id = $1` };

const FORGET_UNATTACHED = {
  text: `
    DELETE FROM artwork
    WHERE inquiry_id IS NULL AND created_at < $1 AND NOT EXISTS (
      SELECT FROM artwork AS later WHERE later.draft = artwork.draft AND later.created_at >= $1)`,
};

const FORGET_ATTACHED = {
  text: `
    DELETE FROM artwork USING inquiry_activity AS inquiries
    WHERE artwork.inquiry_id = inquiries.id AND artwork.attached_at < $1 AND NOT EXISTS (
      SELECT FROM inquiry_activity AS later
      WHERE later.customer_id = inquiries.customer_id AND greatest(later.created_at, later.accepted_at) >= $1)`,
};

/** In one parameter, of which a statement takes no more than 65,535; as text, because a file may be called anything. */
const KNOWN = { text: 'SELECT id FROM artwork WHERE id::text = ANY ($1) AND removed_at IS NULL' };

export class TypeOrmArtworkRegister extends ArtworkRegister {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  newDraft(): string {
    return newToken(DRAFT_BYTES);
  }

  async add({ draft, sender, ...announced }: AnnouncedArtwork): Promise<void> {
    const hashes = { draft: tokenHash(draft), sender: sender === undefined ? null : tokenHash(sender) };
    await this.artwork.insert({ ...announced, ...hashes, state: 'uploading' });
  }

  async holdSender(sender: string): Promise<void> {
    await rowsOf(this.dataSource, HOLD, [tokenHash(sender).readBigInt64BE()]);
  }

  countBetween(sender: string, since: Date, until: Date): Promise<number> {
    return this.artwork.countBy({ sender: tokenHash(sender), createdAt: Between(since, until) });
  }

  async ofDraft(draft: string): Promise<Artwork[]> {
    const where = { draft: tokenHash(draft), removedAt: IsNull() };
    const rows = await this.artwork.find({ where, order: OLDEST_FIRST });
    return rows.map(toArtwork);
  }

  async holdDraft(draft: string): Promise<Artwork[]> {
    await rowsOf(this.dataSource, HOLD, [tokenHash(draft).readBigInt64BE()]);
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { draft: tokenHash(draft), inquiryId: IsNull(), removedAt: IsNull() };
    const rows = await this.artwork.find({ where, order: OLDEST_FIRST, lock });
    return rows.map(toArtwork);
  }

  isDraft(draft: string): Promise<boolean> {
    return this.artwork.existsBy({ draft: tokenHash(draft), inquiryId: IsNull() });
  }

  countOf(draft: string, inquiryId: string): Promise<number> {
    return this.artwork.countBy({ draft: tokenHash(draft), inquiryId });
  }

  async find(id: string): Promise<Artwork | undefined> {
    const row = await this.artwork.findOneBy({ id, removedAt: IsNull() });
    return row ? toArtwork(row) : undefined;
  }

  async queued(): Promise<string[]> {
    const where = { state: 'queued', removedAt: IsNull() } as const;
    return (await this.artwork.find({ select: { id: true }, where, order: OLDEST_FIRST })).map(
      ({ id }) => id,
    );
  }

  async arrived(id: string, bytes: number, kind: ArtworkKind, state: 'queued' | 'kept'): Promise<void> {
    await this.artwork.update({ id }, { bytes, kind, state });
  }

  async beginLook(id: string, at: Date, overBefore: Date): Promise<number | undefined> {
    const rows = await rowsOf<{ looks: number }>(this.dataSource, BEGIN_LOOK, [id, at, overBefore]);
    return rows[0]?.looks;
  }

  async forgetLook(id: string): Promise<void> {
    await rowsOf(this.dataSource, FORGET_LOOK, [id]);
  }

  async lookedAt(id: string, outcome: Outcome): Promise<void> {
    await this.artwork.update({ id, state: 'queued' }, outcome);
  }

  async attach(id: string, inquiryId: string, placement: Placement | null, at: Date): Promise<void> {
    await this.artwork.update({ id }, { inquiryId, placement, attachedAt: at });
  }

  async remove(id: string, at: Date): Promise<void> {
    await this.artwork.update({ id }, { removedAt: at });
  }

  async ofInquiry(inquiryId: string): Promise<Artwork[] | undefined> {
    const rows = await this.artwork.find({ where: { inquiryId }, order: OLDEST_FIRST });
    if (rows.length > 0) return rows.map(toArtwork);
    const isThere = (await rowsOf(this.dataSource, IS_INQUIRY, [inquiryId])).length > 0;
    return isThere ? [] : undefined;
  }

  async forgetUnattached(announcedBefore: Date): Promise<void> {
    await rowsOf(this.dataSource, FORGET_UNATTACHED, [announcedBefore]);
  }

  async forgetAttached(lastAskedBefore: Date): Promise<void> {
    await rowsOf(this.dataSource, FORGET_ATTACHED, [lastAskedBefore]);
  }

  async known(ids: readonly string[]): Promise<Set<string>> {
    const rows = await rowsOf<{ id: string }>(this.dataSource, KNOWN, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  private get artwork(): Repository<ArtworkEntity> {
    return currentManager(this.dataSource).getRepository(ArtworkEntity);
  }
}

function toArtwork(row: ArtworkEntity): Artwork {
  const { id, fileName, bytes, state, kind, refusal, facts, placement, createdAt } = row;
  return { id, fileName, bytes, state, kind, refusal, facts, placement, createdAt };
}
