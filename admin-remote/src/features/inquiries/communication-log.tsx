import { useCreateCommunicationMutation, type ApiError, type InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useNotify } from '../../ui/toaster';
import styles from './contact-panel.module.css';
import { texts } from './details-texts';

/** The ways in which a customer can be answered from here, as the CRM files them. */
const TYPE = { phone: 'phone', email: 'email', whatsApp: 'note' } as const;

export type Channel = keyof typeof TYPE;

interface CommunicationLogProps {
  channel: Channel;
  inquiry: InquiryDetails;
  onDone: () => void;
}

/** Asks, after a call or a message, whether to keep a note of it with the customer. */
export function CommunicationLog({ channel, inquiry, onDone }: CommunicationLogProps) {
  const text = useTexts(texts);
  const notify = useNotify();
  const [log, { isLoading }] = useCreateCommunicationMutation();
  const [content, setContent] = useState(text.logged[channel](inquiry.reference));
  const fieldId = useId();

  const send = async () => {
    const { error } = await log({
      customerId: inquiry.customerId,
      inquiryId: inquiry.id,
      type: TYPE[channel],
      direction: 'outbound',
      subject: inquiry.reference,
      content: content.trim(),
    });
    if (error) return notify.error(text.logFailed, error as ApiError);
    notify.success(text.logDone);
    onDone();
  };

  return (
    <form
      className={styles.log}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <strong role="status">{text.logPrompts[channel]}</strong>
      <label htmlFor={fieldId}>{text.logContent}</label>
      <Input.TextArea
        id={fieldId}
        dir="auto"
        className={styles.field}
        rows={2}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div>
        <Button type="primary" htmlType="submit" disabled={!content.trim()} loading={isLoading}>
          {text.logIt}
        </Button>
        <Button onClick={onDone}>{text.dismiss}</Button>
      </div>
    </form>
  );
}
