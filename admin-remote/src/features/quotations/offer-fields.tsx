import type { QuotationRevision, Settings } from '@tiraz/api-client/staff';
import {
  IMPORT_VAT,
  INCOTERMS,
  INDICATIVE_CURRENCIES,
  QUOTATION_LIMITS as LIMITS,
  TAX_TREATMENTS,
  type ImportCountry,
} from '@tiraz/contracts/quotation';
import { typedNumber } from '@tiraz/contracts/typed-number';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { DateField, dayInCairo, NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import groups from '../../ui/field-group.module.css';
import { usePercent } from '../../ui/instalment-words';
import type { OfferValues } from './offer-form';

/** As the API takes it, and above nothing. */
const RATE = /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/;
const COUNTRIES = Object.keys(IMPORT_VAT) as ImportCountry[];
/** Rates are read now and then; none is older than the shop. */
const FIRST_RATE_DAY = '2020-01-01';

interface MoneyFieldsProps {
  treatments: Settings['taxTreatments'];
  /** Keeps the rate of its own tax, whatever the settings say by now. */
  draft: QuotationRevision;
}

/** Discount, tax, and until when all of it holds. */
export function MoneyFields({ treatments, draft }: MoneyFieldsProps) {
  const t = useTexts(texts);
  const percent = usePercent();
  const rules = useFieldRules();
  const treatment = Form.useWatch('taxTreatment') as OfferValues['taxTreatment'] | undefined;
  const [today] = useState(() => new Date());
  const days = { from: dayInCairo(today, 0), to: dayInCairo(today, LIMITS.validity) };
  const taxes = TAX_TREATMENTS.map((value) => {
    const rate =
      value === draft.taxTreatment
        ? draft.taxBasisPoints
        : treatments.find(({ key }) => key === value)?.percentBasisPoints;
    const name = t.treatments[value];
    return { value, label: rate === undefined ? name : `${name} · ${percent(rate)}` };
  });
  return (
    <div className={groups.row}>
      <Form.Item
        name="validThrough"
        label={t.validThrough}
        rules={rules.day({ required: t.dayRequired, ...days })}
        validateTrigger="onSettled"
      >
        <DateField label={t.validThrough} min={days.from} max={days.to} />
      </Form.Item>
      <Form.Item
        name="discount"
        label={t.discount}
        rules={rules.percent({ required: t.discountRequired, from: 0, to: LIMITS.discount / 100 })}
      >
        <NumberField hasDecimals />
      </Form.Item>
      <Form.Item name="taxTreatment" label={t.tax}>
        <Select options={taxes} />
      </Form.Item>
      {treatment === 'export' && (
        <Form.Item name="importCountry" label={t.importCountry}>
          <Select
            options={[
              { value: '', label: t.otherCountry },
              ...COUNTRIES.map((value) => ({
                value,
                label: `${t.countries[value]} · ${percent(IMPORT_VAT[value])}`,
              })),
            ]}
          />
        </Form.Item>
      )}
    </div>
  );
}

/** Where it is handed over, and the total in a currency that the customer thinks in. */
export function DeliveryFields() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const incoterm = Form.useWatch('incoterm') as string | undefined;
  const currency = Form.useWatch('currency') as string | undefined;
  const [today] = useState(() => dayInCairo(new Date(), 0));
  const optional = (values: readonly string[]) => [
    { value: '', label: t.none },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <>
      <div className={groups.row}>
        <Form.Item name="incoterm" label={t.incoterm}>
          <Select options={optional(INCOTERMS)} />
        </Form.Item>
        {incoterm && (
          <Form.Item name="place" label={t.place} rules={rules.text({ longest: LIMITS.place })}>
            <Input dir="auto" />
          </Form.Item>
        )}
        <Form.Item name="currency" label={t.currency}>
          <Select options={optional(INDICATIVE_CURRENCIES)} />
        </Form.Item>
      </div>
      {currency && (
        <div className={groups.row}>
          <Form.Item
            name="rate"
            label={t.rate(currency)}
            rules={rules.own((typed: string = '') => {
              if (typed.trim() === '') return t.rateRequired;
              return RATE.test(typedNumber(typed) ?? '') ? undefined : t.noRate;
            })}
          >
            <NumberField hasDecimals />
          </Form.Item>
          <Form.Item
            name="rateSource"
            label={t.rateSource}
            rules={rules.text({ required: t.rateSourceRequired, longest: LIMITS.rateSource })}
          >
            <Input dir="auto" />
          </Form.Item>
          <Form.Item
            name="rateDay"
            label={t.rateDay}
            rules={rules.day({ required: t.dayRequired, from: FIRST_RATE_DAY, to: today })}
            validateTrigger="onSettled"
          >
            <DateField label={t.rateDay} min={FIRST_RATE_DAY} max={today} />
          </Form.Item>
        </div>
      )}
    </>
  );
}

/** In both languages, as they are printed. */
export function TermsFields() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  return (
    <div className={groups.pair}>
      <Form.Item name="termsEn" label={t.termsEn} rules={rules.text({ longest: LIMITS.terms })}>
        <Input.TextArea dir="ltr" lang="en" rows={6} />
      </Form.Item>
      <Form.Item name="termsAr" label={t.termsAr} rules={rules.text({ longest: LIMITS.terms })}>
        <Input.TextArea dir="rtl" lang="ar" rows={6} />
      </Form.Item>
    </div>
  );
}
