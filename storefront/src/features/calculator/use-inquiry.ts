import {
  useSubmitInquiryMutation,
  type ApiError,
  type InquirySubmission,
  type SubmitInquiryApiResponse as InquiryReceipt,
} from '@tiraz/api-client';
import { attemptAfter, attemptOf, type Attempt } from '@tiraz/web/attempt';
import { useRef, useState } from 'react';
import { recall, remember } from '../../ui/tab-storage';

export type { InquiryReceipt };

const ATTEMPT = 'tiraz.attempt';

type Outcome = { sent: true; receipt: InquiryReceipt } | { sent: false; error: ApiError };

/**
 * Sends inquiries, one at a time: a second call while one is under way does nothing. The same one is remembered in this
 * tab until it has arrived or is refused, so that trying again, after a reload too, can never make two inquiries of one. What has
 * arrived counts as under way until `settle`: nothing is sent again while the visitor is led on.
 */
export function useInquiry() {
  const [submit] = useSubmitInquiryMutation();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const attempt = useRef<Attempt | undefined>(undefined);

  const settle = () => {
    underWay.current = false;
    setSending(false);
  };
  const send = async (inquiry: InquirySubmission): Promise<Outcome | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending(true);
    const before = attempt.current ?? storedAttempt();
    attempt.current = attemptOf(inquiry, before);
    remember(ATTEMPT, attempt.current);
    const { content, key } = attempt.current;
    const inquirySubmission = JSON.parse(content) as InquirySubmission;
    const { data, error } = await submit({ 'Idempotency-Key': key, inquirySubmission });
    if (!data) {
      attempt.current = attemptAfter(attempt.current, { before, status: (error as ApiError).status });
      remember(ATTEMPT, attempt.current);
      settle();
      return { sent: false, error: error as ApiError };
    }
    attempt.current = undefined;
    remember(ATTEMPT, undefined);
    return { sent: true, receipt: data };
  };

  return { send, isSending, settle };
}

function storedAttempt(): Attempt | undefined {
  const { content, key } = (recall(ATTEMPT) ?? {}) as Record<string, unknown>;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}
