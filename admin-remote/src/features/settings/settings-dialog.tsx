import {
  ifMatch,
  useUpdateSettingsMutation,
  type Settings,
  type SettingsChanges,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { FormDialog, useMergedSave } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { ShownSetting, type SettingName } from './shown-setting';

interface SettingsDialogProps<Values extends object> {
  name: string;
  title: string;
  settings: Settings;
  /** The fields as the form shows them. */
  toValues: (settings: Settings) => Values;
  /** The settings that were typed. */
  toSettings: (values: Values) => Required<SettingsChanges> | SettingsChanges;
  first: keyof Values & string;
  waitingFor?: string | false;
  faultText?: (path: string, code: string) => string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Changes some of the settings; sends what was changed and nothing else. */
export function SettingsDialog<Values extends object>(props: SettingsDialogProps<Values>) {
  const { name, title, first, waitingFor, faultText, toValues, toSettings, onClose, children } = props;
  const t = useTexts(texts);
  const notify = useNotify();
  const save = useMergedSave();
  const [form] = Form.useForm<Values>();
  const [update] = useUpdateSettingsMutation();
  // As the form was filled from it: what is read meanwhile is not what was typed over.
  const [base] = useState(props.settings);
  const initial = toValues(base);

  const send = async (values: Values) => {
    const before = toSettings(initial);
    const changes = Object.fromEntries(
      Object.entries(toSettings({ ...initial, ...values })).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof SettingsChanges]),
      ),
    ) as Partial<Settings>;
    if (Object.keys(changes).length > 0) {
      const saved = await save<Settings>({
        base,
        changes,
        put: async (wanted, version) => {
          const answer = await update({ settingsChanges: wanted, ...ifMatch(version) }).unwrap();
          // Who keeps theirs has stored nothing.
          notify.success(t.updated);
          return answer;
        },
        labelOf: (field) => t.fields[field as SettingName],
        show: (field, value) => <ShownSetting field={field as SettingName} value={value} />,
      });
      if (!saved) return;
    }
    onClose();
  };

  return (
    <FormDialog<Values>
      name={name}
      title={title}
      width={760}
      form={form}
      initialValues={initial as Partial<Values>}
      first={first}
      send={t.save}
      sending={t.saving}
      cancel={t.cancel}
      {...(waitingFor !== undefined && { waitingFor })}
      {...(faultText && { faultText })}
      onSend={send}
      onFailure={(error) => notify.error(t.updateFailed, error)}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
