import { useCreateFollowUpMutation } from '@tiraz/api-client/staff';
import { CUSTOMER_CARE_LIMITS } from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { Form, Input } from 'antd';
import { useNotify } from '../../ui/toaster';
import type { About } from './use-care-dialogs';
import { CustomerPicker } from './customer-picker';
import { DateFields, type DateValues } from './date-fields';
import { scheduledDate } from './days';
import { FormDialog } from './form-dialog';
import { texts } from './form-texts';
import { InquiryPicker } from './inquiry-picker';

interface Values extends DateValues {
  customerId: string;
  inquiryId?: string | null;
  subject: string;
  description?: string;
}

/** 'Schedule Follow-up': whom to come back to, when, and why. */
export function ScheduleDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const customerId = Form.useWatch('customerId', form);
  const [create] = useCreateFollowUpMutation();

  return (
    <FormDialog<Values>
      name="follow-up"
      title={t.scheduleTitle}
      form={form}
      initialValues={{ customerId: about.customer?.id, inquiryId: about.inquiryId, subject: about.subject }}
      first={about.customer ? 'date' : 'customerId'}
      send={t.schedule}
      sending={t.scheduling}
      cancel={t.close}
      onSend={async ({ date, time, ...rest }) => {
        await create({ ...rest, scheduledDate: scheduledDate({ date, time }) }).unwrap();
        notify.success(t.scheduled);
        onClose();
      }}
      onFailure={() => notify.error(t.scheduleFailed)}
      onClose={onClose}
    >
      <Form.Item
        name="customerId"
        label={t.customer}
        rules={[{ required: true, message: t.customerRequired }]}
      >
        <CustomerPicker chosen={about.customer} />
      </Form.Item>
      <Form.Item name="inquiryId" label={t.inquiry}>
        <InquiryPicker customerId={customerId} />
      </Form.Item>
      <DateFields />
      <Form.Item
        name="subject"
        label={t.subject}
        rules={[
          { required: true, whitespace: true, message: t.subjectRequired },
          { max: CUSTOMER_CARE_LIMITS.subject, message: t.tooLong },
        ]}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t.description}
        rules={[{ max: CUSTOMER_CARE_LIMITS.description, message: t.tooLong }]}
      >
        <Input.TextArea dir="auto" rows={3} />
      </Form.Item>
    </FormDialog>
  );
}
