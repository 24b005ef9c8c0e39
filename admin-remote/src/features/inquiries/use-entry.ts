import { useEnterInquiryMutation, type EnteredInquiry } from '@tiraz/api-client/staff';
import { attemptOf, type Attempt } from '@tiraz/web/attempt';
import { useRef } from 'react';

/** Stores what was entered: until it has arrived, no second try makes two of one. */
export function useEntry() {
  const [enter] = useEnterInquiryMutation();
  const attempt = useRef<Attempt>(undefined);
  // Whether it is mailed is no part of the inquiry: the last word counts.
  return ({ notifyCustomer, ...inquiry }: EnteredInquiry) => {
    attempt.current = attemptOf(inquiry, attempt.current);
    const { content, key } = attempt.current;
    const enteredInquiry = { ...(JSON.parse(content) as typeof inquiry), notifyCustomer };
    return enter({ 'Idempotency-Key': key, enteredInquiry }).unwrap();
  };
}
