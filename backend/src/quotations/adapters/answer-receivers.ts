import type { Language } from '@tiraz/contracts/language';

interface Receiver {
  email: string;
  language: Language;
}

/** Somebody on the staff, as Quotations needs to know them. */
interface Addressee extends Receiver {
  mayAnswerInquiries: boolean;
  absence: { isNow: boolean; standInId: string | null } | null;
}

/** What Quotations needs to know of the staff. */
export interface AnsweringStaff {
  addressee(id: string): Promise<Addressee | undefined>;

  /** Everybody with the role; there is one at least. */
  owners(): Promise<readonly Receiver[]>;
}

/**
 * Who is told what a customer has answered: whoever sent the revision, and their stand-in while they are away. Where
 * neither of them may answer inquiries any more, it is whose inquiry it is, in the same way; else every owner.
 */
export async function answerReceivers(
  staff: AnsweringStaff,
  senderId: string,
  ownerId: string | null,
): Promise<readonly Receiver[]> {
  for (const id of new Set([senderId, ownerId])) {
    const able = id === null ? [] : await ableReceivers(staff, id);
    if (able.length > 0) return able;
  }
  return staff.owners();
}

/** Of somebody and of whoever stands in for them today, those who may answer inquiries. */
async function ableReceivers(staff: AnsweringStaff, id: string): Promise<Addressee[]> {
  const addressee = await staff.addressee(id);
  const standInId = addressee?.absence?.isNow ? addressee.absence.standInId : null;
  const standIn = standInId === null ? undefined : await staff.addressee(standInId);
  return [addressee, standIn].filter((one) => one !== undefined).filter((one) => one.mayAnswerInquiries);
}
