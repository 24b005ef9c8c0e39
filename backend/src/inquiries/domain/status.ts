/** Where an inquiry stands, in the order in which it usually moves. */
export const INQUIRY_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

interface Stage {
  /** Where staff may move it from here. */
  next: readonly InquiryStatus[];
  /** What arriving here does to the moment of acceptance, from which revenue is counted. */
  acceptance: 'kept' | 'stamped' | 'cleared';
}

const anyOther = (status: InquiryStatus) => INQUIRY_STATUSES.filter((other) => other !== status);

/** Staff correct their own mistakes, so every status leads to every other. */
export const LIFE_CYCLE: Readonly<Record<InquiryStatus, Stage>> = {
  new: { next: anyOther('new'), acceptance: 'kept' },
  in_progress: { next: anyOther('in_progress'), acceptance: 'kept' },
  quoted: { next: anyOther('quoted'), acceptance: 'kept' },
  accepted: { next: anyOther('accepted'), acceptance: 'stamped' },
  rejected: { next: anyOther('rejected'), acceptance: 'cleared' },
  closed: { next: anyOther('closed'), acceptance: 'kept' },
};

export const FIRST_STATUS: InquiryStatus = 'new';

/** Only the first acceptance is stamped, until a rejection clears it. */
export function acceptedAtAfter(to: InquiryStatus, acceptedAt: Date | null, now: Date): Date | null {
  const { acceptance } = LIFE_CYCLE[to];
  if (acceptance === 'cleared') return null;
  return acceptance === 'stamped' ? (acceptedAt ?? now) : acceptedAt;
}
