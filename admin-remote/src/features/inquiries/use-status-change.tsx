import {
  currentOf,
  ifMatch,
  useUndoInquiryStatusMutation,
  useUpdateInquiryMutation,
  type ApiError,
  type InquiryDetails,
  type InquirySummary,
} from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { useMergedSave, useUndoableSave } from '@tiraz/staff-kit/forms';
import { useCallback, useRef, useState } from 'react';
import { InquiryStatusTag } from '../../ui/status-tag';
import type { AskWhy } from './use-lost-question';

export type Movable = Pick<InquirySummary, 'id' | 'status' | 'version' | 'lost'>;

/** Moves inquiries to another status, each with a toast that takes it back; and which are on their way. */
export function useStatusChange(askWhy: AskWhy): {
  pending: ReadonlySet<string>;
  /** What was stored from here, which a list may not show yet. */
  moved: ReadonlyMap<string, Movable>;
  changeStatus: (inquiry: Movable, to: InquiryStatus) => Promise<void>;
} {
  const text = useTexts(texts);
  const saveUndoably = useUndoableSave();
  const save = useMergedSave();
  const [update] = useUpdateInquiryMutation();
  const [undo] = useUndoInquiryStatusMutation();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<ReadonlyMap<string, Movable>>(new Map());
  /** What was stored from here, until the list shows it: nobody is told that they were quicker than themselves. */
  const stored = useRef(new Map<string, Movable>());
  /** What is being asked about or stored; at once, for the second of two quick presses. */
  const underWay = useRef(new Set<string>());

  const whilePending = useCallback(async <Result,>(id: string, work: () => Promise<Result>) => {
    setPending((ids) => new Set(ids).add(id));
    try {
      return await work();
    } finally {
      setMoved(new Map(stored.current));
      setPending((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  }, []);

  /** @param change as it was answered */
  const takeBack = useCallback(
    async function again({ id, version, history }: InquiryDetails): Promise<Movable> {
      try {
        const data = await undo({ id, ...ifMatch(version) }).unwrap();
        stored.current.set(id, data);
        return data;
      } catch (error) {
        const current = currentOf<InquiryDetails>(error as ApiError);
        // Notes were saved since, and the status is as we left it.
        if (current?.history.length === history.length) return again(current);
        throw error;
      }
    },
    [undo],
  );

  const move = useCallback(
    async (shown: Movable, to: InquiryStatus) => {
      const { id } = shown;
      const lost = await askWhy([shown], to);
      if (lost === undefined) return;
      const own = stored.current.get(id);
      /** What we have changed ourselves: who finds it done has nothing to take back. */
      let change: InquiryDetails | undefined;
      const store = async () => {
        const saved = await save<Movable>({
          base: own && own.version > shown.version ? own : shown,
          changes: { status: to },
          put: async (_, version) => {
            const answer = await update({
              id,
              ...ifMatch(version),
              body: { status: to, ...(lost && { lost }) },
            }).unwrap();
            if (answer.version !== version) change = answer;
            return answer;
          },
          labelOf: () => text.status,
          show: (_, status) => <InquiryStatusTag status={String(status)} />,
        });
        if (saved) stored.current.set(id, saved);
        // Otherwise somebody else's status was left standing.
        return saved?.status === to ? saved : undefined;
      };
      await saveUndoably({
        save: () => whilePending(id, store),
        done: text.updated,
        failed: text.updateFailed,
        undo: () => {
          const mine = change;
          return mine && (() => whilePending(id, () => takeBack(mine)));
        },
        undone: text.updated,
        undoFailed: (error) => (currentOf(error) ? text.changedSince : text.updateFailed),
      }).catch(() => undefined);
    },
    [askWhy, save, saveUndoably, takeBack, text, update, whilePending],
  );
  const changeStatus = useCallback(
    async (shown: Movable, to: InquiryStatus) => {
      const { id } = shown;
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      await move(shown, to).finally(() => underWay.current.delete(id));
    },
    [move],
  );

  return { pending, moved, changeStatus };
}
