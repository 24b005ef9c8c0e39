import type { Settings } from '@tiraz/api-client/staff';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { Isolated, UserText } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { useInstalmentWords, usePercent } from '../../ui/instalment-words';
import { OwnerName } from '../../ui/owner-name';
import { useHours, weekdayOf } from './hours';
import styles from './settings-page.module.css';

export type SettingName = Exclude<keyof Settings, 'version'>;

/** A setting as the page shows it; nothing of one that is empty. */
export function ShownSetting({ field, value }: { field: SettingName; value: unknown }): ReactNode {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const hours = useHours();
  const { roles } = useTexts(roleTexts);
  const settings = { [field]: value } as Partial<Settings>;
  const percent = usePercent();
  const instalment = useInstalmentWords();
  const list = (lines: readonly ReactNode[]) => (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );

  if (settings.logoUrl) {
    return <img className={styles.logo} src={`${settings.logoUrl}?w=320`} alt={t.fields.logoUrl} />;
  }
  if (settings.validityDays !== undefined) return t.days(settings.validityDays);
  const { sampleDays, productionDays, piecesPerDay, spreadPercent } = settings;
  const workingDays = sampleDays ?? productionDays;
  if (workingDays !== undefined) return t.workingDays(workingDays);
  if (piecesPerDay !== undefined) return t.pieces(piecesPerDay);
  if (spreadPercent !== undefined) return percent(spreadPercent * 100);
  if (settings.targetMinutes !== undefined) return t.workingHours(settings.targetMinutes / 60);
  if (settings.ramadanHours) return hours(settings.ramadanHours);
  if (settings.instalments) {
    return list(settings.instalments.map(instalment));
  }
  if (settings.taxTreatments) {
    return list(
      settings.taxTreatments.map(
        ({ labelEn, labelAr, percentBasisPoints }) =>
          `${language === 'ar' ? labelAr : labelEn}: ${percent(percentBasisPoints)}`,
      ),
    );
  }
  const { week, factorRoles, turnTakers } = settings;
  if (factorRoles) return factorRoles.length > 0 ? list(factorRoles.map((role) => roles[role])) : t.nobody;
  if (turnTakers)
    return turnTakers.length > 0 ? list(turnTakers.map((id) => <OwnerName key={id} id={id} />)) : t.nobody;
  if (week) {
    return list(
      week.map((day, index) => {
        const said = day.isOpen ? hours(day) : t.closedAllDay;
        return `${weekdayOf(index, language)}: ${said}`;
      }),
    );
  }
  if (typeof value !== 'string' || value === '') return null;
  return /^(taxNumber|phone|email)$/.test(field) ? (
    <Isolated>{value}</Isolated>
  ) : (
    <UserText>{value}</UserText>
  );
}
