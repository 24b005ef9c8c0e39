import type { ArtworkFacts, ArtworkKind, ArtworkRefusal, Placement } from '@tiraz/contracts/artwork';
import type { Artwork } from '../domain/artwork.js';

export interface AnnouncedArtwork {
  id: string;
  fileName: string;
  bytes: number;
  createdAt: Date;
  /** It belongs to until it is attached. */
  draft: string;
  /** Whose address it came from; undefined: this machine. */
  sender: string | undefined;
}

/** What became of a look at a file. */
export type Outcome =
  | { state: 'done'; sha256: string; facts: ArtworkFacts }
  /** Without a hash: no look at it ever ended. */
  | { state: 'refused'; sha256: string | null; refusal: ArtworkRefusal };

/** Which files there are, never the drafts and the senders themselves; everything joins the running transaction. */
export abstract class ArtworkRegister {
  abstract nextId(at: Date): string;

  /** 192 random bits in base64url. */
  abstract newDraft(): string;

  abstract add(artwork: AnnouncedArtwork): Promise<void>;

  /** Whoever else holds the sender waits for the end of the running transaction. */
  abstract holdSender(sender: string): Promise<void>;

  /** Of one sender, removed ones too; both moments count. */
  abstract countBetween(sender: string, since: Date, until: Date): Promise<number>;

  /**
   * What of a draft was not removed, the oldest first: also what is an inquiry's by now, for whoever has sent it and heard no
   * answer.
   */
  abstract ofDraft(draft: string): Promise<Artwork[]>;

  /** What of it belongs to no inquiry yet, held against other changes until the transaction ends. */
  abstract holdDraft(draft: string): Promise<Artwork[]>;

  /** Whether anything was ever announced for it that belongs to no inquiry; removed or not. */
  abstract isDraft(draft: string): Promise<boolean>;

  /** How many files of a draft an inquiry has. */
  abstract countOf(draft: string, inquiryId: string): Promise<number>;

  abstract find(id: string): Promise<Artwork | undefined>;

  /** Those that wait to be looked at, the oldest first. */
  abstract queued(): Promise<string[]>;

  abstract arrived(id: string, bytes: number, kind: ArtworkKind, state: 'queued' | 'kept'): Promise<void>;

  /**
   * Notes that a look begins, for the case that it ends the process.
   *
   * @param overBefore a look that began before is over, whatever became of it
   * @returns how many have begun, this one too; undefined when another goes on or the file is not queued any more
   */
  abstract beginLook(id: string, at: Date, overBefore: Date): Promise<number | undefined>;

  /** Of a look that has failed, and not of the file: it does not count. */
  abstract forgetLook(id: string): Promise<void>;

  /** Only of one that is still queued. */
  abstract lookedAt(id: string, outcome: Outcome): Promise<void>;

  abstract attach(id: string, inquiryId: string, placement: Placement | null, at: Date): Promise<void>;

  abstract remove(id: string, at: Date): Promise<void>;

  /** What belongs to an inquiry, the oldest first; undefined for an unknown inquiry. */
  abstract ofInquiry(inquiryId: string): Promise<Artwork[] | undefined>;

  /** Forgets what was never attached of drafts to which nothing was added since. */
  abstract forgetUnattached(announcedBefore: Date): Promise<void>;

  /** Forgets what belongs to inquiries of customers who have asked for nothing since. */
  abstract forgetAttached(lastAskedBefore: Date): Promise<void>;

  /** Those of the ids that are known and not removed. */
  abstract known(ids: readonly string[]): Promise<Set<string>>;
}
