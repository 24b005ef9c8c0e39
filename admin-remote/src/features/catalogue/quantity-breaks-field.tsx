import { QUANTITY_BREAK_LIMITS } from '@tiraz/contracts/quantity-breaks';
import { typedWhole } from '@tiraz/contracts/typed-number';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quantity-breaks';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Form, Select } from 'antd';
import styles from '../../ui/field-group.module.css';
import { NEW_BREAK, type BreakValues } from './break-values';

const { breaks: MOST, from, basisPointsOff } = QUANTITY_BREAK_LIMITS;

/** From how many pieces on a piece costs less; none, or up to ten, from few pieces to many. */
export function QuantityBreaksField() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const typed = Form.useWatch('quantityBreaks') as BreakValues[] | undefined;
  const orderFault = (breaks: readonly BreakValues[] = []) => {
    const starts = breaks.map((each) => typedWhole(each.from ?? '') ?? NaN);
    return starts.some((start, index) => start <= (starts[index - 1] ?? 0)) ? t.notAscending : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t.title}</legend>
      <p className={styles.hint}>{t.hint}</p>
      <Form.List name="quantityBreaks" rules={rules.list(orderFault)}>
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
                <Form.Item
                  name={[name, 'from']}
                  label={t.from}
                  rules={rules.whole({ required: t.fromRequired, from: from.least, to: from.most })}
                >
                  <NumberField name={`quantityBreaks[${name}].from`} />
                </Form.Item>
                <Form.Item name={[name, 'by']} label={t.by}>
                  <Select
                    options={(['percent', 'price'] as const).map((value) => ({ value, label: t.bys[value] }))}
                  />
                </Form.Item>
                {typed?.[name]?.by === 'price' ? (
                  <Form.Item name={[name, 'unitPrice']} label={t.price} rules={rules.amount(t.priceRequired)}>
                    <NumberField hasDecimals name={`quantityBreaks[${name}].unitPrice`} />
                  </Form.Item>
                ) : (
                  <Form.Item
                    name={[name, 'basisPointsOff']}
                    label={t.percent}
                    rules={rules.percent({
                      required: t.percentRequired,
                      from: basisPointsOff.least / 100,
                      to: basisPointsOff.most / 100,
                    })}
                  >
                    <NumberField hasDecimals name={`quantityBreaks[${name}].basisPointsOff`} />
                  </Form.Item>
                )}
                <Button type="text" danger onClick={() => remove(name)}>
                  {t.remove(formatNumber(name + 1, language))}
                </Button>
              </div>
            ))}
            <div role="alert" className={styles.fault}>
              {errors}
            </div>
            <SteadyButton isIdle={rows.length >= MOST} onClick={() => add(NEW_BREAK)}>
              {t.add}
            </SteadyButton>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
