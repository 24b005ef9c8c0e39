import {
  ifMatch,
  useRevertPriceChangeMutation,
  useSavePriceChangeMutation,
  type ApiError,
  type NewPriceChange,
  type PriceChange,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { whileChanging } from '@tiraz/staff-kit/keys';
import { useNotify } from '@tiraz/staff-kit/page';
import type { PriceRow } from './price-rows';
import { useFaults } from './use-faults';

/** Saves a change and says how it went, with a way back where it has taken effect. */
export function useSaveChange() {
  const t = useTexts(texts);
  const notify = useNotify();
  const [saveChange, { isLoading }] = useSavePriceChangeMutation();
  const [revert] = useRevertPriceChangeMutation();
  const faultOf = useFaults();

  const takeBack = ({ id, version }: PriceChange) =>
    void revert({ id, ...ifMatch(version) })
      .unwrap()
      .then(
        (reverted) => notify.success(saidOfRevert(reverted, t)),
        (error: ApiError) => notify.error(faultOf(error) ?? t.stepFailed, error),
      );

  /** @returns the change as it is saved; undefined where it is not, which has been said */
  const save = (change: NewPriceChange, rows: readonly PriceRow[]): Promise<PriceChange | undefined> =>
    whileChanging(async () => {
      try {
        const saved = await saveChange(change).unwrap();
        const keptOut = leftAloneIn(saved);
        const done = { draft: t.kept, scheduled: t.planned }[saved.state as string] ?? t.changed;
        const said = keptOut > 0 ? `${done}. ${t.keptOut(keptOut)}` : done;
        notify.success(said, saved.state === 'applied' ? { undo: () => takeBack(saved) } : undefined);
        return saved;
      } catch (error) {
        const cause = error as ApiError;
        notify.error(faultOf(cause, { wanted: change, rows }) ?? t.failed, cause);
        return undefined;
      }
    });
  return { save, isSaving: isLoading };
}

/** What is said of a change that was taken back. */
export function saidOfRevert(reverted: PriceChange, t: typeof texts.en): string {
  const left = reverted.items.filter(({ outcome }) => outcome === 'not-reverted').length;
  return left > 0 ? `${t.stepped.revert}. ${t.notRestored(left)}` : t.stepped.revert;
}

function leftAloneIn({ items }: PriceChange): number {
  return items.filter(({ outcome }) => outcome === 'kept-out').length;
}
