import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { useQuestion } from '@tiraz/staff-kit/forms';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { ActionsProps } from './draft-actions';
import { HeardDialog } from './heard-dialog';
import { UndoDialog } from './undo-dialog';

/** What may be done with what the customer has before them. */
export function SentActions(props: ActionsProps & { children: ReactNode }) {
  const { inquiry, quotation, revision, next, steps, children } = props;
  const t = useTexts(texts);
  const { language } = useLanguage();
  const ask = useQuestion();
  const [open, setOpen] = useState<'heard' | 'undo'>();
  const close = () => setOpen(undefined);

  const withdraw = () =>
    ask({
      title: t.withdrawQuestion(formatNumber(revision.number, language)),
      hint: t.withdrawHint,
      yes: t.withdraw,
      no: t.cancel,
      onYes: steps.withdraw,
    });
  return (
    <>
      {revision.state === 'sent' && next.includes('accept-as-heard') && (
        <Button disabled={steps.isBusy} onClick={() => setOpen('heard')}>
          {t.heard}
        </Button>
      )}
      {children}
      {revision.state === 'sent' && next.includes('withdraw') && (
        <Button danger type="text" disabled={steps.isBusy} onClick={withdraw}>
          {t.withdraw}
        </Button>
      )}
      {revision.state === 'accepted' && next.includes('undo-acceptance') && (
        <Button disabled={steps.isBusy} onClick={() => setOpen('undo')}>
          {t.undo}
        </Button>
      )}
      {open === 'heard' && (
        <HeardDialog inquiry={inquiry} quotation={quotation} revision={revision} onClose={close} />
      )}
      {open === 'undo' && <UndoDialog inquiry={inquiry} quotation={quotation} onClose={close} />}
    </>
  );
}
