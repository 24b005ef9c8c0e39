import type { Message } from '../application/message-store.js';
import type { MessageEntity } from './message.entity.js';

export function toRow({ to, about, delivery, ...message }: Message): MessageEntity {
  return {
    ...message,
    toName: to.name,
    toEmail: to.email,
    inquiryId: about.inquiryId,
    reference: about.reference,
    invitationId: about.invitationId ?? null,
    ...delivery,
  };
}

/** @param row without the blocks too, as a list reads it */
export function toMessage<Row extends Omit<MessageEntity, 'blocks'>>(row: Row) {
  const { toName, toEmail, inquiryId, reference, invitationId, ...rest } = row;
  const { state, heldFor, tries, lastFailure, dueAt, sendBefore, takenUntil, sentAt, ...message } = rest;
  return {
    ...message,
    sendBefore,
    to: { name: toName, email: toEmail },
    about: { inquiryId, reference, ...(invitationId !== null && { invitationId }) },
    delivery: { state, heldFor, tries, lastFailure, dueAt, sendBefore, takenUntil, sentAt },
  };
}
