import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { useFieldRules } from '@tiraz/staff-kit/forms';
import { Form } from 'antd';
import { CustomerPicker } from './customer-picker';
import { InquiryPicker } from './inquiry-picker';
import type { About } from './use-care-dialogs';

export interface WhomValues {
  customerId: string;
  inquiryId?: string | null;
}

/** Whom it is about, and which of their inquiries if any: the first fields of both CRM dialogs. */
export function WhomFields({ about }: { about: About }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const customerId = Form.useWatch<WhomValues['customerId']>('customerId');
  return (
    <>
      <Form.Item name="customerId" label={t.customer} rules={rules.chosen(t.customerRequired)}>
        <CustomerPicker chosen={about.customer} />
      </Form.Item>
      <Form.Item name="inquiryId" label={t.inquiry}>
        <InquiryPicker customerId={customerId} />
      </Form.Item>
    </>
  );
}
