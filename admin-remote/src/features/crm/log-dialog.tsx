import { useCreateCommunicationMutation } from '@tiraz/api-client/staff';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_CARE_LIMITS,
  DIRECTIONS,
  type CommunicationType,
  type Direction,
} from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input, Radio } from 'antd';
import type { About } from './use-care-dialogs';
import { WhomFields, type WhomValues } from './whom-fields';
import styles from './log-dialog.module.css';

interface Values extends WhomValues {
  type: CommunicationType;
  direction: Direction;
  subject?: string;
  content: string;
}

/** 'Log Communication': what was said or written, and who began. */
export function LogDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [log] = useCreateCommunicationMutation();

  return (
    <FormDialog<Values>
      name="communication"
      title={t.logTitle}
      form={form}
      initialValues={{
        customerId: about.customer?.id,
        inquiryId: about.inquiryId,
        // What was planned was most often a call.
        type: about.isOutcome ? 'phone' : 'note',
        direction: 'outbound',
        subject: about.subject,
      }}
      first={about.customer ? 'content' : 'customerId'}
      send={t.log}
      sending={t.logging}
      cancel={t.close}
      onSend={async (values) => {
        await log(values).unwrap();
        notify.success(t.logged);
        onClose();
      }}
      onFailure={(error) => notify.error(t.logFailed, error)}
      onClose={onClose}
    >
      {about.isOutcome && <p className={styles.outcome}>{t.afterCompletion}</p>}
      <WhomFields about={about} />
      <div className={styles.kinds}>
        <Form.Item name="type" label={t.type}>
          <Radio.Group
            optionType="button"
            options={COMMUNICATION_TYPES.map((type) => ({ value: type, label: t.types[type] }))}
          />
        </Form.Item>
        <Form.Item name="direction" label={t.direction}>
          <Radio.Group
            optionType="button"
            options={DIRECTIONS.map((direction) => ({ value: direction, label: t.directions[direction] }))}
          />
        </Form.Item>
      </div>
      <Form.Item
        name="subject"
        label={t.subject}
        rules={rules.text({ longest: CUSTOMER_CARE_LIMITS.subject })}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item
        name="content"
        label={t.content}
        rules={rules.text({ required: t.contentRequired, longest: CUSTOMER_CARE_LIMITS.content })}
      >
        <Input.TextArea dir="auto" rows={5} />
      </Form.Item>
    </FormDialog>
  );
}
