import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Input, type InputProps } from 'antd';
import { formatClock } from './days';
import { typedTime } from './typed-time';
import { useTypedText, type TypedValue } from './use-typed-text';

type TimeFieldProps = TypedValue & Pick<InputProps, 'id' | 'name' | 'aria-required'>;

/** A time of Cairo's clocks, `15:30`, typed in any digits, with or without a half of the day. */
export function TimeField({ value, onChange, onSettled, ...field }: TimeFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const typed = useTypedText({ value, onChange, onSettled }, typedTime, (time) =>
    formatClock(time, language),
  );
  return <Input {...field} {...typed.field} placeholder={t.timeOrder} />;
}
