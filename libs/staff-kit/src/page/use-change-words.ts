import { changedOf, type ApiError } from '@tiraz/api-client/staff';
import { formatAgo, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { use, useCallback } from 'react';
import { Access } from './access';
import { useSeenText } from './user-text';

/** Who was quicker. */
export interface Quicker {
  /** A sentence: who changed it and how long ago; the name stands in an isolate. */
  words: string;
  /** Whoever is signed in did it, elsewhere. */
  isOwn: boolean;
}

/** What there is to say of a write that was refused (412); undefined for any other refusal, and where nobody knows. */
export function useChangeWords(): (error: ApiError) => Quicker | undefined {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { id } = use(Access);
  const seen = useSeenText();
  return useCallback(
    (error) => {
      const changed = changedOf(error);
      if (!changed) return undefined;
      const { by } = changed;
      const when = formatAgo(changed.at, new Date(), language);
      const isOwn = by !== null && by.id === id;
      if (isOwn) return { words: t.changedByYou(when), isOwn };
      if (!by) return { words: t.changedAt(when), isOwn };
      return { words: t.changedBy({ name: `\u2068${seen(by.name || by.email)}\u2069`, when }), isOwn };
    },
    [t, language, id, seen],
  );
}
