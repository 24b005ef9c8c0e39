import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';
import { KINDS, type Fields, type Item, type Kind } from './kinds';
import { useShownValue } from './shown-value';

/**
 * Changes some fields of an item, asks where somebody else changed the same ones meanwhile, and says how it went.
 *
 * @returns the item as it is stored, or undefined when the reader wants to go on editing; rejects with an ApiError
 */
export function useSavedItem(kind: Kind) {
  const t = useTexts(texts);
  const { fields } = useTexts(itemTexts);
  const show = useShownValue();
  const saveUndoably = useUndoableSave();
  const mergedSave = useMergedSave();
  const { update } = KINDS[kind].useWrites();

  const save = (base: Item, changes: Fields) =>
    mergedSave<Item>({
      base,
      changes,
      put: (wanted, version) => update(base.id, wanted, version),
      labelOf: (field) => fields[field as keyof typeof fields] ?? field,
      show,
    });

  return (base: Item, changes: Fields, { undoable = false } = {}): Promise<Item | undefined> => {
    const former = Object.fromEntries(Object.keys(changes).map((field) => [field, base[field]]));
    return saveUndoably({
      save: () => save(base, changes),
      done: t.done[kind].update,
      failed: t.failed[kind].update,
      undo: (saved) => (undoable ? () => save(saved, former) : undefined),
      undone: t.done[kind].update,
    });
  };
}
