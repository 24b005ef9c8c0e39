import { formatDay, useLanguage, useTexts } from '@tiraz/locale';
import { Button, Input, type InputProps } from 'antd';
import { useRef, useState } from 'react';
import styles from './date-field.module.css';
import { MonthDialog } from './month-dialog';
import { texts } from './texts';
import { typedDay } from './typed-day';

interface DateFieldProps extends Pick<
  InputProps,
  'id' | 'status' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  /** What the field is called; its calendar is called after it. */
  label: string;
  /** A day, `2026-11-22`; what was typed, where that is none. */
  value?: string;
  /** The first and the last day that the calendar offers. */
  min: string;
  max: string;
  /** Hears of each key: of the day that is meant, or of the text as it stands while it means none. */
  onChange?: (value: string) => void;
  /** Whoever typed is done: has left the field, or pressed Enter. */
  onSettled?: () => void;
}

/**
 * A day of Cairo's calendar, typed in any of the ways people write one or chosen from a month. What was typed is then
 * written out, so that the reader sees which day was understood; what means no day is left as it is, for a rule
 * (`useFieldRules`) to refuse.
 */
export function DateField({ label, value = '', min, max, onChange, onSettled, ...field }: DateFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const day = typedDay(value);

  // What is being typed stands as long as it means the value; a value from elsewhere takes its place.
  const isTyping = typed !== undefined && meaning(typed) === value;
  const settle = () => {
    setTyped(undefined);
    onSettled?.();
  };

  return (
    <span ref={box} className={styles.field}>
      <Input
        {...field}
        autoComplete="off"
        placeholder={t.dayOrder}
        value={isTyping ? typed : day ? formatDay(day, language) : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange?.(meaning(target.value));
        }}
        onBlur={settle}
        onPressEnter={settle}
      />
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
          day={day}
          min={min}
          max={max}
          anchor={box}
          onChoose={(chosen) => {
            setTyped(undefined);
            onChange?.(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

function meaning(typed: string): string {
  return typedDay(typed) ?? typed;
}
