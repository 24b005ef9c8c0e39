import { currentOf, problemOf } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';
import { KINDS, type Fields, type Item, type Kind } from './kinds';
import { useShownValue } from './shown-value';
import { useRefusalWords } from './use-refusal-words';

/** What we have stored of an item ourselves. */
interface Own {
  item: Item;
  /** What the fields were just before; undefined where somebody else had changed them to the same. */
  former: Fields | undefined;
}

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
  const refusalWords = useRefusalWords();
  const { update } = KINDS[kind].useWrites();

  /** Nothing is our own where what somebody else has changed was left standing. */
  const save = async (
    base: Item,
    changes: Fields,
  ): Promise<{ own?: Own | undefined; stored?: Item | undefined }> => {
    let known = base;
    let own: Own | undefined;
    const stored = await mergedSave<Item>({
      base,
      changes,
      put: async (wanted, version) => {
        const item = await update(base.id, wanted, version);
        const former = Object.fromEntries(Object.keys(wanted).map((field) => [field, known[field]]));
        own = { item, former: item.version === version ? undefined : former };
        return item;
      },
      current: (error) => {
        const current = currentOf<Item>(error);
        known = current ?? known;
        return current;
      },
      labelOf: (field) => fields[field as keyof typeof fields] ?? field,
      show,
    });
    return { own, stored };
  };

  return async (base: Item, changes: Fields, { undoable = false } = {}): Promise<Item | undefined> => {
    let kept: Item | undefined;
    await saveUndoably({
      save: async () => {
        const { stored, own } = await save(base, changes);
        kept = stored;
        return own;
      },
      done: t.done[kind].update,
      // What is about a field a form says beside it; where a value is put back there is none.
      failed: (error) => {
        const problem = problemOf(error);
        const isSaid = !undoable && problem?.errors?.length;
        return (!isSaid && refusalWords(problem?.code)) || t.failed[kind].update;
      },
      undo: ({ item, former }) =>
        undoable && former ? async () => (await save(item, former)).own : undefined,
      undone: t.done[kind].update,
    });
    return kept;
  };
}
