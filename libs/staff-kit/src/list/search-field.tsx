import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './search-field.module.css';
import { LONGEST_SEARCH, searchedFor } from './searched-for';

/** How long typing rests before the list is searched, in milliseconds. */
const REST = 250;

interface SearchFieldProps {
  /** What the list is searched for at the moment. */
  q: string;
  onSearch: (q: string) => void;
  /** Its name, and what can be searched for. */
  label: string;
  hint: string;
}

/**
 * Searches when typing rests, or at once on Enter; follows when the search changes by the way back. What is too long
 * stays as it was typed and is not searched for.
 */
export function SearchField({ q, onSearch, label, hint }: SearchFieldProps) {
  const t = useTexts(texts);
  const faultId = useId();
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [known, setKnown] = useState(q);

  if (known !== q) {
    setKnown(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }

  const { wanted, isTooLong } = searchedFor(typed);

  const search = () => {
    if (wanted === sent || isTooLong) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const searchAtRest = useEffectEvent(search);

  useEffect(() => {
    const timer = setTimeout(() => searchAtRest(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles.search}>
      <Input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={hint}
        title={hint}
        value={typed}
        {...(isTooLong && { status: 'error' as const, 'aria-describedby': faultId, 'aria-invalid': true })}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={search}
      />
      {isTooLong && (
        <p id={faultId} role="alert" className={styles.fault}>
          {t.tooLong(LONGEST_SEARCH)}
        </p>
      )}
    </div>
  );
}
