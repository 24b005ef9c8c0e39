import {
  useChangeInquiryStatusesMutation,
  useUndoInquiryStatusesMutation,
  type ApiError,
  type ChangeInquiryStatusesApiResponse,
  type InquirySummary,
  type UndoInquiryStatusesApiArg,
} from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { offerUndo } from '@tiraz/staff-kit/keys';
import { useNotify } from '@tiraz/staff-kit/page';
import { useState } from 'react';
import type { AskWhy } from './use-lost-question';

type Result = ChangeInquiryStatusesApiResponse[number];
type Change = UndoInquiryStatusesApiArg['changes'][number];

/** What became of every inquiry that was to be moved. */
export interface BulkOutcome {
  to: InquiryStatus;
  results: (Result & { customerName: string })[];
  /** Takes back what was changed; whatever has moved on since stays. */
  undo: () => void;
}

/** Moves several inquiries at once, remembers what became of each, and takes it back. */
export function useBulkChange(askWhy: AskWhy) {
  const text = useTexts(texts);
  const notify = useNotify();
  const [change, { isLoading: isChanging }] = useChangeInquiryStatusesMutation();
  const [takeBack, { isLoading: isTakingBack }] = useUndoInquiryStatusesMutation();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  /** @returns whether it was asked for and answered */
  const changeAll = async (inquiries: readonly InquirySummary[], to: InquiryStatus): Promise<boolean> => {
    const lost = await askWhy(inquiries, to);
    if (lost === undefined) return false;
    const ids = inquiries.map(({ id }) => id);
    const { data, error } = await change({ ids, status: to, ...(lost && { lost }) });
    if (!data) {
      notify.error(text.updateFailed, error as ApiError);
      return false;
    }
    const nameOf = new Map(inquiries.map(({ id, customerName }) => [id, customerName]));
    const results = data.map((one) => ({ ...one, customerName: nameOf.get(one.id) ?? '' }));
    const changes = results.flatMap(({ id, outcome: result, version }) =>
      result === 'changed' && version !== undefined ? [{ id, version }] : [],
    );
    setOutcome({
      to,
      results,
      undo: changes.length > 0 ? offerUndo(() => void undo(changes)) : () => undefined,
    });
    return true;
  };

  /** May be asked again when there was no answer. */
  const undo = async (changes: Change[]): Promise<void> => {
    const { data, error } = await takeBack({ changes });
    if (!data) {
      notify.error(text.updateFailed, error as ApiError);
      const again = offerUndo(() => void undo(changes));
      setOutcome((shown) => shown && { ...shown, undo: again });
      return;
    }
    setOutcome(undefined);
    if (data.every(({ outcome: result }) => result !== 'failed')) notify.success(text.updated);
    else notify.error(text.someChangedSince);
  };

  return {
    isPending: isChanging || isTakingBack,
    outcome,
    changeAll,
    dismiss: () => setOutcome(undefined),
  };
}
