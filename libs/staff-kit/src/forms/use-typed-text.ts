import { useState } from 'react';

export interface TypedValue {
  /** As it is stored; what was typed, where that means nothing. */
  value?: string;
  /** Hears of each key: of what is meant, or of the text as it stands while it means nothing. */
  onChange?: (value: string) => void;
  /** Whoever typed is done: has left the field, or pressed Enter. */
  onSettled?: () => void;
}

/**
 * A value that is typed in any of the ways people write it. What is typed stands while it is typed; it is then written
 * out, so that the reader sees how it was understood. What means nothing is left as it is, for a rule
 * (`useFieldRules`) to refuse.
 *
 * @param read the stored value that a text means
 * @param write what the page shows of a stored value
 */
export function useTypedText(
  { value = '', onChange, onSettled }: TypedValue,
  read: (typed: string) => string | undefined,
  write: (value: string) => string,
) {
  const [typed, setTyped] = useState<string>();
  const meaning = (text: string) => read(text) ?? text;
  const known = read(value);

  // What is being typed stands as long as it means the value; a value from elsewhere takes its place.
  const isTyping = typed !== undefined && meaning(typed) === value;
  const settle = () => {
    setTyped(undefined);
    onSettled?.();
  };

  return {
    /** Undefined where the value is none. */
    known,
    choose: (chosen: string) => {
      setTyped(undefined);
      onChange?.(chosen);
    },
    field: {
      autoComplete: 'off',
      value: isTyping ? typed : known ? write(known) : value,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        onChange?.(meaning(target.value));
      },
      onBlur: settle,
      onPressEnter: settle,
    },
  };
}
