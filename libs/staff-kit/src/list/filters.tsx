import { Select } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './filters.module.css';
import { SearchField } from './search-field';

/** What narrows a list, side by side: a search field first, or selects. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

type Options<Value> = readonly { value: Value; label: string; count?: Count | undefined }[];

/** How many there are behind a choice: as a figure, and in words. */
interface Count {
  figure: string;
  words: string;
}

interface FilterSelectProps<Value> {
  label: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
  /** Where the options are read only then. */
  onOpen?: () => void;
}

/** One value of several, in a select. */
export function FilterSelect<Value extends string>({
  label,
  options,
  onOpen,
  ...select
}: FilterSelectProps<Value>) {
  return (
    <Select<Value>
      {...select}
      aria-label={label}
      options={[...options]}
      onOpenChange={(isOpen) => isOpen && onOpen?.()}
    />
  );
}

/** The order, where a table has no heads to press. */
export function SortSelect<Sort extends string>({ label, options, ...select }: FilterSelectProps<Sort>) {
  return <Select<Sort> {...select} className={styles.sort} aria-label={label} options={[...options]} />;
}

interface FilterBarProps<Choice, Sort> {
  search: { q: string; label: string; hint: string };
  onSearch: (q: string, options: { replace: boolean }) => void;
  choices: FilterSelectProps<Choice>;
  sort: FilterSelectProps<Sort>;
}

/** Search, one choice of a few that are all in view, and the order. */
export function FilterBar<Choice extends string, Sort extends string>({
  search: { q, label, hint },
  onSearch,
  choices,
  sort,
}: FilterBarProps<Choice, Sort>) {
  const group = useId();
  return (
    <div className={styles.bar}>
      <SearchField
        q={q}
        label={label}
        hint={hint}
        // A search that is being refined is one step of the way back, not one for every rest.
        onSearch={(next) => onSearch(next, { replace: q !== '' && next !== '' })}
      />
      <fieldset className={styles.choices}>
        <legend className="sr-only">{choices.label}</legend>
        {choices.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              checked={option.value === choices.value}
              aria-description={option.count?.words}
              onChange={() => choices.onChange(option.value)}
            />
            {option.label}
            {option.count && (
              <span className={styles.count} aria-hidden="true">
                {option.count.figure}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <SortSelect {...sort} />
    </div>
  );
}
