import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';

/** What a fault that the server finds in one field means, by its code, where a form has no words of its own for it. */
export function useFaultText(): (code: string) => string {
  const t = useTexts(texts);
  return (code) => (code === 'text.forbidden-character' ? t.forbiddenCharacter : t.invalid);
}
