import {
  currentOf,
  ifMatch,
  useUndoFollowUpMutation,
  useUpdateFollowUpMutation,
  type FollowUp,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { momentOf, useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';

/** Stored; left as somebody else has changed it; or nothing yet, of which it was said why. */
type Outcome = 'done' | 'theirs' | 'back';

type Change = Partial<Pick<FollowUp, 'status' | 'scheduledDate'>>;

/** What can be done with a follow-up. Every step can be taken back from its toast. */
export function useFollowUpActions() {
  const t = useTexts(texts);
  const formText = useTexts(formTexts);
  const { language } = useLanguage();
  const saveUndoably = useUndoableSave();
  const save = useMergedSave();
  const [update] = useUpdateFollowUpMutation();
  const [undo] = useUndoFollowUpMutation();

  const change = (followUp: FollowUp, changes: Change, done: string): Promise<Outcome> => {
    /** What we have changed ourselves: who finds it done has nothing to take back. */
    let mine: FollowUp | undefined;
    let isStored = false;
    let outcome: Outcome = 'back';
    const put = async (wanted: Change, version: number) => {
      const answer = await update({ id: followUp.id, followUpChanges: wanted, ...ifMatch(version) }).unwrap();
      if (answer.version !== version) mine = answer;
      isStored = true;
      return answer;
    };
    return saveUndoably({
      save: async () => {
        const saved = await save<FollowUp>({
          base: followUp,
          changes,
          put,
          labelOf: (field) => (field === 'status' ? t.status : formText.date),
          show: (field, value) =>
            field === 'status'
              ? t.followUpStatuses[value as FollowUp['status']]
              : formatDateTime(momentOf(String(value)), language),
        });
        if (saved) outcome = isStored ? 'done' : 'theirs';
        return isStored ? saved : undefined;
      },
      done,
      failed: t.updateFailed,
      undo: () => {
        const changed = mine;
        return changed && (() => undo({ id: changed.id, ...ifMatch(changed.version) }).unwrap());
      },
      undoFailed: (error) => (currentOf(error) ? t.changedSince : t.updateFailed),
    }).then(
      () => outcome,
      () => 'back',
    );
  };

  return {
    complete: (followUp: FollowUp) => change(followUp, { status: 'completed' }, t.completed),
    cancel: (followUp: FollowUp) => change(followUp, { status: 'cancelled' }, t.cancelled),
    reopen: (followUp: FollowUp) => change(followUp, { status: 'pending' }, t.reopened),
    reschedule: (followUp: FollowUp, scheduledDate: string) =>
      change(followUp, { scheduledDate }, t.rescheduled),
  };
}
