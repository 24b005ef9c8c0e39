import { useTexts } from '@tiraz/locale';
import { SearchField } from '@tiraz/staff-kit/list';
import { Select, type InputRef } from 'antd';
import { useId, type Ref } from 'react';
import { INQUIRY_STATUSES } from '../../ui/status-tag';
import { texts as uiTexts } from '../../ui/texts';
import { SORTS, type ListAddress } from './list-address';
import styles from './list-filter.module.css';
import { texts } from './texts';

interface ListFilterProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  searchRef: Ref<InputRef>;
}

/** Status, search, and where the table has no heads to press, the order. */
export function ListFilter({ address, onChange, searchRef }: ListFilterProps) {
  const text = useTexts(texts);
  const { statuses } = useTexts(uiTexts);
  const group = useId();

  return (
    <div className={styles.filter}>
      <SearchField
        q={address.q}
        label={text.search}
        hint={text.searchHint}
        // A search that is being refined is one step of the way back, not one for every rest.
        onSearch={(q) => onChange({ q }, { replace: address.q !== '' && q !== '' })}
        inputRef={searchRef}
      />
      <fieldset className={styles.statuses}>
        <legend className="sr-only">{text.statusFilter}</legend>
        {(['all', ...INQUIRY_STATUSES] as const).map((status) => (
          <label key={status}>
            <input
              type="radio"
              name={group}
              checked={address.status === status}
              onChange={() => onChange({ status })}
            />
            {status === 'all' ? text.all : statuses[status]}
          </label>
        ))}
      </fieldset>
      <Select
        className={styles.sort}
        aria-label={text.sort}
        value={address.sort}
        onChange={(sort) => onChange({ sort })}
        options={SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
      />
    </div>
  );
}
