import type { ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { useMergedSave } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { texts as itemTexts } from './item-texts';
import { useWrites, type Fields, type Item, type Kind } from './kinds';
import { useShownValue } from './shown-value';
import { texts } from './texts';

/**
 * Changes some fields of an item, asks where somebody else changed the same ones meanwhile, and says how it went.
 *
 * @returns the item as it is stored, or undefined when the reader wants to go on editing; rejects with an ApiError
 */
export function useSavedItem(kind: Kind) {
  const t = useTexts(texts);
  const { fields } = useTexts(itemTexts);
  const show = useShownValue();
  const notify = useNotify();
  const mergedSave = useMergedSave();
  const { update } = useWrites(kind);

  const save = (base: Item, changes: Fields) =>
    mergedSave<Item>({
      base,
      changes,
      put: (wanted, version) => update(base.id, wanted, version),
      labelOf: (field) => fields[field as keyof typeof fields] ?? field,
      show,
    });

  return async (base: Item, changes: Fields, { undoable = false } = {}): Promise<Item | undefined> => {
    try {
      const saved = await save(base, changes);
      if (!saved) return undefined;
      const former = Object.fromEntries(Object.keys(changes).map((field) => [field, base[field]]));
      const undo = () =>
        void save(saved, former).then(
          (undone) => undone && notify.success(t.done[kind].update),
          (error: ApiError) => notify.error(t.failed[kind].update, error),
        );
      notify.success(t.done[kind].update, undoable ? { undo } : undefined);
      return saved;
    } catch (error) {
      notify.error(t.failed[kind].update, error as ApiError);
      throw error;
    }
  };
}
