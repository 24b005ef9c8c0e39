import type { Settings } from '@tiraz/api-client/staff';
import { TAX_TREATMENTS } from '@tiraz/contracts/quotation';
import { SETTINGS_LIMITS } from '@tiraz/contracts/settings';
import { typedBasisPoints, typedWhole } from '@tiraz/contracts/typed-number';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form, Input } from 'antd';
import {
  percentOf,
  toInstalments,
  toInstalmentValues,
  type InstalmentValues,
} from '../../ui/instalment-values';
import { InstalmentsField } from '../../ui/instalments-field';
import groups from '../../ui/field-group.module.css';
import { SettingsDialog } from './settings-dialog';

const LIMITS = SETTINGS_LIMITS;

interface Values {
  validityDays: string;
  instalments: InstalmentValues[];
  termsEn: string;
  termsAr: string;
  /** In the order of the contract; without tax there is no rate. */
  taxTreatments: { percent?: string; labelEn: string; labelAr: string }[];
}

function toValues({ validityDays, instalments, termsEn, termsAr, taxTreatments }: Settings): Values {
  return {
    validityDays: String(validityDays),
    instalments: toInstalmentValues(instalments),
    termsEn,
    termsAr,
    taxTreatments: taxTreatments.map(({ key, percentBasisPoints, labelEn, labelAr }) => ({
      ...(key !== 'none' && { percent: percentOf(percentBasisPoints) }),
      labelEn,
      labelAr,
    })),
  };
}

function toSettings({ validityDays, instalments, termsEn, termsAr, taxTreatments }: Values) {
  return {
    validityDays: typedWhole(validityDays) ?? 0,
    instalments: toInstalments(instalments),
    termsEn: termsEn.trim(),
    termsAr: termsAr.trim(),
    taxTreatments: taxTreatments.map(({ percent, labelEn, labelAr }, index) => ({
      key: TAX_TREATMENTS[index] ?? 'none',
      percentBasisPoints: typedBasisPoints(percent ?? '') ?? 0,
      labelEn: labelEn.trim(),
      labelAr: labelAr.trim(),
    })),
  };
}

/** What a quotation begins with. */
export function QuotationsDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const [from, to] = LIMITS.validityDays;
  return (
    <SettingsDialog<Values>
      name="quotations"
      title={t.editQuotations}
      settings={settings}
      toValues={toValues}
      toSettings={toSettings}
      first="validityDays"
      onClose={onClose}
    >
      <Form.Item
        name="validityDays"
        label={t.fields.validityDays}
        rules={rules.whole({ required: t.validityRequired, from, to })}
      >
        <NumberField />
      </Form.Item>
      <InstalmentsField />
      <TaxesField />
      <div className={groups.pair}>
        <Form.Item name="termsEn" label={t.fields.termsEn} rules={rules.text({ longest: LIMITS.terms })}>
          <Input.TextArea dir="ltr" lang="en" rows={6} />
        </Form.Item>
        <Form.Item name="termsAr" label={t.fields.termsAr} rules={rules.text({ longest: LIMITS.terms })}>
          <Input.TextArea dir="rtl" lang="ar" rows={6} />
        </Form.Item>
      </div>
    </SettingsDialog>
  );
}

/** Every treatment, with what it is called on a quotation. */
function TaxesField() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const [lowest, highest] = LIMITS.taxBasisPoints;
  const label = { required: t.labelRequired, longest: LIMITS.taxLabel };
  return (
    <>
      {TAX_TREATMENTS.map((key, index) => (
        <fieldset key={key} className={groups.group}>
          <legend>{t.treatments[key]}</legend>
          <div className={groups.row}>
            {key !== 'none' && (
              <Form.Item
                name={['taxTreatments', index, 'percent']}
                label={t.rate}
                rules={rules.percent({ required: t.rateRequired, from: lowest / 100, to: highest / 100 })}
              >
                <NumberField hasDecimals name={`taxTreatments[${index}].percent`} />
              </Form.Item>
            )}
            <Form.Item name={['taxTreatments', index, 'labelEn']} label={t.labelEn} rules={rules.text(label)}>
              <Input dir="ltr" lang="en" name={`taxTreatments[${index}].labelEn`} />
            </Form.Item>
            <Form.Item name={['taxTreatments', index, 'labelAr']} label={t.labelAr} rules={rules.text(label)}>
              <Input dir="rtl" lang="ar" name={`taxTreatments[${index}].labelAr`} />
            </Form.Item>
          </div>
        </fieldset>
      ))}
    </>
  );
}
