import { formatDay, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button, Input, type InputProps } from 'antd';
import { useRef, useState } from 'react';
import styles from './date-field.module.css';
import { MonthDialog } from './month-dialog';
import { typedDay } from './typed-day';
import { useTypedText, type TypedValue } from './use-typed-text';

interface DateFieldProps
  extends
    TypedValue,
    Pick<InputProps, 'id' | 'status' | 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  /** What the field is called; its calendar is called after it. */
  label: string;
  /** The first and the last day that the calendar offers, `2026-11-22`. */
  min: string;
  max: string;
}

/** A day of Cairo's calendar, `2026-11-22`, typed or chosen from a month. */
export function DateField({ label, value, min, max, onChange, onSettled, ...field }: DateFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const typed = useTypedText({ value, onChange, onSettled }, typedDay, (day) => formatDay(day, language));

  return (
    <span ref={box} className={styles.field}>
      <Input {...field} {...typed.field} placeholder={t.dayOrder} />
      <Button
        aria-label={t.calendar(label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        icon={
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3" />
          </svg>
        }
      />
      {isOpen && (
        <MonthDialog
          label={t.calendar(label)}
          day={typed.known}
          min={min}
          max={max}
          anchor={box}
          onChoose={typed.choose}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
