import type { CustomerInquiry, QuotationLine } from '@tiraz/api-client/staff';
import { LINE_KINDS, QUOTATION_LIMITS as LIMITS } from '@tiraz/contracts/quotation';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Money, SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Form, Input, Select } from 'antd';
import groups from '../../ui/field-group.module.css';
import styles from './quotation-editor.module.css';
import { NEW_LINE, needsReason, type LineValues } from './offer-form';
import { SampleField } from './sample-field';

interface LinesFieldProps {
  customerId: string;
  /** What each line comes to, as the server last computed it. */
  amounts: readonly Pick<QuotationLine, 'amount'>[];
}

/** What is offered: one to fifty lines, in the order in which they are printed. */
export function LinesField({ customerId, amounts }: LinesFieldProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const none = (lines: readonly LineValues[] = []) => (lines.length === 0 ? t.noLines : undefined);
  return (
    <Form.List name="lines" rules={rules.list(none)}>
      {(rows, { add, remove, move }, { errors }) => (
        <>
          {rows.map(({ key, name }) => {
            const number = formatNumber(name + 1, language);
            return (
              <fieldset key={key} className={groups.group}>
                <legend>{t.lineNumber(number)}</legend>
                <LineFields name={name} customerId={customerId} />
                <div className={styles.lineFoot}>
                  <SteadyButton
                    size="small"
                    isIdle={name === 0}
                    aria-label={t.moveUp(number)}
                    onClick={() => move(name, name - 1)}
                  >
                    ↑
                  </SteadyButton>
                  <SteadyButton
                    size="small"
                    isIdle={name === rows.length - 1}
                    aria-label={t.moveDown(number)}
                    onClick={() => move(name, name + 1)}
                  >
                    ↓
                  </SteadyButton>
                  {rows.length > 1 && (
                    <Button size="small" type="text" danger onClick={() => remove(name)}>
                      {t.removeLine(number)}
                    </Button>
                  )}
                  <strong className={styles.lineAmount}>
                    {amounts[name] && <Money amount={amounts[name].amount} />}
                  </strong>
                </div>
              </fieldset>
            );
          })}
          <div role="alert" className={groups.fault}>
            {errors}
          </div>
          <SteadyButton isIdle={rows.length >= LIMITS.lines} onClick={() => add(NEW_LINE)}>
            {t.addLine}
          </SteadyButton>
        </>
      )}
    </Form.List>
  );
}

function LineFields({ name, customerId }: { name: number; customerId: string }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const form = Form.useFormInstance();
  const line = Form.useWatch(['lines', name], { form, preserve: true }) as LineValues | undefined;
  const path = (field: string) => `lines[${name}].${field}`;
  const textFault = (text: string = '') => {
    const { textEn = '', textAr = '' } = (form.getFieldValue(['lines', name]) ?? {}) as Partial<LineValues>;
    if (textEn.trim() === '' && textAr.trim() === '') return t.textRequired;
    return [...text.trim()].length > LIMITS.lineText ? t.textTooLong : undefined;
  };
  /** What is empty is filled with what the sample cost and is called. */
  const credit = ({ reference, totalCost }: CustomerInquiry) => {
    const known = {
      unitPrice: totalCost,
      textEn: texts.en.creditOf(reference),
      textAr: texts.ar.creditOf(reference),
    };
    const typed = (form.getFieldValue(['lines', name]) ?? {}) as Partial<LineValues>;
    for (const [field, value] of Object.entries(known)) {
      if (!typed[field as keyof typeof known]?.trim()) form.setFieldValue(['lines', name, field], value);
    }
  };
  return (
    <>
      <div className={styles.figures}>
        <Form.Item name={[name, 'kind']} label={t.kind}>
          <Select options={LINE_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
        </Form.Item>
        <Form.Item
          name={[name, 'quantity']}
          label={t.quantity}
          rules={rules.whole({ required: t.quantityRequired, from: 1, to: LIMITS.quantity })}
        >
          <NumberField name={path('quantity')} />
        </Form.Item>
        <Form.Item name={[name, 'unitPrice']} label={t.unitPrice} rules={rules.amount(t.priceRequired)}>
          <NumberField hasDecimals name={path('unitPrice')} />
        </Form.Item>
      </div>
      <div className={groups.pair}>
        <Form.Item
          name={[name, 'textEn']}
          label={t.textEn}
          dependencies={[['lines', name, 'textAr']]}
          rules={rules.own(textFault)}
        >
          <Input dir="ltr" lang="en" name={path('textEn')} />
        </Form.Item>
        <Form.Item
          name={[name, 'textAr']}
          label={t.textAr}
          dependencies={[['lines', name, 'textEn']]}
          rules={rules.own(textFault)}
        >
          <Input dir="rtl" lang="ar" name={path('textAr')} />
        </Form.Item>
      </div>
      <Form.Item noStyle shouldUpdate>
        {() => {
          const typed = form.getFieldValue(['lines', name]) as LineValues | undefined;
          return (
            typed &&
            needsReason(typed) && (
              <Form.Item
                name={[name, 'overrideReason']}
                label={t.overrideReason}
                rules={rules.text({ longest: LIMITS.overrideReason })}
              >
                <Input dir="auto" name={path('overrideReason')} />
              </Form.Item>
            )
          );
        }}
      </Form.Item>
      {line?.kind === 'sample_credit' && (
        <Form.Item name={[name, 'sampleInquiryId']} label={t.sample} rules={rules.chosen(t.sampleRequired)}>
          <SampleField customerId={customerId} onChoose={credit} />
        </Form.Item>
      )}
    </>
  );
}
