import {
  useChangeInquiryStatusesMutation,
  type ChangeInquiryStatusesApiResponse,
  type InquirySummary,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { useState } from 'react';
import type { InquiryStatus } from '../../ui/status-tag';
import { useNotify } from '../../ui/toaster';
import { texts } from './texts';

type Result = ChangeInquiryStatusesApiResponse[number];

/** What became of every inquiry that was to be moved. */
export interface BulkOutcome {
  to: InquiryStatus;
  results: (Result & { customerName: string })[];
}

/** Moves several inquiries at once, remembers what became of each, and takes it back. */
export function useBulkChange() {
  const text = useTexts(texts);
  const notify = useNotify();
  const [change, { isLoading }] = useChangeInquiryStatusesMutation();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  /** @returns whether the request was answered */
  const changeAll = async (inquiries: readonly InquirySummary[], to: InquiryStatus): Promise<boolean> => {
    const { data } = await change({ ids: inquiries.map(({ id }) => id), status: to });
    if (!data) {
      notify.error(text.updateFailed);
      return false;
    }
    const nameOf = new Map(inquiries.map(({ id, customerName }) => [id, customerName]));
    setOutcome({ to, results: data.map((one) => ({ ...one, customerName: nameOf.get(one.id) ?? '' })) });
    return true;
  };

  /** Gives every inquiry that was moved its former status again. */
  const undo = async (): Promise<void> => {
    const moved = (outcome?.results ?? []).filter(({ outcome: result }) => result === 'changed');
    const answers = [];
    for (const [status, group] of Map.groupBy(moved, ({ from }) => from)) {
      if (status) answers.push(await change({ ids: group.map(({ id }) => id), status }));
    }
    const isWhole = answers.every(({ data }) => data?.every(({ outcome: result }) => result !== 'failed'));
    setOutcome(undefined);
    if (isWhole) notify.success(text.updated);
    else notify.error(text.updateFailed);
  };

  return { isPending: isLoading, outcome, changeAll, undo, dismiss: () => setOutcome(undefined) };
}
