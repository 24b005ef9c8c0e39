import { localised, useLanguage } from '@tiraz/locale';
import { Select, type SelectProps } from 'antd';
import { KINDS } from './kinds';

interface ItemsFieldProps extends SelectProps<string[]> {
  of: 'productTypes' | 'fabrics';
}

/** Items of another kind, chosen by their names. What was deleted is shown no more, and goes with the next change. */
export function ItemsField({ of, value, ...select }: ItemsFieldProps) {
  const { language } = useLanguage();
  const { data, isFetching } = KINDS[of].useItems();
  const options = (data?.items ?? []).map((item) => ({
    value: item.id,
    label: localised(item, 'name', language).text,
  }));
  const known = new Set(options.map((option) => option.value));
  return (
    <Select
      {...select}
      mode="multiple"
      loading={isFetching}
      optionFilterProp="label"
      options={options}
      value={(value ?? []).filter((id) => known.has(id))}
    />
  );
}
