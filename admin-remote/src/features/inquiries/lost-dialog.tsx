import {
  LONGEST_LOST_NOTE,
  LOST_REASONS,
  type InquiryStatus,
  type Lost,
  type LostReason,
} from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as reasonTexts } from '@tiraz/messages/inquiry/lost-reasons';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form, Input, Radio } from 'antd';
import styles from './lost-dialog.module.css';

export type LosingStatus = Extract<InquiryStatus, 'rejected' | 'closed'>;

interface LostDialogProps {
  to: LosingStatus;
  /** So many come to nothing at once. */
  count: number;
  /** What was said before. */
  said: Lost | null | undefined;
  onAnswer: (lost: Lost) => void;
  onClose: () => void;
}

interface Values {
  reason: LostReason;
  note?: string;
}

/** Why inquiries come to nothing: a reason, and for another one a few words. */
export function LostDialog({ to, count, said, onAnswer, onClose }: LostDialogProps) {
  const text = useTexts(texts);
  const reasons = useTexts(reasonTexts);
  const rules = useFieldRules();
  const [form] = Form.useForm<Values>();
  const isOther = Form.useWatch('reason', form) === 'other';
  const title = count === 1 ? text.lostTitle[to] : text.lostTitleOfAll[to](count);

  return (
    <FormDialog<Values>
      name="lost"
      title={title}
      width={420}
      form={form}
      initialValues={said ?? {}}
      send={text.lostConfirm[to]}
      sending={text.lostConfirm[to]}
      isDanger={to === 'rejected'}
      cancel={text.goBack}
      onSend={({ reason, note = '' }) => {
        onAnswer({ reason, note: reason === 'other' ? note.trim() : '' });
        return Promise.resolve();
      }}
      onFailure={() => undefined}
      onClose={onClose}
    >
      <p className={styles.hint}>{count === 1 ? text.lostHint : text.lostHintOfAll}</p>
      <Form.Item name="reason" rules={rules.chosen(text.lostRequired)}>
        <Radio.Group
          aria-label={title}
          className={styles.reasons}
          options={LOST_REASONS.map((reason) => ({ value: reason, label: reasons[reason] }))}
        />
      </Form.Item>
      {isOther && (
        <Form.Item
          name="note"
          label={text.lostNote}
          rules={rules.text({ required: text.lostNoteRequired, longest: LONGEST_LOST_NOTE })}
        >
          <Input dir="auto" />
        </Form.Item>
      )}
    </FormDialog>
  );
}
