import { useGetCustomerQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { Select, type SelectProps } from 'antd';

interface SampleFieldProps extends Pick<SelectProps<string>, 'id' | 'value' | 'onChange'> {
  customerId: string;
}

/** One of the samples that the customer paid. */
export function SampleField({ customerId, ...field }: SampleFieldProps) {
  const t = useTexts(texts);
  const { data, isFetching } = useGetCustomerQuery(customerId);
  const samples = (data?.inquiries ?? []).filter(
    ({ isSampleRequest, status }) => isSampleRequest && (status === 'accepted' || status === 'closed'),
  );
  return (
    <Select
      {...field}
      loading={isFetching}
      notFoundContent={t.noSamples}
      options={samples.map(({ id, reference }) => ({ value: id, label: reference }))}
    />
  );
}
