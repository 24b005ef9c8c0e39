import { useListAuditedPeopleQuery } from '@tiraz/api-client/staff';
import { AUDITED_KINDS, NOBODY } from '@tiraz/contracts/audit-trail';
import { formatDay, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/audit-trail';
import { texts as commonTexts } from '@tiraz/messages/staff-kit/ui';
import { DateField, EXAMPLE_DAY, typedDay } from '@tiraz/staff-kit/forms';
import { SearchField } from '@tiraz/staff-kit/list';
import { Isolated } from '@tiraz/staff-kit/page';
import { Select } from 'antd';
import { useId, useState } from 'react';
import styles from './audit-trail-page.module.css';
import { isPerson, type Fault, type Filter } from './filter';

/** Nothing was entered before, and nothing is after. */
const DAYS = { min: '2000-01-01', max: '2100-12-31' };

interface FilterBarProps {
  filter: Filter;
  fault: Fault | undefined;
  onChange: (changes: Partial<Filter>, options?: { replace?: boolean }) => void;
}

/** Whose entries, about what, when. */
export function FilterBar({ filter, fault, onChange }: FilterBarProps) {
  const t = useTexts(texts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const id = useId();
  const { data: known = [] } = useListAuditedPeopleQuery();
  const isStranger = isPerson(filter.by) && filter.by !== NOBODY && !known.includes(filter.by);
  const people = isStranger ? [...known, filter.by] : known;

  const isFaultOf = (end: 'from' | 'to') =>
    fault === 'daysTurned' || (fault === 'dayUnreadable' && filter[end] !== '' && !typedDay(filter[end]));

  return (
    <search className={styles.filter}>
      <div>
        <label htmlFor={`${id}by`}>{t.person}</label>
        <Select
          id={`${id}by`}
          value={isPerson(filter.by) ? filter.by : ''}
          onChange={(by) => onChange({ by })}
          options={[
            { value: '', label: t.everybody },
            ...people.map((email) => ({ value: email, label: <Isolated>{email}</Isolated> })),
            { value: NOBODY, label: t.nobody },
          ]}
        />
      </div>
      <div>
        <label htmlFor={`${id}kind`}>{t.kind}</label>
        <Select
          id={`${id}kind`}
          value={AUDITED_KINDS.find((kind) => kind === filter.kind) ?? ''}
          onChange={(kind) => onChange({ kind })}
          options={[
            { value: '', label: t.everything },
            ...AUDITED_KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] })),
          ]}
        />
      </div>
      <div className={styles.thing}>
        <span aria-hidden="true">{t.thing}</span>
        <SearchField
          q={filter.thing}
          label={t.thing}
          hint={t.thingHint}
          onSearch={(thing) => onChange({ thing }, { replace: true })}
        />
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.end}>
          <label htmlFor={id + end}>{t[end]}</label>
          <DayFilter
            id={id + end}
            label={t[end]}
            day={filter[end]}
            fault={isFaultOf(end) ? `${id}fault` : undefined}
            onSettle={(day) => onChange({ [end]: day }, { replace: true })}
          />
        </div>
      ))}
      {fault && (
        <p id={`${id}fault`} role="alert" className={styles.fault}>
          {fault === 'dayUnreadable' ? common.noDay(formatDay(EXAMPLE_DAY, language)) : t[fault]}
        </p>
      )}
    </search>
  );
}

interface DayFilterProps {
  id: string;
  label: string;
  day: string;
  /** The id of what is said about it; undefined while it is right. */
  fault: string | undefined;
  onSettle: (day: string) => void;
}

/** Asks for a day as soon as one is typed; for what is none not before whoever types has come to an end. */
function DayFilter({ id, label, day, fault, onSettle }: DayFilterProps) {
  const [draft, setDraft] = useState<string>();
  const settle = (value: string) => {
    setDraft(undefined);
    onSettle(value);
  };
  return (
    <DateField
      id={id}
      label={label}
      {...DAYS}
      value={draft ?? day}
      {...(fault && { status: 'error' as const, 'aria-describedby': fault, 'aria-invalid': true })}
      onChange={(value) => (value === '' || typedDay(value) ? settle(value) : setDraft(value))}
      onSettled={() => draft !== undefined && settle(draft)}
    />
  );
}
