import { DUE_KINDS, WHOLE_BASIS_POINTS, QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { typedBasisPoints } from '@tiraz/contracts/typed-number';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/settings';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Form, Select } from 'antd';
import styles from './field-group.module.css';
import type { InstalmentValues } from './instalment-values';

const NEW_INSTALMENT: InstalmentValues = { percent: '', due: 'before_shipping' };

/** One to four, together the whole of a total. */
export function InstalmentsField() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const typed = Form.useWatch('instalments') as InstalmentValues[] | undefined;
  const [fewest, most] = QUOTATION_LIMITS.instalments;
  const [from, to] = QUOTATION_LIMITS.daysAfter;
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
            <SteadyButton isIdle={rows.length >= most} onClick={() => add(NEW_INSTALMENT)}>
              {t.addInstalment}
            </SteadyButton>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
