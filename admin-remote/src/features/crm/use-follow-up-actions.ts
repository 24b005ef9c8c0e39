import { ifMatch, useUpdateFollowUpMutation, type FollowUp } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { momentOf, useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';

type Change = Partial<Pick<FollowUp, 'status' | 'scheduledDate'>>;

/** What can be done with a follow-up. Every step can be taken back from its toast. */
export function useFollowUpActions() {
  const t = useTexts(texts);
  const formText = useTexts(formTexts);
  const { language } = useLanguage();
  const saveUndoably = useUndoableSave();
  const save = useMergedSave();
  const [update] = useUpdateFollowUpMutation();

  const put = (followUp: FollowUp, changes: Change) =>
    save<FollowUp>({
      base: followUp,
      changes,
      put: (wanted: Change, version) =>
        update({ id: followUp.id, followUpChanges: wanted, ...ifMatch(version) }).unwrap(),
      labelOf: (field) => (field === 'status' ? t.status : formText.date),
      show: (field, value) =>
        field === 'status'
          ? t.followUpStatuses[value as FollowUp['status']]
          : formatDateTime(momentOf(String(value)), language),
    });

  /** @returns whether it is done; says so otherwise */
  const change = (followUp: FollowUp, changes: Change, done: string): Promise<boolean> => {
    const { status, scheduledDate } = followUp;
    const former: Change = changes.scheduledDate === undefined ? { status } : { scheduledDate };
    return saveUndoably({
      save: () => put(followUp, changes),
      done,
      failed: t.updateFailed,
      undo: (changed) => () => put(changed, former),
    }).then(Boolean, () => false);
  };

  return {
    complete: (followUp: FollowUp) => change(followUp, { status: 'completed' }, t.completed),
    cancel: (followUp: FollowUp) => change(followUp, { status: 'cancelled' }, t.cancelled),
    reopen: (followUp: FollowUp) => change(followUp, { status: 'pending' }, t.reopened),
    reschedule: (followUp: FollowUp, scheduledDate: string) =>
      change(followUp, { scheduledDate }, t.rescheduled),
  };
}
