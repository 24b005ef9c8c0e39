import { SIZE_LIMITS } from '@tiraz/contracts/selection';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/sizes';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Form, Input } from 'antd';
import styles from '../../ui/field-group.module.css';
import { NEW_SIZE, type SizeValues } from './size-values';

/** In which sizes a garment is made; none, or up to twelve, from small to large. */
export function SizesField() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const labelFault = (sizes: readonly SizeValues[] = []) => {
    const labels = sizes.map(({ label = '' }) => label.trim().toLowerCase());
    return labels.some((label, index) => label && labels.indexOf(label) < index) ? t.twice : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t.title}</legend>
      <p className={styles.hint}>{t.hint}</p>
      <Form.List name="sizes" rules={rules.list(labelFault)}>
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.length === 0 && <p className={styles.hint}>{t.none}</p>}
            {rows.map(({ key, name }) => (
              <div
                key={key}
                className={styles.row}
                role="group"
                aria-label={t.number(formatNumber(name + 1, language))}
              >
                <Form.Item name={[name, 'id']} hidden>
                  <Input type="hidden" />
                </Form.Item>
                <Form.Item
                  name={[name, 'label']}
                  label={t.label}
                  rules={rules.text({ required: t.labelRequired, longest: SIZE_LIMITS.label })}
                >
                  <Input name={`sizes[${name}].label`} dir="ltr" lang="en" autoComplete="off" />
                </Form.Item>
                <Form.Item
                  name={[name, 'labelAr']}
                  label={t.labelAr}
                  rules={rules.text({ longest: SIZE_LIMITS.label })}
                >
                  <Input name={`sizes[${name}].labelAr`} dir="rtl" lang="ar" autoComplete="off" />
                </Form.Item>
                <Form.Item
                  name={[name, 'surcharge']}
                  label={t.surcharge}
                  rules={rules.amount(t.surchargeRequired)}
                >
                  <NumberField hasDecimals name={`sizes[${name}].surcharge`} />
                </Form.Item>
                <Button type="text" danger onClick={() => remove(name)}>
                  {t.remove(formatNumber(name + 1, language))}
                </Button>
              </div>
            ))}
            <div role="alert" className={styles.fault}>
              {errors}
            </div>
            <SteadyButton isIdle={rows.length >= SIZE_LIMITS.sizes} onClick={() => add(NEW_SIZE)}>
              {t.add}
            </SteadyButton>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
