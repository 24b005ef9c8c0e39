import { useGetCustomerQuery, type CustomerInquiry } from '@tiraz/api-client/staff';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { Select } from 'antd';

interface SampleFieldProps {
  id?: string;
  value?: string | null;
  onChange?: (id: string) => void;
  customerId: string;
  onChoose: (sample: CustomerInquiry) => void;
}

/** One of the samples that the customer paid. */
export function SampleField({ customerId, value, onChange, onChoose, ...field }: SampleFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { data, isFetching } = useGetCustomerQuery(customerId);
  const samples = (data?.inquiries ?? []).filter(
    ({ isSampleRequest, acceptedAt }) => isSampleRequest && acceptedAt !== null,
  );
  return (
    <Select
      {...field}
      value={value}
      onChange={(id) => {
        onChange?.(id);
        const chosen = samples.find((sample) => sample.id === id);
        if (chosen) onChoose(chosen);
      }}
      loading={isFetching}
      notFoundContent={t.noSamples}
      options={samples.map(({ id, reference, totalCost }) => ({
        value: id,
        label: t.sampleOffered({ reference, amount: formatMoney(totalCost, language) }),
      }))}
    />
  );
}
