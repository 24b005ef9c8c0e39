import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { useFieldRules } from '@tiraz/staff-kit/forms';
import { Form } from 'antd';
import { CustomerPicker } from './customer-picker';
import { InquiryPicker } from './inquiry-picker';
import type { About } from './use-care-dialogs';
import styles from './whom-fields.module.css';

export interface WhomValues {
  customerId: string;
  inquiryId?: string | null;
}

/** How wide both CRM dialogs are: what belongs together stands side by side, and a window of 800 px shows all of it. */
export const CARE_DIALOG_PX = 640;

/** Whom it is about, and which of their inquiries if any: the first fields of both CRM dialogs. */
export function WhomFields({ about }: { about: About }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const form = Form.useFormInstance<WhomValues>();
  const customerId = Form.useWatch<WhomValues['customerId']>('customerId');
  return (
    <div className={styles.whom}>
      <Form.Item name="customerId" label={t.customer} rules={rules.chosen(t.customerRequired)}>
        <CustomerPicker
          chosen={about.customer}
          // Its inquiry is the former customer's.
          onChange={() => form.setFieldValue('inquiryId', undefined)}
        />
      </Form.Item>
      <Form.Item name="inquiryId" label={t.inquiry}>
        <InquiryPicker customerId={customerId} />
      </Form.Item>
    </div>
  );
}
