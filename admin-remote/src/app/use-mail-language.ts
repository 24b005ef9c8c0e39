import { useSayLanguageMutation, type Me } from '@tiraz/api-client/staff';
import { useLanguage, type Language } from '@tiraz/locale';
import { useEffect, useEffectEvent } from 'react';

/** Mails to whoever is signed in are written in the language in which they have the staff area open. */
export function useMailLanguage(me: Me): void {
  const { language } = useLanguage();
  const [say] = useSayLanguageMutation();
  const sayIfNew = useEffectEvent((shown: Language) => {
    if (shown !== me.language) void say({ language: shown });
  });
  // Not when another window says another one: they would go on contradicting each other.
  useEffect(() => sayIfNew(language), [language, me.id]);
}
