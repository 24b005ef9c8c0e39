import { useGetCustomerQuery, type CustomerInquiry } from '@tiraz/api-client/staff';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
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
  const kit = useTexts(kitTexts);
  const { data, isFetching, isError } = useGetCustomerQuery(customerId);
  const samples = (data?.inquiries ?? []).filter(
    ({ isSampleRequest, acceptedAt }) => isSampleRequest && acceptedAt !== null,
  );
  const unknown = isError ? kit.failed : kit.loading;
  return (
    <Select
      {...field}
      // Until the samples are here, an id would show as it is.
      value={samples.some(({ id }) => id === value) ? value : null}
      {...(value && !data && { placeholder: unknown })}
      onChange={(id) => {
        onChange?.(id);
        const chosen = samples.find((sample) => sample.id === id);
        if (chosen) onChoose(chosen);
      }}
      loading={isFetching}
      notFoundContent={data ? t.noSamples : unknown}
      options={samples.map(({ id, reference, totalCost }) => ({
        value: id,
        label: t.sampleOffered({ reference, amount: formatMoney(totalCost, language) }),
      }))}
    />
  );
}
