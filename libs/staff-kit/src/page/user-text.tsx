import { isVisible } from '@tiraz/contracts/visible-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { useCallback } from 'react';
import './user-text.css';

/** As HTML has it for the usual blank: what is pushed aside by sixty others looks like a column of ours. */
const BLANKS = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164]{2,}/g;

/**
 * How a text is shown: blanks that do not break are no more than one, and where there is nothing to see a word says so,
 * for a name of one soft hyphen would make a link of no size.
 */
export function useSeenText(): (text: string) => string {
  const { unseen } = useTexts(texts);
  return useCallback((text) => (isVisible(text) ? text.replace(BLANKS, '\u00A0') : unseen), [unseen]);
}

/** What a person typed: it runs in its own direction and stays within its place, whatever stands around it. */
export function UserText({ children }: { children: string | null | undefined }) {
  const seen = useSeenText();
  return <bdi dir="auto">{seen(children ?? '')}</bdi>;
}

/** An e-mail address, a phone number, a reference: always from left to right. */
export function Isolated({ children }: { children: string }) {
  const seen = useSeenText();
  return <bdi dir="ltr">{seen(children)}</bdi>;
}
