import type { ApiError } from '@tiraz/api-client';
import { useEnterInquiryMutation, type EnteredInquiry } from '@tiraz/api-client/staff';
import { attemptAfter, attemptOf, type Attempt } from '@tiraz/web/attempt';
import { useRef } from 'react';

/** Stores what was entered: until it has arrived or is refused, no second try makes two of one. */
export function useEntry() {
  const [enter] = useEnterInquiryMutation();
  const attempt = useRef<Attempt>(undefined);
  // Whether it is mailed is no part of the inquiry: the last word counts.
  return ({ notifyCustomer, ...inquiry }: EnteredInquiry) => {
    const before = attempt.current;
    const made = attemptOf(inquiry, before);
    attempt.current = made;
    const { content, key } = made;
    const enteredInquiry = { ...(JSON.parse(content) as typeof inquiry), notifyCustomer };
    return enter({ 'Idempotency-Key': key, enteredInquiry })
      .unwrap()
      .catch((error: unknown) => {
        attempt.current = attemptAfter(made, { before, status: (error as ApiError).status });
        throw error;
      });
  };
}
