import type { Settings } from '@tiraz/api-client/staff';
import { SETTINGS_LIMITS } from '@tiraz/contracts/settings';
import { typedWhole } from '@tiraz/contracts/typed-number';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { NumberField, TimeField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form, Switch } from 'antd';
import { SettingsDialog } from './settings-dialog';
import groups from '../../ui/field-group.module.css';
import { weekdayOf } from './hours';

interface Values {
  targetMinutes: string;
  week: Settings['week'];
  ramadanHours: Settings['ramadanHours'];
}

const [SHORTEST, LONGEST] = SETTINGS_LIMITS.targetMinutes;
const MINUTES = 60;

function toValues({ targetMinutes, week, ramadanHours }: Settings): Values {
  return { targetMinutes: String(targetMinutes / MINUTES), week, ramadanHours };
}

function toSettings({ targetMinutes, week, ramadanHours }: Values) {
  return {
    targetMinutes: (typedWhole(targetMinutes) ?? 0) * MINUTES,
    week: week.map(({ isOpen, opens, closes }) => ({ isOpen, opens, closes })),
    ramadanHours: { opens: ramadanHours.opens, closes: ramadanHours.closes },
  };
}

/** When somebody is at work, and how long an answer may take. */
export function HoursDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const { language } = useLanguage();
  const weekdays = settings.week.map((_, index) => weekdayOf(index, language));
  return (
    <SettingsDialog<Values>
      name="hours"
      title={t.editHours}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="targetMinutes"
      faultText={(_, code) => (code === 'hours.never' ? t.neverOpen : undefined)}
      onClose={onClose}
    >
      <Form.Item
        name="targetMinutes"
        label={t.targetHours}
        extra={t.targetHint}
        rules={rules.whole({ required: t.targetRequired, from: SHORTEST / MINUTES, to: LONGEST / MINUTES })}
      >
        <NumberField />
      </Form.Item>
      {weekdays.map((weekday, index) => (
        <fieldset key={weekday} className={groups.group}>
          <legend>{weekday}</legend>
          <div className={groups.row}>
            <Form.Item name={['week', index, 'isOpen']} label={t.isOpen} valuePropName="checked">
              <Switch aria-label={`${weekday}: ${t.isOpen}`} />
            </Form.Item>
            <HoursFields path={['week', index]} name={`week[${index}]`} />
          </div>
        </fieldset>
      ))}
      <fieldset className={groups.group}>
        <legend>{t.fields.ramadanHours}</legend>
        <div className={groups.row}>
          <HoursFields path={['ramadanHours']} name="ramadanHours" />
        </div>
      </fieldset>
    </SettingsDialog>
  );
}

function HoursFields({ path, name }: { path: (string | number)[]; name: string }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const form = Form.useFormInstance();
  const turned = (closes: string) => {
    const opens = form.getFieldValue([...path, 'opens']) as string;
    return closes <= opens ? t.closesBefore : undefined;
  };
  return (
    <>
      <Form.Item
        name={[...path, 'opens']}
        label={t.opens}
        rules={rules.time({ required: t.timeRequired })}
        validateTrigger="onSettled"
      >
        <TimeField name={`${name}.opens`} />
      </Form.Item>
      <Form.Item
        name={[...path, 'closes']}
        label={t.closes}
        dependencies={[[...path, 'opens']]}
        rules={rules.time({ required: t.timeRequired, fault: turned })}
        validateTrigger="onSettled"
      >
        <TimeField name={`${name}.closes`} />
      </Form.Item>
    </>
  );
}
