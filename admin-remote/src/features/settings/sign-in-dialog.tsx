import type { Settings } from '@tiraz/api-client/staff';
import { ROLES } from '@tiraz/contracts/roles';
import { useTexts } from '@tiraz/locale';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { Form, Select } from 'antd';
import { SettingsDialog } from './settings-dialog';

type Values = Pick<Settings, 'factorRoles'>;

const toValues = ({ factorRoles }: Values): Values => ({ factorRoles });
/** In the order in which the server has them, whichever was chosen first. */
const toSettings = ({ factorRoles }: Values): Values => ({ factorRoles: factorRoles.toSorted() });

/** Whose accounts need a second factor. */
export function SignInDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  return (
    <SettingsDialog<Values>
      name="signIn"
      title={t.editSignIn}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="factorRoles"
      faultText={(_, code) => (code === 'factor.own-first' ? t.ownFactorFirst : undefined)}
      onClose={onClose}
    >
      <Form.Item name="factorRoles" label={t.fields.factorRoles} extra={t.factorRolesHint}>
        <Select
          mode="multiple"
          placeholder={t.nobody}
          optionFilterProp="label"
          options={ROLES.map((role) => ({ value: role, label: roles[role] }))}
        />
      </Form.Item>
    </SettingsDialog>
  );
}
