import type {
  ArtworkFacts,
  ArtworkKind,
  ArtworkRefusal,
  ArtworkState,
  Placement,
} from '@tiraz/contracts/artwork';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Artwork } from '../domain/artwork.js';

@Entity('artwork')
export class ArtworkEntity implements Artwork {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  fileName!: string;

  @Column('integer')
  bytes!: number;

  @Column('text')
  state!: ArtworkState;

  @Column('text', { nullable: true })
  kind!: ArtworkKind | null;

  /** Begun and neither ended nor failed of something else. */
  @Column('smallint', { default: 0, select: false })
  looks!: number;

  @Column('timestamptz', { nullable: true, select: false })
  lookBeganAt!: Date | null;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('text', { nullable: true })
  refusal!: ArtworkRefusal | null;

  @Column('jsonb', { nullable: true })
  facts!: ArtworkFacts | null;

  @Column('jsonb', { nullable: true })
  placement!: Placement | null;

  /** SHA-256: the draft itself is nowhere. */
  @Column('bytea', { select: false })
  draft!: Buffer;

  /** SHA-256 of an address; null: this machine's. */
  @Column('bytea', { nullable: true, select: false })
  sender!: Buffer | null;

  @Column('uuid', { nullable: true })
  inquiryId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  attachedAt!: Date | null;

  /** By who uploaded it; the row goes a day later. */
  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
