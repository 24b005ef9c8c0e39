import type { Settings } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { Form, Select } from 'antd';
import { useOwnersOffered } from '../../ui/colleagues';
import { SettingsDialog } from './settings-dialog';

type Values = Pick<Settings, 'turnTakers'>;

const toValues = ({ turnTakers }: Values): Values => ({ turnTakers });
/** In the order in which the server has them, whoever was chosen first. */
const toSettings = ({ turnTakers }: Values): Values => ({ turnTakers: turnTakers.toSorted() });

/** Who gets new inquiries in turn. */
export function InTurnDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const offered = useOwnersOffered(settings.turnTakers);
  return (
    <SettingsDialog<Values>
      name="inTurn"
      title={t.editInTurn}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="turnTakers"
      faultText={(_, code) => (code === 'owner.may-not-answer' ? t.turnTakerMayNot : undefined)}
      onClose={onClose}
    >
      <Form.Item name="turnTakers" label={t.fields.turnTakers} extra={t.turnTakersHint}>
        <Select mode="multiple" placeholder={t.nobody} optionFilterProp="label" options={offered} />
      </Form.Item>
    </SettingsDialog>
  );
}
