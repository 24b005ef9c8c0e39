import { useGetCustomerQuery } from '@tiraz/api-client/staff';
import { formatDate, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { Select } from 'antd';
import type { AriaAttributes } from 'react';

interface InquiryPickerProps extends AriaAttributes {
  /** From the form around it, like the attributes that say what is wrong with it. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | undefined) => void;
  customerId: string | undefined;
}

/** One of the customer's inquiries, or none in particular. */
export function InquiryPicker({ id, value, onChange, customerId, ...aria }: InquiryPickerProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { currentData } = useGetCustomerQuery(customerId ?? '', { skip: !customerId });
  const options = currentData?.inquiries.map(({ id: key, reference, createdAt }) => ({
    value: key,
    label: `\u2066${reference}\u2069 · ${formatDate(createdAt, language)}`,
  }));
  return (
    <Select
      {...aria}
      id={id}
      // Until the inquiries are here, an id would show as it is.
      value={options?.some((option) => option.value === value) ? value : null}
      onChange={(chosen) => onChange?.(chosen ?? undefined)}
      options={options ?? []}
      allowClear
      disabled={!options?.length}
      placeholder={t.noInquiry}
    />
  );
}
