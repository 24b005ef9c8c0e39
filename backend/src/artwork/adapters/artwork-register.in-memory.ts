import type { ArtworkKind, Placement } from '@tiraz/contracts/artwork';
import { v7 as uuid } from 'uuid';
import { newToken } from '../../shared/secrets/tokens.js';
import { ArtworkRegister, type AnnouncedArtwork, type Outcome } from '../application/artwork-register.js';
import type { Artwork } from '../domain/artwork.js';

interface Kept extends Artwork, Pick<AnnouncedArtwork, 'draft' | 'sender'> {
  looks: number;
  lookBeganAt: Date | null;
  inquiryId: string | null;
  attachedAt: Date | null;
  removedAt: Date | null;
}

/** Behaves as the database does, without its transactions. */
export class InMemoryArtworkRegister extends ArtworkRegister {
  private rows: Kept[] = [];

  /** @param lastAsked when the customer of an inquiry asked for something last; undefined for an unknown inquiry */
  constructor(private readonly lastAsked: (inquiryId: string) => Date | undefined = () => undefined) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  newDraft(): string {
    return newToken(24);
  }

  async add(artwork: AnnouncedArtwork): Promise<void> {
    this.rows.push({
      ...artwork,
      state: 'uploading',
      kind: null,
      refusal: null,
      facts: null,
      placement: null,
      looks: 0,
      lookBeganAt: null,
      inquiryId: null,
      attachedAt: null,
      removedAt: null,
    });
  }

  async holdSender(): Promise<void> {}

  async countBetween(sender: string, since: Date, until: Date): Promise<number> {
    return this.rows.filter(
      (row) => row.sender === sender && row.createdAt >= since && row.createdAt <= until,
    ).length;
  }

  async ofDraft(draft: string): Promise<Artwork[]> {
    return this.notRemoved(draft).map(toArtwork);
  }

  async holdDraft(draft: string): Promise<Artwork[]> {
    return this.notRemoved(draft)
      .filter(({ inquiryId }) => inquiryId === null)
      .map(toArtwork);
  }

  async isDraft(draft: string): Promise<boolean> {
    return this.rows.some((row) => row.draft === draft && row.inquiryId === null);
  }

  async countOf(draft: string, inquiryId: string): Promise<number> {
    return this.rows.filter((row) => row.draft === draft && row.inquiryId === inquiryId).length;
  }

  async find(id: string): Promise<Artwork | undefined> {
    const row = this.rows.find((one) => one.id === id && one.removedAt === null);
    return row && toArtwork(row);
  }

  async queued(): Promise<string[]> {
    return this.rows
      .filter(({ state, removedAt }) => state === 'queued' && removedAt === null)
      .map(({ id }) => id);
  }

  arrived(id: string, bytes: number, kind: ArtworkKind, state: 'queued' | 'kept'): Promise<void> {
    return this.update(id, { bytes, kind, state });
  }

  async beginLook(id: string, at: Date, overBefore: Date): Promise<number | undefined> {
    const row = this.rows.find((one) => one.id === id && one.state === 'queued' && one.removedAt === null);
    if (!row || (row.lookBeganAt && row.lookBeganAt >= overBefore)) return undefined;
    await this.update(id, { looks: row.looks + 1, lookBeganAt: at });
    return row.looks + 1;
  }

  async forgetLook(id: string): Promise<void> {
    const looks = this.rows.find((one) => one.id === id)?.looks ?? 1;
    await this.update(id, { looks: looks - 1, lookBeganAt: null });
  }

  async lookedAt(id: string, { sha256: _, ...outcome }: Outcome): Promise<void> {
    if ((await this.find(id))?.state === 'queued') await this.update(id, outcome);
  }

  attach(id: string, inquiryId: string, placement: Placement | null, at: Date): Promise<void> {
    return this.update(id, { inquiryId, placement, attachedAt: at });
  }

  remove(id: string, at: Date): Promise<void> {
    return this.update(id, { removedAt: at });
  }

  async ofInquiry(inquiryId: string): Promise<Artwork[] | undefined> {
    const rows = this.rows.filter((row) => row.inquiryId === inquiryId);
    return rows.length > 0 || this.lastAsked(inquiryId) ? rows.map(toArtwork) : undefined;
  }

  async forgetUnattached(announcedBefore: Date): Promise<void> {
    const later = this.rows.filter(({ createdAt }) => createdAt >= announcedBefore);
    const drafts = new Set(later.map(({ draft }) => draft));
    this.rows = this.rows.filter((row) => row.inquiryId !== null || drafts.has(row.draft));
  }

  async forgetAttached(before: Date): Promise<void> {
    this.rows = this.rows.filter(({ inquiryId, attachedAt }) => {
      const asked = inquiryId === null ? undefined : this.lastAsked(inquiryId);
      return !(asked && attachedAt && asked < before && attachedAt < before);
    });
  }

  async known(ids: readonly string[]): Promise<Set<string>> {
    const rows = this.rows.filter((row) => ids.includes(row.id) && row.removedAt === null);
    return new Set(rows.map(({ id }) => id));
  }

  private notRemoved(draft: string): Kept[] {
    return this.rows
      .filter((row) => row.draft === draft && row.removedAt === null)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  private async update(id: string, change: Partial<Kept>): Promise<void> {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  }
}

function toArtwork(row: Kept): Artwork {
  const { id, fileName, bytes, state, kind, refusal, facts, placement, createdAt } = row;
  return { id, fileName, bytes, state, kind, refusal, facts, placement, createdAt };
}
