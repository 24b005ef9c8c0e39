import { useSubmitInquiryMutation, type ApiError, type InquirySubmission } from '@tiraz/api-client';
import { useRef, useState } from 'react';

type Outcome = { sent: true } | { sent: false; error: ApiError };

/**
 * Sends inquiries, one at a time: a second call while one is under way does nothing. The same content keeps its
 * idempotency key until it has arrived, so that trying again can never make two inquiries of one.
 */
export function useInquiry() {
  const [submit] = useSubmitInquiryMutation();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const attempt = useRef<{ content: string; key: string }>(undefined);

  const send = async (inquirySubmission: InquirySubmission): Promise<Outcome | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending(true);
    const content = JSON.stringify(inquirySubmission);
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    const { error } = await submit({ 'Idempotency-Key': attempt.current.key, inquirySubmission });
    underWay.current = false;
    setSending(false);
    if (error) return { sent: false, error: error as ApiError };
    attempt.current = undefined;
    return { sent: true };
  };

  return { send, isSending };
}

/** 128 random bits; crypto.randomUUID does not exist on a page served over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
