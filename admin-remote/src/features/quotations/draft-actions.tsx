import type { InquiryDetails, Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import type { QuotationStep } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { useLocation } from '@tiraz/router';
import { useGo } from '@tiraz/staff-kit/page';
import { useQuestion } from '@tiraz/staff-kit/forms';
import { Button } from 'antd';
import { useState } from 'react';
import { SendDialog } from './send-dialog';
import type { QuotationSteps } from './use-quotation-steps';

export interface ActionsProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  revision: QuotationRevision;
  next: readonly QuotationStep[];
  steps: QuotationSteps;
}

/** What may be done with a draft. */
export function DraftActions({ inquiry, quotation, revision, next, steps }: ActionsProps) {
  const t = useTexts(texts);
  const ask = useQuestion();
  // Of the list that led here.
  const { search } = useLocation();
  const go = useGo();
  const [isSending, setSending] = useState(false);

  const discard = () =>
    ask({
      title: t.discardQuestion,
      hint: t.discardHint,
      yes: t.discard,
      no: t.cancel,
      onYes: steps.discard,
    });
  return (
    <>
      {next.includes('send') && (
        <Button type="primary" disabled={steps.isBusy} onClick={() => setSending(true)}>
          {t.send}
        </Button>
      )}
      {next.includes('edit') && (
        <Button disabled={steps.isBusy} onClick={() => go(`/inquiries/${inquiry.id}/quotation${search}`)}>
          {t.edit}
        </Button>
      )}
      {next.includes('discard') && (
        <Button danger type="text" disabled={steps.isBusy} onClick={discard}>
          {t.discard}
        </Button>
      )}
      {isSending && (
        <SendDialog
          inquiry={inquiry}
          quotation={quotation}
          draft={revision}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
