import { useCreateFollowUpMutation } from '@tiraz/api-client/staff';
import { CUSTOMER_CARE_LIMITS } from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { dayInCairo, FormDialog, scheduledDate, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import type { About } from './use-care-dialogs';
import { DateFields, DAYS_AHEAD, type DateValues } from './date-fields';
import { CARE_DIALOG_PX, WhomFields, type WhomValues } from './whom-fields';

interface Values extends DateValues, WhomValues {
  subject: string;
  description?: string;
}

/** 'Schedule Follow-up': whom to come back to, when, and why. */
export function ScheduleDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [create] = useCreateFollowUpMutation();

  return (
    <FormDialog<Values>
      name="follow-up"
      title={t.scheduleTitle}
      width={CARE_DIALOG_PX}
      form={form}
      initialValues={{
        customerId: about.customer?.id,
        inquiryId: about.inquiryId,
        subject: about.subject,
        ...(about.day && { date: dayInCairo(new Date(), DAYS_AHEAD[about.day]) }),
        ...(about.date !== undefined && { date: about.date }),
      }}
      first={about.customer ? 'date' : 'customerId'}
      send={t.schedule}
      sending={t.scheduling}
      cancel={t.close}
      onSend={async ({ date, time, ...rest }) => {
        await create({ ...rest, scheduledDate: scheduledDate({ date, time }) }).unwrap();
        notify.success(t.scheduled);
        onClose();
      }}
      onFailure={(error) => notify.error(t.scheduleFailed, error)}
      onClose={onClose}
    >
      <WhomFields about={about} />
      <DateFields />
      <Form.Item
        name="subject"
        label={t.subject}
        rules={rules.text({ required: t.subjectRequired, longest: CUSTOMER_CARE_LIMITS.subject })}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t.description}
        rules={rules.text({ longest: CUSTOMER_CARE_LIMITS.description })}
      >
        <Input.TextArea dir="auto" rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
