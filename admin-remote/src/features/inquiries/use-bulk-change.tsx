import {
  useAssignInquiriesMutation,
  useChangeInquiryStatusesMutation,
  useUndoInquiryOwnersMutation,
  useUndoInquiryStatusesMutation,
  type ApiError,
  type InquirySummary,
  type OwnerChangeResult,
  type StatusChangeResult,
} from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { offerUndo, whileChanging } from '@tiraz/staff-kit/keys';
import { useNotify } from '@tiraz/staff-kit/page';
import { useState, type ReactNode } from 'react';
import { OwnerName } from '../../ui/owner-name';
import { InquiryStatusTag } from '../../ui/status-tag';
import type { AskWhy } from './use-lost-question';

type Result<Value> = Omit<StatusChangeResult | OwnerChangeResult, 'from'> & { from?: Value };
type Change = { id: string; version: number };
type Answer<Value> = Promise<{ data?: Result<Value>[]; error?: unknown }>;

/** What became of one inquiry, in the words of the screen. */
export interface ShownResult extends Omit<Result<never>, 'from'> {
  customerName: string;
  /** Absent when it failed. */
  from?: ReactNode;
  to: ReactNode;
}

/** What became of every inquiry that was to be changed. */
export interface BulkOutcome {
  results: ShownResult[];
  /** How many of them are told by. */
  counts: 'outcomeCounts' | 'ownerCounts';
  /** Takes back what was changed; whatever has moved on since stays. */
  undo: () => void;
}

/** Something that is done to many: how it is asked for and taken back, and how its values look. */
interface Kind<Value> {
  counts: BulkOutcome['counts'];
  takeBack: (changes: Change[]) => Answer<Value>;
  show: (value: Value) => ReactNode;
}

/** Changes several inquiries at once, remembers what became of each, and takes it back. */
export function useBulkChange(askWhy: AskWhy) {
  const text = useTexts(texts);
  const notify = useNotify();
  const [move, { isLoading: isMoving }] = useChangeInquiryStatusesMutation();
  const [moveBack, { isLoading: isMovingBack }] = useUndoInquiryStatusesMutation();
  const [assign, { isLoading: isAssigning }] = useAssignInquiriesMutation();
  const [assignBack, { isLoading: isAssigningBack }] = useUndoInquiryOwnersMutation();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  const change = <Value,>(
    inquiries: readonly InquirySummary[],
    to: Value,
    answer: Answer<Value>,
    kind: Kind<Value>,
  ): Promise<boolean> =>
    whileChanging(async () => {
      const { data, error } = await answer;
      if (!data) {
        notify.error(text.updateFailed, error as ApiError);
        return false;
      }
      const nameOf = new Map(inquiries.map(({ id, customerName }) => [id, customerName]));
      const results = data.map(({ from, ...one }) => ({
        ...one,
        customerName: nameOf.get(one.id) ?? '',
        ...(from !== undefined && { from: kind.show(from) }),
        to: kind.show(to),
      }));
      const changes = data.flatMap(({ id, outcome: result, version }) =>
        result === 'changed' && version !== undefined ? [{ id, version }] : [],
      );
      const { counts } = kind;
      const undo =
        changes.length > 0 ? offerUndo(() => void takeBack(changes, results, kind)) : () => undefined;
      setOutcome({ results, counts, undo });
      return true;
    });

  /** May be asked again when there was no answer. What has moved on since is named. */
  const takeBack = async <Value,>(
    changes: Change[],
    changed: ShownResult[],
    kind: Kind<Value>,
  ): Promise<void> => {
    const { data, error } = await kind.takeBack(changes);
    if (!data) {
      notify.error(text.updateFailed, error as ApiError);
      const again = offerUndo(() => void takeBack(changes, changed, kind));
      setOutcome((shown) => shown && { ...shown, undo: again });
      return;
    }
    const left = data.filter(({ outcome: result }) => result === 'failed');
    if (left.length === 0) {
      setOutcome(undefined);
      notify.success(text.updated);
      return;
    }
    notify.error(text.someChangedSince);
    setOutcome({
      results: left.map(({ from: _, ...one }) => ({
        ...one,
        customerName: changed.find(({ id }) => id === one.id)?.customerName ?? '',
        to: undefined,
      })),
      counts: kind.counts,
      undo: () => undefined,
    });
  };

  return {
    isPending: isMoving || isMovingBack || isAssigning || isAssigningBack,
    outcome,
    /** @returns whether it was asked for and answered */
    async changeAll(inquiries: readonly InquirySummary[], status: InquiryStatus): Promise<boolean> {
      const lost = await askWhy(inquiries, status);
      if (lost === undefined) return false;
      const answer = move({ ids: idsOf(inquiries), status, ...(lost && { lost }) });
      return change<InquiryStatus>(inquiries, status, answer, {
        counts: 'outcomeCounts',
        takeBack: (changes) => moveBack({ changes }),
        show: (one) => <InquiryStatusTag status={one} />,
      });
    },
    /** @param ownerId null: nobody @returns whether the request was answered */
    assignAll: (inquiries: readonly InquirySummary[], ownerId: string | null) =>
      change<string | null>(inquiries, ownerId, assign({ ids: idsOf(inquiries), ownerId }), {
        counts: 'ownerCounts',
        takeBack: (changes) => assignBack({ changes }),
        show: (one) => <OwnerName id={one} />,
      }),
    dismiss: () => setOutcome(undefined),
  };
}

function idsOf(inquiries: readonly InquirySummary[]): string[] {
  return inquiries.map(({ id }) => id);
}
