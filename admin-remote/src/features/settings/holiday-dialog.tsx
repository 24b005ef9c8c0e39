import { problemOf, useAddHolidayMutation, type NewHoliday } from '@tiraz/api-client/staff';
import { LONGEST_HOLIDAY_NAME } from '@tiraz/contracts/settings';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { DateField, dayInCairo, FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import groups from '../../ui/field-group.module.css';

interface HolidayDialogProps {
  onAdded: (day: string) => void;
  onClose: () => void;
}

/** Adds a day on which nobody works. */
export function HolidayDialog({ onAdded, onClose }: HolidayDialogProps) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<NewHoliday>();
  const [add] = useAddHolidayMutation();
  const year = Number(dayInCairo(new Date(), 0).slice(0, 4));
  const days = { from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const name = { required: t.nameRequired, longest: LONGEST_HOLIDAY_NAME };

  const send = async ({ day, nameEn, nameAr }: NewHoliday) => {
    await add({ day, nameEn: nameEn.trim(), nameAr: nameAr.trim() }).unwrap();
    notify.success(t.holidayAdded);
    onAdded(day);
    onClose();
  };

  return (
    <FormDialog<NewHoliday>
      name="holiday"
      title={t.addHoliday}
      form={form}
      initialValues={{}}
      first="day"
      send={t.add}
      sending={t.saving}
      cancel={t.cancel}
      onSend={send}
      onFailure={(error) =>
        problemOf(error)?.code === 'holiday.known' || notify.error(t.holidayFailed, error)
      }
      faultText={(_, code) => (code === 'holiday.known' ? t.holidayKnown : undefined)}
      onClose={onClose}
    >
      <Form.Item
        name="day"
        label={t.day}
        rules={rules.day({ required: t.dayRequired, ...days })}
        validateTrigger="onSettled"
      >
        <DateField label={t.day} min={days.from} max={days.to} />
      </Form.Item>
      <div className={groups.pair}>
        <Form.Item name="nameEn" label={t.fields.nameEn} rules={rules.text(name)}>
          <Input dir="ltr" lang="en" autoComplete="off" />
        </Form.Item>
        <Form.Item name="nameAr" label={t.fields.nameAr} rules={rules.text(name)}>
          <Input dir="rtl" lang="ar" autoComplete="off" />
        </Form.Item>
      </div>
    </FormDialog>
  );
}
