import type { Settings } from '@tiraz/api-client/staff';
import {
  DUE_KINDS,
  SETTINGS_LIMITS,
  TAX_TREATMENTS,
  WHOLE_BASIS_POINTS,
  type DueKind,
} from '@tiraz/contracts/settings';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { NumberField, typedBasisPoints, typedWhole, useFieldRules } from '@tiraz/staff-kit/forms';
import { Button, Form, Input, Select } from 'antd';
import { SettingsDialog } from './settings-dialog';
import styles from './settings-page.module.css';

const LIMITS = SETTINGS_LIMITS;

interface InstalmentValues {
  percent: string;
  due: DueKind;
  /** Of `days_after` alone, as the form has it. */
  days?: string;
}

interface Values {
  validityDays: string;
  instalments: InstalmentValues[];
  termsEn: string;
  termsAr: string;
  /** In the order of the contract; without tax there is no rate. */
  taxTreatments: { percent?: string; labelEn: string; labelAr: string }[];
}

const percentOf = (basisPoints: number) => String(basisPoints / 100);
const NEW_INSTALMENT: InstalmentValues = { percent: '', due: 'before_shipping' };

function toValues({ validityDays, instalments, termsEn, termsAr, taxTreatments }: Settings): Values {
  return {
    validityDays: String(validityDays),
    instalments: instalments.map(({ basisPoints, due, days }) => ({
      percent: percentOf(basisPoints),
      due,
      ...(due === 'days_after' && { days: String(days) }),
    })),
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
    instalments: instalments.map(({ percent, due, days }) => ({
      basisPoints: typedBasisPoints(percent) ?? 0,
      due,
      days: due === 'days_after' ? (typedWhole(days ?? '') ?? 0) : 0,
    })),
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
      <div className={styles.pair}>
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

/** One to four, together the whole of a total. */
function InstalmentsField() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const typed = Form.useWatch('instalments') as InstalmentValues[] | undefined;
  const [fewest, most] = LIMITS.instalments;
  const [from, to] = LIMITS.daysAfter;
  const wholeFault = (instalments: readonly InstalmentValues[] = []) => {
    const shares = instalments.map(({ percent }) => typedBasisPoints(percent ?? ''));
    const sum = shares.reduce<number>((total, share) => total + (share ?? NaN), 0);
    return Number.isNaN(sum) || sum === WHOLE_BASIS_POINTS
      ? undefined
      : t.notWhole(t.percent(formatNumber(sum / 100, language)));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t.fields.instalments}</legend>
      <Form.List name="instalments" rules={rules.list(wholeFault)}>
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <div
                key={key}
                className={styles.row}
                role="group"
                aria-label={t.instalmentNumber(formatNumber(name + 1, language))}
              >
                <Form.Item
                  name={[name, 'percent']}
                  label={t.share}
                  rules={rules.percent({ required: t.shareRequired, from: 0.01, to: 100 })}
                >
                  <NumberField hasDecimals name={`instalments[${name}].percent`} />
                </Form.Item>
                <Form.Item name={[name, 'due']} label={t.due}>
                  <Select options={DUE_KINDS.map((value) => ({ value, label: t.dues[value] }))} />
                </Form.Item>
                {typed?.[name]?.due === 'days_after' && (
                  <Form.Item
                    name={[name, 'days']}
                    label={t.daysLabel}
                    rules={rules.whole({ required: t.daysRequired, from, to })}
                  >
                    <NumberField name={`instalments[${name}].days`} />
                  </Form.Item>
                )}
                {rows.length > fewest && (
                  <Button type="text" danger onClick={() => remove(name)}>
                    {t.removeInstalment(formatNumber(name + 1, language))}
                  </Button>
                )}
              </div>
            ))}
            <div role="alert" className={styles.fault}>
              {errors}
            </div>
            <Button disabled={rows.length >= most} onClick={() => add(NEW_INSTALMENT)}>
              {t.addInstalment}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
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
        <fieldset key={key} className={styles.group}>
          <legend>{t.treatments[key]}</legend>
          <div className={styles.row}>
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
