import { ifMatch, useUpdateInquiryMutation, type InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { useCallback, useState } from 'react';
import { useMergedSave } from '../../ui/merged-save';
import { InquiryStatusTag, type InquiryStatus } from '../../ui/status-tag';
import { useNotify } from '../../ui/toaster';
import { texts } from './texts';

type Movable = Pick<InquirySummary, 'id' | 'status' | 'version'>;

/** Moves inquiries to another status, each with a toast that takes it back; and which are on their way. */
export function useStatusChange(): {
  pending: ReadonlySet<string>;
  changeStatus: (inquiry: Movable, to: InquiryStatus) => Promise<void>;
} {
  const text = useTexts(texts);
  const notify = useNotify();
  const save = useMergedSave();
  const [update] = useUpdateInquiryMutation();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const changeStatus = useCallback(
    async function change(inquiry: Movable, to: InquiryStatus): Promise<void> {
      const { id, status: former } = inquiry;
      setPending((ids) => new Set(ids).add(id));
      try {
        const saved = await save<Movable>({
          base: inquiry,
          changes: { status: to },
          put: (_, version) => update({ id, ...ifMatch(version), body: { status: to } }).unwrap(),
          labelOf: () => text.status,
          show: (_, status) => <InquiryStatusTag status={String(status)} />,
        });
        // Otherwise somebody else's status was left standing.
        if (saved?.status === to) notify.success(text.updated, { undo: () => void change(saved, former) });
      } catch {
        notify.error(text.updateFailed);
      } finally {
        setPending((ids) => new Set([...ids].filter((other) => other !== id)));
      }
    },
    [notify, save, text, update],
  );

  return { pending, changeStatus };
}
