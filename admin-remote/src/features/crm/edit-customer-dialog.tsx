import {
  ifMatch,
  useUpdateCustomerMutation,
  type CustomerChanges,
  type CustomerDetails,
} from '@tiraz/api-client/staff';
import { CONTACT } from '@tiraz/contracts/contact';
import { tidied, typedText } from '@tiraz/contracts/typed-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-details';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { FormDialog, useFieldRules, useMergedSave } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { CustomerStatusTag } from './badges';

type Values = Required<CustomerChanges>;

const FIELDS = ['name', 'phone', 'company', 'status'] as const;
const STATUSES = ['active', 'inactive'] as const;

/** Corrects a customer; sends what was changed and nothing else. */
export function EditCustomerDialog({
  customer,
  onClose,
}: {
  customer: CustomerDetails;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const formText = useTexts(formTexts);
  const rules = useFieldRules();
  const notify = useNotify();
  const save = useMergedSave();
  const [form] = Form.useForm<Values>();
  const [update] = useUpdateCustomerMutation();
  // As the form was filled from it: what is read meanwhile is not what was typed over.
  const [base] = useState(customer);
  const { id, name, phone, company } = base;
  const shown: Values = {
    name,
    phone,
    company,
    status: base.status === 'inactive' ? 'inactive' : 'active',
  };

  const send = async (values: Values) => {
    const typed = {
      ...values,
      name: tidied(values.name),
      phone: typedText('phone', values.phone),
      company: tidied(values.company),
    };
    const changes: CustomerChanges = Object.fromEntries(
      FIELDS.filter((field) => values[field] !== shown[field] && typed[field] !== shown[field]).map(
        (field) => [field, typed[field]],
      ),
    );
    if (Object.keys(changes).length > 0) {
      const saved = await save<CustomerDetails>({
        base,
        changes,
        put: async (wanted, version) => {
          const customerChanges = wanted as CustomerChanges;
          const answer = await update({ id, customerChanges, ...ifMatch(version) }).unwrap();
          // Who keeps theirs has stored nothing.
          notify.success(t.updated);
          return answer;
        },
        labelOf: (field) =>
          field === 'phone' || field === 'company' || field === 'status' ? t[field] : t.name,
        show: (field, value) =>
          field === 'status' ? <CustomerStatusTag status={String(value)} /> : String(value),
      });
      if (!saved) return;
    }
    onClose();
  };

  return (
    <FormDialog<Values>
      name="customer"
      title={t.editTitle}
      form={form}
      initialValues={shown}
      first="name"
      send={t.save}
      sending={t.saving}
      cancel={formText.close}
      onSend={send}
      onFailure={(error) => notify.error(t.updateFailed, error)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t.name}
        rules={rules.text({ required: t.nameRequired, longest: CONTACT.customerName.longest })}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item name="phone" label={t.phone} rules={rules.text({ longest: CONTACT.customerPhone.longest })}>
        <Input type="tel" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="company"
        label={t.company}
        rules={rules.text({ longest: CONTACT.customerCompany.longest })}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item name="status" label={t.status} extra={t.statusHint}>
        <Radio.Group
          optionType="button"
          options={STATUSES.map((status) => ({ value: status, label: t.statuses[status] }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
