import { perLanguage } from '@tiraz/contracts/language';
import { formatNumber, useLanguage, useTexts, type Language } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { afterPaint, useAfterPaint } from './after-paint';
import { useClosedByBack } from './back';
import { ComingDialog } from './coming-dialog';
import { dayInCairo } from './days';
import styles from './month-dialog.module.css';
import { addDays, addMonths, momentIn, weekOf, weeksOf, within } from './months';
import { isSecondPress } from '../page/second-press';
import { useEscape } from './use-escape';
import { useFocusReturn } from './use-focus-return';

/** Around the dialog where the window is too small for its place, in pixels. */
const MARGIN = 8;

const calendarNames = perLanguage((language) =>
  // The short names of Arabic are the long ones.
  language === 'en' ? namesIn('en-GB', 'short') : namesIn('ar-EG-u-nu-arab-ca-gregory', 'narrow'),
);

interface MonthDialogProps {
  label: string;
  /** `2026-11-22`, as everywhere below; undefined while none is chosen. */
  day: string | undefined;
  min: string;
  max: string;
  /** What the dialog opens beside. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A month to choose a day from. Escape, Back and a click beside it close it; the focus returns to where it was. */
export function MonthDialog(props: MonthDialogProps) {
  useFocusReturn();
  useClosedByBack(props.onClose);
  return useAfterPaint() ? <Month {...props} /> : <ComingDialog onClose={props.onClose} />;
}

function Month({ label, day, min, max, anchor, onChoose, onClose }: MonthDialogProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const today = dayInCairo(new Date(), 0);
  const [at, setAt] = useState(() => within(day ?? today, min, max));

  // Both style the whole page anew, which lies below it and takes no press meanwhile.
  const close = () => void afterPaint(onClose);
  useEscape(close);
  useEffect(() => {
    dialog.current?.showModal();
    focusDay(dialog.current);
    const place = () => {
      if (dialog.current && anchor.current) placeBeside(dialog.current, anchor.current);
    };
    place();
    // A telephone is turned while the month is open.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor]);

  const takesFocus = useRef(false);
  // Before the next key can be pressed: the day that had the focus may be gone with its month.
  useLayoutEffect(() => {
    if (takesFocus.current) focusDay(dialog.current);
  }, [at]);

  const goTo = (next: string, { isFocused = true } = {}) => {
    takesFocus.current = isFocused;
    setAt(within(next, min, max));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const reached = reachedBy(event, at, language);
    if (!reached) return;
    event.preventDefault();
    goTo(reached);
  };
  const turn = (months: number) => {
    const isEnd = (months < 0 ? min : max).slice(0, 7) === at.slice(0, 7);
    return (
      <Button
        type="text"
        aria-label={months < 0 ? t.previousMonth : t.nextMonth}
        // Disabled, it would lose the focus to the press that comes to the end.
        aria-disabled={isEnd}
        onClick={() => isEnd || goTo(addMonths(at, months), { isFocused: false })}
      >
        <span className={months < 0 ? styles.back : styles.on} />
      </Button>
    );
  };
  const { months, weekdays, days } = calendarNames(language);
  const weeks = weeksOf(at);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(press) => press.target === dialog.current && !isSecondPress(press) && close()}
      // Of the keys, none is for the dialog or the form that this stands in.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        {turn(-1)}
        <strong id={`${id}month`} aria-live="polite">
          {months.format(momentIn(at))}
        </strong>
        {turn(1)}
      </div>
      <table role="grid" aria-labelledby={`${id}month`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekOf(at).map((one) => (
              <th key={one} scope="col">
                {weekdays.format(momentIn(one))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} role="gridcell" aria-selected={one === day}>
                  {one.slice(0, 7) === at.slice(0, 7) && (
                    <button
                      type="button"
                      tabIndex={one === at ? 0 : -1}
                      aria-label={days.format(momentIn(one))}
                      aria-current={one === today ? 'date' : undefined}
                      disabled={one < min || one > max}
                      onClick={() => {
                        onChoose(one);
                        close();
                      }}
                    >
                      {formatNumber(Number(one.slice(8)), language)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  );
}

function reachedBy({ key, shiftKey }: KeyboardEvent, at: string, language: Language): string | undefined {
  const onwards = language === 'ar' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(at, onwards);
    case 'ArrowLeft':
      return addDays(at, -onwards);
    case 'ArrowDown':
      return addDays(at, 7);
    case 'ArrowUp':
      return addDays(at, -7);
    case 'Home':
      return weekOf(at)[0];
    case 'End':
      return weekOf(at)[6];
    case 'PageDown':
      return addMonths(at, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(at, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}

function namesIn(locale: string, weekday: 'short' | 'narrow') {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    months: formatter({ month: 'long', year: 'numeric' }),
    weekdays: formatter({ weekday }),
    days: formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** The one day of the grid that Tab reaches. */
function focusDay(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** Below the anchor and in line with its beginning, as far as the window reaches. */
function placeBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  const { bottom, left, right } = anchor.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const fit = (wanted: number, room: number) => `${Math.max(MARGIN, Math.min(wanted, room - MARGIN))}px`;
  dialog.style.left = fit(dir === 'rtl' ? right - width : left, clientWidth - width);
  dialog.style.top = fit(bottom, clientHeight - height);
}
