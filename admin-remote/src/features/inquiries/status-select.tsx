import type { InquirySummary } from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { Select, type RefSelectProps } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { statusesOffered } from '../../ui/inquiry-status';

interface StatusSelectProps {
  selected: readonly InquirySummary[];
  isPending: boolean;
  /** The statuses are shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (status: InquiryStatus) => void;
}

/** In the bulk bar: the statuses that the ticked inquiries may have. */
export function StatusSelect({ selected, isPending, isOpen, onOpenChange, onChange }: StatusSelectProps) {
  const text = useTexts(texts);
  const statuses = useTexts(statusTexts);
  const label = useId();
  const select = useRef<RefSelectProps>(null);

  // While something is being stored it takes no focus.
  useEffect(() => {
    if (isOpen && !isPending) select.current?.focus({ preventScroll: true });
  }, [isOpen, isPending]);
  useEffect(() => () => onOpenChange(false), [onOpenChange]);

  return (
    <>
      <span id={label}>{text.changeStatus}</span>
      <Select<InquiryStatus>
        ref={select}
        aria-labelledby={label}
        placeholder={text.status}
        value={null}
        disabled={isPending}
        loading={isPending}
        placement="topLeft"
        open={isOpen}
        onOpenChange={onOpenChange}
        onChange={onChange}
        options={statusesOffered(selected).map((status) => ({ value: status, label: statuses[status] }))}
      />
    </>
  );
}
