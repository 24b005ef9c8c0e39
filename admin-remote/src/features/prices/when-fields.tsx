import { MOST_DAYS_AHEAD } from '@tiraz/contracts/price-change';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { DateField, dayInCairo, TimeField, typedDay } from '@tiraz/staff-kit/forms';
import { useId } from 'react';
import styles from './prices.module.css';

/** When a change takes effect, as it is typed. */
export interface TypedMoment {
  isLater: boolean;
  date: string;
  time: string;
}

/** `2026-12-01T08:00`; undefined while it is not a day and a time. */
export function minuteOf({ date, time }: TypedMoment): string | undefined {
  const day = typedDay(date);
  return day && /^\d\d:\d\d$/.test(time) ? `${day}T${time}` : undefined;
}

interface WhenFieldsProps {
  moment: TypedMoment;
  onChange: (moment: TypedMoment) => void;
}

/** At once, or at a minute of Cairo's clocks. */
export function WhenFields({ moment, onChange }: WhenFieldsProps) {
  const t = useTexts(texts);
  const [group, day, time] = [useId(), useId(), useId()];
  return (
    <fieldset className={styles.when}>
      <legend>{t.when}</legend>
      {([false, true] as const).map((isLater) => (
        <label key={String(isLater)} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={moment.isLater === isLater}
            onChange={() => onChange({ ...moment, isLater })}
          />
          {isLater ? t.whens.later : t.whens.now}
        </label>
      ))}
      {moment.isLater && (
        <div className={styles.fields}>
          <div>
            <label htmlFor={day}>{t.day}</label>
            <DateField
              id={day}
              label={t.day}
              value={moment.date}
              min={dayInCairo(new Date(), 0)}
              max={dayInCairo(new Date(), MOST_DAYS_AHEAD)}
              onChange={(date) => onChange({ ...moment, date })}
            />
          </div>
          <div>
            <label htmlFor={time}>{t.time}</label>
            <TimeField
              id={time}
              name="time"
              value={moment.time}
              onChange={(next) => onChange({ ...moment, time: next })}
            />
          </div>
        </div>
      )}
    </fieldset>
  );
}
