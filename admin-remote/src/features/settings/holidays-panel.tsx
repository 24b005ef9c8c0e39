import {
  ifMatch,
  useDecideHolidayMutation,
  useListHolidaysQuery,
  type ApiError,
  type Holiday,
} from '@tiraz/api-client/staff';
import { formatDay, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { dayInCairo, useMergedSave } from '@tiraz/staff-kit/forms';
import { Answer, Panel, StatusTag, useMay, useNotify, UserText, type Tone } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { HolidayDialog } from './holiday-dialog';
import styles from './settings-page.module.css';

const TONES: Record<Holiday['state'], Tone> = { suggested: 'going', confirmed: 'good', dismissed: 'quiet' };

/**
 * The days on which nobody works: those that are usual until somebody dismisses them, and those that were added. Those of
 * this year that are over count as well, for what came in before them; they are shown to who asks, and to who adds one.
 */
export function HolidaysPanel() {
  const t = useTexts(texts);
  const mayWrite = useMay('settings.write');
  const holidays = useListHolidaysQuery();
  const [isAdding, setAdding] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const list = useId();
  const today = dayInCairo(new Date(), 0);
  const add = (
    <Button size="small" onClick={() => setAdding(true)}>
      {t.addHoliday}
    </Button>
  );

  return (
    <Panel title={t.holidays} aside={mayWrite && add} hasRoom>
      <p className={styles.hint}>{t.holidaysHint}</p>
      <Answer of={holidays} lines={8}>
        {(days) => (
          <>
            {days.some(({ day }) => day < today) && (
              <Button
                size="small"
                className={styles.earlier}
                aria-expanded={showsEarlier}
                aria-controls={list}
                onClick={() => setShowsEarlier(!showsEarlier)}
              >
                {t.earlierDays}
              </Button>
            )}
            <ul id={list} className={styles.holidays} aria-label={t.holidays}>
              {days
                .filter(({ day }) => showsEarlier || day >= today)
                .map((holiday) => (
                  <HolidayRow key={holiday.day} holiday={holiday} mayWrite={mayWrite} />
                ))}
            </ul>
          </>
        )}
      </Answer>
      {isAdding && (
        <HolidayDialog
          onAdded={(day) => day < today && setShowsEarlier(true)}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

function HolidayRow({ holiday, mayWrite }: { holiday: Holiday; mayWrite: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const notify = useNotify();
  const save = useMergedSave();
  const name = useId();
  const [decideHoliday, { isLoading }] = useDecideHolidayMutation();
  const { day, nameEn, nameAr, state } = holiday;

  const decide = async (decided: 'confirmed' | 'dismissed') => {
    if (isLoading || decided === state) return;
    try {
      const saved = await save<Holiday>({
        base: holiday,
        changes: { state: decided },
        put: (_, version) =>
          decideHoliday({ day, holidayChanges: { state: decided }, ...ifMatch(version) }).unwrap(),
        labelOf: () => t.state,
        show: (_, value) => t.states[value as Holiday['state']],
      });
      if (saved?.state === decided) notify.success(t.decided[decided]);
    } catch (error) {
      notify.error(t.holidayFailed, error as ApiError);
    }
  };
  // Both stay where they are, so that the focus does.
  const choice = (decided: 'confirmed' | 'dismissed') => (
    <Button
      size="small"
      aria-pressed={state === decided}
      aria-describedby={name}
      {...(state === decided && { type: 'primary' as const })}
      onClick={() => void decide(decided)}
    >
      {t.decisions[decided]}
    </Button>
  );

  return (
    <li className={styles.holiday}>
      <time dateTime={day}>{formatDay(day, language)}</time>
      <span id={name}>
        <UserText>{language === 'ar' ? nameAr : nameEn}</UserText>
      </span>
      <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
      {mayWrite && (
        <span className={styles.choices}>
          {choice('confirmed')}
          {choice('dismissed')}
        </span>
      )}
    </li>
  );
}
