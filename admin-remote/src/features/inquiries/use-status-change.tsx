import {
  currentOf,
  ifMatch,
  useUndoInquiryStatusMutation,
  useUpdateInquiryMutation,
  type ApiError,
  type InquiryDetails,
  type InquirySummary,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { useMergedSave } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { useCallback, useRef, useState } from 'react';
import { InquiryStatusTag, type InquiryStatus } from '../../ui/status-tag';
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
  const [undo] = useUndoInquiryStatusMutation();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  /** What was stored from here, until the list shows it: nobody is told that they were quicker than themselves. */
  const stored = useRef(new Map<string, Movable>());

  const whilePending = useCallback(async (id: string, work: () => Promise<void>): Promise<void> => {
    setPending((ids) => new Set(ids).add(id));
    try {
      await work();
    } finally {
      setPending((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  }, []);

  /** @param change as it was answered */
  const takeBack = useCallback(
    async function again(change: InquiryDetails): Promise<void> {
      const { id, version, history } = change;
      const { data, error } = await undo({ id, ...ifMatch(version) });
      if (data) {
        stored.current.set(id, data);
        notify.success(text.updated);
        return;
      }
      const current = error && currentOf<InquiryDetails>(error as ApiError);
      // Notes were saved since, and the status is as we left it.
      if (current?.history.length === history.length) return again(current);
      notify.error(current ? text.changedSince : text.updateFailed, error as ApiError);
    },
    [notify, text, undo],
  );

  const changeStatus = useCallback(
    (shown: Movable, to: InquiryStatus) =>
      whilePending(shown.id, async () => {
        const own = stored.current.get(shown.id);
        const { id } = shown;
        /** What we have changed ourselves: who finds it done has nothing to take back. */
        let change: InquiryDetails | undefined;
        try {
          const saved = await save<Movable>({
            base: own && own.version > shown.version ? own : shown,
            changes: { status: to },
            put: async (_, version) => {
              const answer = await update({ id, ...ifMatch(version), body: { status: to } }).unwrap();
              if (answer.version !== version) change = answer;
              return answer;
            },
            labelOf: () => text.status,
            show: (_, status) => <InquiryStatusTag status={String(status)} />,
          });
          if (saved) stored.current.set(id, saved);
          // Otherwise somebody else's status was left standing.
          if (saved?.status !== to) return;
          const mine = change;
          notify.success(text.updated, mine && { undo: () => void whilePending(id, () => takeBack(mine)) });
        } catch (error) {
          notify.error(text.updateFailed, error as ApiError);
        }
      }),
    [notify, save, takeBack, text, update, whilePending],
  );

  return { pending, changeStatus };
}
