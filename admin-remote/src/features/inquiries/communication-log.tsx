import {
  problemOf,
  useCreateCommunicationMutation,
  type ApiError,
  type InquiryDetails,
} from '@tiraz/api-client/staff';
import { CUSTOMER_CARE_LIMITS } from '@tiraz/contracts/customer-care';
import { tidied } from '@tiraz/contracts/typed-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { useFaultText, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Button, Form, Input } from 'antd';
import styles from './contact-panel.module.css';

/** The ways in which a customer can be answered from here, as the CRM files them: a note would be no answer. */
const TYPE = { phone: 'phone', email: 'email', whatsApp: 'phone' } as const;

export type Channel = keyof typeof TYPE;

interface CommunicationLogProps {
  channel: Channel;
  inquiry: InquiryDetails;
  /** Hears whether something else stands there than at first. */
  onType: (isTyped: boolean) => void;
  onDone: () => void;
  onDismiss: () => void;
}

/** Asks, after a call or a message, whether to keep a note of it with the customer. */
export function CommunicationLog({ channel, inquiry, ...told }: CommunicationLogProps) {
  const text = useTexts(texts);
  const notify = useNotify();
  const faultText = useFaultText();
  const rules = useFieldRules();
  const [form] = Form.useForm<{ content: string }>();
  const [log, { isLoading }] = useCreateCommunicationMutation();

  const initial = text.logged[channel](inquiry.reference);
  const send = async ({ content }: { content: string }) => {
    const { error } = await log({
      customerId: inquiry.customerId,
      inquiryId: inquiry.id,
      type: TYPE[channel],
      direction: 'outbound',
      // A message is filed with the calls: its subject, which nobody types over, says which it was.
      subject: channel === 'whatsApp' ? `${text.whatsApp} · ${inquiry.reference}` : inquiry.reference,
      content: tidied(content),
    });
    if (error) {
      const fault = problemOf(error as ApiError)?.errors?.find(({ path }) => path === 'content');
      if (fault) form.setFields([{ name: 'content', errors: [faultText(fault.code)] }]);
      notify.error(text.logFailed, error as ApiError);
      return;
    }
    notify.success(text.logDone);
    told.onDone();
  };

  return (
    <Form
      form={form}
      name="communication-log"
      layout="vertical"
      requiredMark={false}
      initialValues={{ content: initial }}
      className={styles.log}
      onValuesChange={(_, { content }) => told.onType(content !== initial)}
      onFinish={(typed) => void send(typed)}
      scrollToFirstError={{ focus: true }}
    >
      <strong>{text.logPrompts[channel]}</strong>
      <Form.Item
        name="content"
        label={text.logContent}
        rules={rules.text({ required: text.logRequired, longest: CUSTOMER_CARE_LIMITS.content })}
      >
        <Input.TextArea dir="auto" className={styles.field} rows={2} />
      </Form.Item>
      <div className={styles.logActions}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {text.logIt}
        </Button>
        <Button onClick={told.onDismiss}>{text.dismiss}</Button>
      </div>
    </Form>
  );
}
