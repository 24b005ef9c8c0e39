import { useTexts } from '@tiraz/locale';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { texts as breakTexts } from '@tiraz/messages/admin-remote/quantity-breaks';

/** Why the server does not store an item, or a value of one, by the code of its refusal; undefined where it needs no words of its own. */
export function useRefusalWords(): (code: string | undefined) => string | undefined {
  const { itemGone, pictureGone } = useTexts(itemTexts);
  const { dearer } = useTexts(breakTexts);
  const words = new Map([
    ['catalogue.unknown-item', itemGone],
    ['picture.unknown', pictureGone],
    ['quantity-break.dearer', dearer],
  ]);
  return (code = '') => words.get(code);
}
