import { ifMatch, useUpdateInquiryMutation, type InquirySummary } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { useCallback, useRef, useState } from 'react';
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
  /** What was stored from here, until the list shows it: nobody is told that they were quicker than themselves. */
  const stored = useRef(new Map<string, Movable>());

  const changeStatus = useCallback(
    async function change(shown: Movable, to: InquiryStatus): Promise<void> {
      const own = stored.current.get(shown.id);
      const inquiry = own && own.version > shown.version ? own : shown;
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
        if (saved) stored.current.set(id, saved);
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
