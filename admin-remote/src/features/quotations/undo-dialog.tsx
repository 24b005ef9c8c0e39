import {
  ifMatch,
  useUndoQuotationAcceptanceMutation,
  type InquiryDetails,
  type Quotation,
} from '@tiraz/api-client/staff';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import styles from './quotation-panel.module.css';
import { useVersionRead } from './use-quotation-steps';

interface UndoDialogProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  onClose: () => void;
}

interface Values {
  reason: string;
}

/** Takes an acceptance back, and says why. */
export function UndoDialog({ inquiry, quotation, onClose }: UndoDialogProps) {
  const t = useTexts(texts);
  const { version, refuse } = useVersionRead(inquiry.id, quotation);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [undo] = useUndoQuotationAcceptanceMutation();

  return (
    <FormDialog<Values>
      name="quotation-undo"
      title={t.undoTitle}
      form={form}
      initialValues={{ reason: '' }}
      first="reason"
      send={t.undo}
      sending={t.undoing}
      isDanger
      cancel={t.cancel}
      onSend={async ({ reason }) => {
        await undo({
          id: inquiry.id,
          ...ifMatch(version),
          acceptanceUndo: { reason: reason.trim() },
        }).unwrap();
        notify.success(t.undone);
        onClose();
      }}
      onFailure={refuse}
      onClose={onClose}
    >
      <p className={styles.hint}>{t.undoHint}</p>
      <Form.Item
        name="reason"
        label={t.undoReason}
        rules={rules.text({ required: t.undoReasonRequired, longest: QUOTATION_LIMITS.note })}
      >
        <Input.TextArea dir="auto" rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
