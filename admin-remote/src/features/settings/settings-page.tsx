import { useGetSettingsQuery, type Settings } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { Answer, Facts, PageHead, Panel, useMay } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { HolidaysPanel } from './holidays-panel';
import { HoursDialog } from './hours-dialog';
import { InTurnDialog } from './in-turn-dialog';
import { LEAD_TIME_FIELDS, LeadTimesDialog } from './lead-times-dialog';
import { QuotationsDialog } from './quotations-dialog';
import { SellerDialog } from './seller-dialog';
import { SignInDialog } from './sign-in-dialog';
import styles from './settings-page.module.css';
import { ShownSetting, type SettingName } from './shown-setting';

const SECTIONS = {
  seller: {
    fields: ['nameEn', 'nameAr', 'addressEn', 'addressAr', 'taxNumber', 'phone', 'email', 'logoUrl'],
    EditDialog: SellerDialog,
  },
  quotations: {
    fields: ['validityDays', 'instalments', 'taxTreatments', 'termsEn', 'termsAr'],
    EditDialog: QuotationsDialog,
  },
  leadTimes: { fields: LEAD_TIME_FIELDS, EditDialog: LeadTimesDialog },
  hours: { fields: ['targetMinutes', 'week', 'ramadanHours'], EditDialog: HoursDialog },
  inTurn: { fields: ['turnTakers'], EditDialog: InTurnDialog },
  signIn: { fields: ['factorRoles'], EditDialog: SignInDialog },
} as const;
type Section = keyof typeof SECTIONS;

/** Who sells, on which terms, when somebody is at work, who gets new inquiries, and who needs a second factor. */
export default function SettingsPage() {
  const t = useTexts(texts);
  const settings = useGetSettingsQuery();
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle} />
      <Answer of={settings} lines={16}>
        {(known) => (
          <div className={styles.sections}>
            {(Object.keys(SECTIONS) as Section[]).map((section) => (
              <SettingsSection key={section} section={section} settings={known} />
            ))}
            <HolidaysPanel />
          </div>
        )}
      </Answer>
    </>
  );
}

function SettingsSection({ section, settings }: { section: Section; settings: Settings }) {
  const t = useTexts(texts);
  const mayWrite = useMay('settings.write');
  const [isEditing, setEditing] = useState(false);
  const { fields, EditDialog } = SECTIONS[section];
  const isEmpty = (field: SettingName) => settings[field] === '' || settings[field] === null;
  const edit = (
    <Button size="small" aria-label={`${t.edit}: ${t.sections[section]}`} onClick={() => setEditing(true)}>
      {t.edit}
    </Button>
  );
  return (
    <Panel title={t.sections[section]} aside={mayWrite && edit} hasRoom>
      <Facts
        facts={fields.map((field) => [
          t.fields[field],
          isEmpty(field) ? (
            <em key={field}>{t.notSet}</em>
          ) : (
            <ShownSetting key={field} field={field} value={settings[field]} />
          ),
        ])}
      />
      {isEditing && <EditDialog settings={settings} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
