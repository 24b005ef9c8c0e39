import { useTexts } from '@tiraz/locale';
import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { texts } from './texts';

/** How long typing rests before the list is searched, in milliseconds. */
const REST = 250;

interface SearchFieldProps {
  /** What the list is searched for at the moment. */
  q: string;
  onSearch: (q: string) => void;
  inputRef: Ref<InputRef>;
}

/** Searches when typing rests, or at once on Enter; follows when the search changes by the way back. */
export function SearchField({ q, onSearch, inputRef }: SearchFieldProps) {
  const text = useTexts(texts);
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
    const wanted = typed.trim();
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
      aria-label={text.search}
      placeholder={text.searchHint}
      title={text.searchHint}
      value={typed}
      maxLength={200}
      allowClear
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={search}
    />
  );
}
