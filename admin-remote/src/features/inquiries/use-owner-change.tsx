import { ifMatch, useAssignInquiryMutation, type InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';
import { useState } from 'react';
import { OwnerName } from '../../ui/owner-name';

type Owned = Pick<InquiryDetails, 'ownerId' | 'version'>;

/** Gives an inquiry to somebody, with a toast that takes it back. */
export function useOwnerChange({ id, ownerId: before, version }: InquiryDetails) {
  const text = useTexts(texts);
  const saveUndoably = useUndoableSave();
  const save = useMergedSave();
  const [put] = useAssignInquiryMutation();
  const [isPending, setPending] = useState(false);

  const store = async (base: Owned, ownerId: string | null) => {
    setPending(true);
    try {
      const saved = await save<Owned>({
        base,
        changes: { ownerId },
        put: (_, over) => put({ id, ...ifMatch(over), inquiryOwner: { ownerId } }).unwrap(),
        labelOf: () => text.owner,
        show: (_, owner) => <OwnerName id={owner as string | null} />,
      });
      // Otherwise somebody else's owner was left standing.
      return saved?.ownerId === ownerId ? saved : undefined;
    } finally {
      setPending(false);
    }
  };
  const assign = async (ownerId: string | null) => {
    await saveUndoably({
      save: () => store({ ownerId: before, version }, ownerId),
      done: text.ownerChanged,
      failed: text.updateFailed,
      undo: (saved) => () => store(saved, before),
      undone: text.ownerChanged,
    }).catch(() => undefined);
  };
  return { isPending, assign };
}
