import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';

/** How long typing rests before the list is searched, in milliseconds. */
const REST = 250;
/** Comes along unseen with a name or a number that is copied from a message; no request may hold it. */
const INVISIBLE = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

interface SearchFieldProps {
  /** What the list is searched for at the moment. */
  q: string;
  onSearch: (q: string) => void;
  /** Its name, and what can be searched for. */
  label: string;
  hint: string;
  inputRef?: Ref<InputRef>;
}

/** Searches when typing rests, or at once on Enter; follows when the search changes by the way back. */
export function SearchField({ q, onSearch, label, hint, inputRef }: SearchFieldProps) {
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

  const search = () => {
    const wanted = typed.replace(INVISIBLE, '').trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const searchAtRest = useEffectEvent(search);

  useEffect(() => {
    const timer = setTimeout(() => searchAtRest(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      ref={inputRef}
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={hint}
      title={hint}
      value={typed}
      maxLength={200}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={search}
    />
  );
}
