import {
  ifMatch,
  useAssignInquiryMutation,
  useUndoInquiryOwnersMutation,
  type InquiryDetails,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { useState } from 'react';
import { OwnerName } from '../../ui/owner-name';

type Owned = Pick<InquiryDetails, 'ownerId' | 'version'>;

/** Gives an inquiry to somebody, with a toast that takes it back. */
export function useOwnerChange({ id, ownerId: before, version }: InquiryDetails) {
  const text = useTexts(texts);
  const notify = useNotify();
  const saveUndoably = useUndoableSave();
  const save = useMergedSave();
  const [put] = useAssignInquiryMutation();
  const [undo] = useUndoInquiryOwnersMutation();
  const [isPending, setPending] = useState(false);

  const whilePending = async <Result,>(work: () => Promise<Result>) => {
    setPending(true);
    try {
      return await work();
    } finally {
      setPending(false);
    }
  };
  const takeBack = async (change: Owned) => {
    const [result] = await undo({ changes: [{ id, version: change.version }] }).unwrap();
    if (result?.outcome !== 'failed') return result;
    notify.error(text.changedSince);
    return undefined;
  };
  const assign = async (ownerId: string | null) => {
    /** What we have changed ourselves: who finds it done has nothing to take back. */
    let change: Owned | undefined;
    const store = async () => {
      const saved = await save<Owned>({
        base: { ownerId: before, version },
        changes: { ownerId },
        put: async (_, over) => {
          const answer = await put({ id, ...ifMatch(over), inquiryOwner: { ownerId } }).unwrap();
          if (answer.version !== over) change = answer;
          return answer;
        },
        labelOf: () => text.owner,
        show: (_, owner) => <OwnerName id={owner as string | null} />,
      });
      // Otherwise somebody else's owner was left standing.
      return saved?.ownerId === ownerId ? saved : undefined;
    };
    await saveUndoably({
      save: () => whilePending(store),
      done: text.ownerChanged,
      failed: text.updateFailed,
      undo: () => {
        const mine = change;
        return mine && (() => whilePending(() => takeBack(mine)));
      },
      undone: text.ownerChanged,
    }).catch(() => undefined);
  };
  return { isPending, assign };
}
