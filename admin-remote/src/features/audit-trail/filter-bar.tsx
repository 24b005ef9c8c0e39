import { useListAuditedPeopleQuery } from '@tiraz/api-client/staff';
import { AUDITED_KINDS, NOBODY } from '@tiraz/contracts/audit-trail';
import { useTexts } from '@tiraz/locale';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { SearchField } from '../../ui/search-field';
import { Isolated } from '../../ui/user-text';
import styles from './audit-trail-page.module.css';
import { isPerson, type Fault, type Filter } from './filter';
import { texts } from './texts';

interface FilterBarProps {
  filter: Filter;
  fault: Fault | undefined;
  onChange: (changes: Partial<Filter>, options?: { replace?: boolean }) => void;
}

/** Whose deeds, on what, when. */
export function FilterBar({ filter, fault, onChange }: FilterBarProps) {
  const t = useTexts(texts);
  const id = useId();
  const { data: known = [] } = useListAuditedPeopleQuery();
  const isStranger = isPerson(filter.by) && filter.by !== NOBODY && !known.includes(filter.by);
  const people = isStranger ? [...known, filter.by] : known;

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
        <div key={end}>
          <label htmlFor={id + end}>{t[end]}</label>
          <Input
            id={id + end}
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={filter[end]}
            {...(fault === 'daysTurned' && { status: 'error' as const, 'aria-describedby': `${id}fault` })}
            onChange={({ target }) => onChange({ [end]: target.value }, { replace: true })}
          />
        </div>
      ))}
      {fault && (
        <p id={`${id}fault`} role="alert" className={styles.fault}>
          {t[fault]}
        </p>
      )}
    </search>
  );
}
