import { Select, type RefSelectProps } from 'antd';
import { useEffect, useId, useRef } from 'react';

interface BulkSelectProps<Value extends string> {
  label: string;
  placeholder: string;
  isPending: boolean;
  /** What can be chosen is shown. */
  isOpen: boolean;
  /** The same function every time. */
  onOpenChange: (isOpen: boolean) => void;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** In the bulk bar: what becomes of the ticked inquiries. */
export function BulkSelect<Value extends string>({
  label,
  placeholder,
  isPending,
  isOpen,
  onOpenChange,
  options,
  onChange,
}: BulkSelectProps<Value>) {
  const id = useId();
  const select = useRef<RefSelectProps>(null);

  // While something is being stored it takes no focus.
  useEffect(() => {
    if (isOpen && !isPending) select.current?.focus({ preventScroll: true });
  }, [isOpen, isPending]);
  useEffect(() => () => onOpenChange(false), [onOpenChange]);

  return (
    <>
      <span id={id}>{label}</span>
      <Select<Value>
        ref={select}
        aria-labelledby={id}
        placeholder={placeholder}
        value={null}
        disabled={isPending}
        loading={isPending}
        placement="topLeft"
        open={isOpen}
        onOpenChange={onOpenChange}
        onChange={onChange}
        options={options}
      />
    </>
  );
}
