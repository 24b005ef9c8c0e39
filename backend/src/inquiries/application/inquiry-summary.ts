import type { GivenContact } from '@tiraz/contracts/contact';
import type { AcceptanceConcern, InquiryStatus, Lost, WaitingState } from '@tiraz/contracts/inquiry-status';
import type { Language } from '@tiraz/contracts/language';

/** As it is written down: moments are ISO 8601 in UTC. */
export type Written<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : T;

export interface Called {
  id: string;
  name: string;
  nameAr: string;
}

/** What was asked for, in the fewest words; as it was called then. */
export interface StoredGarment {
  productType: Called;
  fabric: Called;
  /** In the order in which they were chosen. */
  swatches: readonly (Called & { hex: string })[];
}

/** As it is drawn today. */
export type Garment = StoredGarment & { silhouette: string };

/** What a garment is drawn as. */
export interface Drawings {
  silhouetteOf(productTypeId: string): string;
}

/** An inquiry in a list of staff's. */
export interface InquirySummary extends InquiryHead, Clocked {
  garment: Garment;
}

/** An inquiry that nobody has answered. */
export interface Waiting {
  dueAt: Date;
  state: WaitingState;
}

/** How it stands to the time of its first answer, as of now; null once it is answered. */
export interface Clocked {
  waiting: Waiting | null;
}

/** What is always said of an inquiry to staff. Amounts are EGP. */
export interface InquiryHead extends GivenContact {
  id: string;
  reference: string;
  customerId: string;
  isSampleRequest: boolean;
  quantity: number;
  pricePerItem: string;
  /** What the inquiry counts for: the net of its accepted quotation; until then the price of the sample or of the order. */
  totalCost: string;
  status: InquiryStatus;
  /** The statuses that staff may move it to. */
  next: readonly InquiryStatus[];
  /** What staff are asked about before they accept it. */
  acceptanceConcerns: readonly AcceptanceConcern[];
  /** Why it came to nothing; null where it did not, or nobody said. */
  lost: Lost | null;
  message: string;
  /** In which the customer wrote, and is answered. */
  language: Language;
  adminNotes: string;
  /** The staff account whose it is; null while it is nobody's. */
  ownerId: string | null;
  priceChanged: boolean;
  hasInactiveItems: boolean;
  /** Rises with every stored change. */
  version: number;
  createdAt: Date;
  /** When it was first answered; null while nobody has. */
  respondedAt: Date | null;
  /** Whole minutes of opening until then, as they were counted then; null where they are not known. */
  responseMinutes: number | null;
}

/** All that is said of one inquiry, but for what was chosen. */
export interface InquiryRecord extends InquiryHead {
  sampleCost: string;
  /** The whole selection as it was priced, for a sample request too. */
  orderTotal: string;
  acceptedAt: Date | null;
  /** What the visitor's page showed. */
  seen: Record<SeenAmount, string | null>;
  /** Newest first. */
  history: HistoryEntry[];
  /** Null while nobody has kept notes. */
  notesSaved: NotesSaved | null;
}

/** Who saved the notes last, and when. */
export interface NotesSaved {
  /** E-mail address of the member of staff at the time. */
  by: string;
  at: Date;
}

export const SEEN_AMOUNTS = ['totalCost', 'pricePerItem', 'sampleCost'] as const;
export type SeenAmount = (typeof SEEN_AMOUNTS)[number];

export interface HistoryEntry {
  /** Null for the submission. */
  from: InquiryStatus | null;
  to: InquiryStatus;
  /** E-mail address of the member of staff at the time, who entered it where nothing came before; null for the visitor. */
  changedBy: string | null;
  changedAt: Date;
  /** It took the change before it back, the moment of acceptance with it. */
  isUndo: boolean;
  /** Why the inquiry was lost, where this change said so. */
  lost: Lost | null;
}
