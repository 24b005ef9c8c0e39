import { useEnterInquiryMutation, type EnteredInquiry } from '@tiraz/api-client/staff';
import { newKey } from '@tiraz/web/new-key';
import { useRef } from 'react';

/** Stores what was entered: the same again keeps its key until it has arrived, so that no second try makes two of one. */
export function useEntry() {
  const [enter] = useEnterInquiryMutation();
  const attempt = useRef<{ content: string; key: string } | undefined>(undefined);
  return (enteredInquiry: EnteredInquiry) => {
    const content = JSON.stringify(enteredInquiry);
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    return enter({ 'Idempotency-Key': attempt.current.key, enteredInquiry }).unwrap();
  };
}
