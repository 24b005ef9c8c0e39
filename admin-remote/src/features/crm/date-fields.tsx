import { FOLLOW_UP_DAYS } from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { DateField, dayInCairo, stayInField, TimeField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Button, Form } from 'antd';
import styles from './date-fields.module.css';

export interface DateValues {
  date: string;
  time?: string;
}

/** The days that are asked for most, and how far ahead they are. */
export const DAYS_AHEAD = { today: 0, tomorrow: 1, nextWeek: 7 } as const;
const SHORTCUTS = Object.keys(DAYS_AHEAD) as (keyof typeof DAYS_AHEAD)[];

/** The fields `date` and `time` of a form, both Cairo's, with those days. */
export function DateFields() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const form = Form.useFormInstance<DateValues>();
  return (
    <div className={styles.fields}>
      <Form.Item
        name="date"
        label={t.date}
        rules={rules.day({ required: t.dateRequired, ...FOLLOW_UP_DAYS })}
        validateTrigger="onSettled"
        extra={
          <span className={styles.shortcuts}>
            {SHORTCUTS.map((key) => (
              <Button
                key={key}
                size="small"
                onMouseDown={stayInField}
                onClick={() => {
                  form.setFieldValue('date', dayInCairo(new Date(), DAYS_AHEAD[key]));
                  void form.validateFields(['date']);
                }}
              >
                {t[key]}
              </Button>
            ))}
          </span>
        }
      >
        <DateField label={t.date} min={FOLLOW_UP_DAYS.from} max={FOLLOW_UP_DAYS.to} />
      </Form.Item>
      <Form.Item
        name="time"
        label={t.time}
        rules={rules.time()}
        validateTrigger="onSettled"
        extra={t.timeHint}
      >
        <TimeField />
      </Form.Item>
    </div>
  );
}
