import type { Settings } from '@tiraz/api-client/staff';
import { SETTINGS_LIMITS } from '@tiraz/contracts/settings';
import { typedWhole } from '@tiraz/contracts/typed-number';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form } from 'antd';
import { SettingsDialog } from './settings-dialog';

export const LEAD_TIME_FIELDS = ['sampleDays', 'productionDays', 'piecesPerDay', 'spreadPercent'] as const;
type Field = (typeof LEAD_TIME_FIELDS)[number];
type Values = Record<Field, string>;

function toValues(settings: Settings): Values {
  return ofEach((field) => String(settings[field]));
}

function toSettings(values: Values): Pick<Settings, Field> {
  return ofEach((field) => typedWhole(values[field]) ?? 0);
}

function ofEach<Value>(valueOf: (field: Field) => Value): Record<Field, Value> {
  return Object.fromEntries(LEAD_TIME_FIELDS.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

/** How long things take, as visitors are told beside a price. */
export function LeadTimesDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  return (
    <SettingsDialog<Values>
      name="leadTimes"
      title={t.editLeadTimes}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="sampleDays"
      onClose={onClose}
    >
      {LEAD_TIME_FIELDS.map((field) => {
        const [from, to] = SETTINGS_LIMITS[field];
        return (
          <Form.Item
            key={field}
            name={field}
            label={t.fields[field]}
            extra={field === 'spreadPercent' ? t.spreadHint : undefined}
            rules={rules.whole({ required: t.numberRequired, from, to })}
          >
            <NumberField />
          </Form.Item>
        );
      })}
    </SettingsDialog>
  );
}
