import type { InquirySummary } from '@tiraz/api-client/staff';
import { isLostBy, type InquiryStatus, type Lost } from '@tiraz/contracts/inquiry-status';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { LostDialog, type LosingStatus } from './lost-dialog';

type Losable = Pick<InquirySummary, 'status' | 'lost'>;

/** @returns null where there is nothing to ask, undefined where it is not to be moved */
export type AskWhy = (inquiries: readonly Losable[], to: InquiryStatus) => Promise<Lost | null | undefined>;

interface Question {
  to: LosingStatus;
  inquiries: readonly Losable[];
  settle: (lost: Lost | undefined) => void;
}

/** Asks why inquiries come to nothing before they are moved: once for all of them. */
export function useLostQuestion(): { askWhy: AskWhy; lostDialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const isAsking = useRef(false);

  const askWhy = useCallback<AskWhy>(async (inquiries, to) => {
    const isLosing = (status: InquiryStatus): status is LosingStatus =>
      inquiries.some((inquiry) => inquiry.status !== status && isLostBy(inquiry.status, status));
    if (!isLosing(to)) return null;
    if (isAsking.current) return undefined;
    isAsking.current = true;
    return new Promise<Lost | undefined>((resolve) => {
      const settle = (lost: Lost | undefined) => {
        isAsking.current = false;
        setQuestion(undefined);
        resolve(lost);
      };
      setQuestion({ to, inquiries, settle });
    });
  }, []);

  return {
    askWhy,
    lostDialog: question && (
      <LostDialog
        to={question.to}
        count={question.inquiries.length}
        said={question.inquiries.length === 1 ? question.inquiries[0]?.lost : undefined}
        onAnswer={question.settle}
        onClose={() => question.settle(undefined)}
      />
    ),
  };
}
