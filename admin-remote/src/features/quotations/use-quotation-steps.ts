import {
  problemOf,
  useDiscardQuotationDraftMutation,
  useGetQuotationQuery,
  usePrepareQuotationMutation,
  useRepriceQuotationMutation,
  useWithdrawQuotationMutation,
  ifMatch,
  type ApiError,
  type Quotation,
} from '@tiraz/api-client/staff';
import type { QuotationRefusal } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { useNotify } from '@tiraz/staff-kit/page';
import { useRef, useState } from 'react';

/** Words for each of its own, and for some of the inquiry, the store and the customer's answers. */
type Refusals = Record<QuotationRefusal, string> & Record<string, string | undefined>;

/** Says why something was refused, and shows the quotation as it stands now where that is why. */
export function useRefusal(inquiryId: string): (error: ApiError) => void {
  const t = useTexts(texts);
  const notify = useNotify();
  const { refetch } = useGetQuotationQuery(inquiryId);
  return (error) => {
    const refusals: Readonly<Refusals> = t.refusals;
    const reason = error.status === 412 ? t.changedMeanwhile : refusals[problemOf(error)?.code ?? ''];
    notify.error(reason ?? t.failed, error);
    // After a 412 the page asks by itself.
    if (error.status === 409) void refetch();
  };
}

/**
 * For a dialog: the version that it was opened with, so that what others do meanwhile is not done over; from the first
 * refusal on, which says so, the one that is shown.
 */
export function useVersionRead(inquiryId: string, { version }: Quotation) {
  const say = useRefusal(inquiryId);
  const [read, setRead] = useState<number | undefined>(version);
  const refuse = (error: ApiError) => {
    setRead(undefined);
    say(error);
  };
  return { version: read ?? version, refuse };
}

/** What is done at one press, or at one and a question: one at a time, and how it went is said. */
export function useQuotationSteps(inquiryId: string, quotation: Quotation | undefined) {
  const t = useTexts(texts);
  const notify = useNotify();
  const refuse = useRefusal(inquiryId);
  const [prepare] = usePrepareQuotationMutation();
  const [reprice] = useRepriceQuotationMutation();
  const [withdraw] = useWithdrawQuotationMutation();
  const [discard] = useDiscardQuotationDraftMutation();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /** For the second of two quick presses: the version that was changed already, and is still shown. */
  const changed = useRef<number>(undefined);
  const version = quotation?.version ?? 0;

  const once = async (send: () => { unwrap: () => Promise<unknown> }, done: string) => {
    if (isUnderWay.current || changed.current === version) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await send().unwrap();
      changed.current = version;
      notify.success(done);
    } catch (error) {
      refuse(error as ApiError);
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  const asRead = { id: inquiryId, ...ifMatch(version) };

  return {
    isBusy,
    prepare: () => once(() => prepare(inquiryId), t.prepared),
    reprice: () => once(() => reprice(asRead), t.repriced),
    withdraw: () => once(() => withdraw(asRead), t.withdrawn),
    discard: () => once(() => discard(asRead), t.discarded),
  };
}

export type QuotationSteps = ReturnType<typeof useQuotationSteps>;
