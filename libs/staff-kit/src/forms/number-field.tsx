import { Input, type InputProps } from 'antd';

interface NumberFieldProps extends Pick<
  InputProps,
  'id' | 'name' | 'value' | 'onChange' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  /** Whether a phone offers a decimal point. */
  hasDecimals?: boolean;
}

/**
 * A number, as it was typed: its rule (`useFieldRules`) says what is wrong with it. antd's own number field puts
 * right what it takes for a slip, and a price must never be another one than was typed.
 */
export function NumberField({ hasDecimals, ...field }: NumberFieldProps) {
  return <Input {...field} dir="ltr" inputMode={hasDecimals ? 'decimal' : 'numeric'} autoComplete="off" />;
}
