import { Select } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './filters.module.css';
import { SearchField } from './search-field';

/** What narrows a list, side by side: a search field first, or selects. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

type Options<Value> = readonly { value: Value; label: string; count?: Counted | undefined }[];

/** How many there are behind a choice: as a figure, and in words. */
export interface Counted {
  figure: string;
  words: string;
}

interface FilterSelectProps<Value> {
  label: string;
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
  /** Where what the options say is read only while they are shown. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Wide enough for an option and its count, and narrower than a phone. */
const COUNTED_PX = 272;

/** One value of several, in a select; those that have a count show it. */
export function FilterSelect<Value extends string>({ label, options, ...select }: FilterSelectProps<Value>) {
  const counts = new Map(options.map(({ value, count }) => [value, count]));
  return (
    <Select<Value>
      {...select}
      aria-label={label}
      options={options.map(({ value, label: name, count }) => ({
        value,
        label: name,
        ...(count && { 'aria-label': `${name}, ${count.words}` }),
      }))}
      {...(select.onOpenChange && { popupMatchSelectWidth: COUNTED_PX })}
      optionRender={({ value, label: name }) => <OptionName name={name} count={counts.get(value as Value)} />}
    />
  );
}

function OptionName({ name, count }: { name: ReactNode; count: Counted | undefined }) {
  if (!count) return name;
  return (
    <span className={styles.counted}>
      <span className={styles.name}>{name}</span>
      <span className={styles.count} aria-hidden="true">
        {count.figure}
      </span>
    </span>
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
