import { toAsciiDigits, useTexts } from '@tiraz/locale';
import { Form, Input, InputNumber } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { PictureUpload } from '../../ui/picture-upload';
import styles from './item-dialog.module.css';
import { texts } from './item-texts';
import { KINDS, pricesOf, type Field, type Kind } from './kinds';

const HIGHEST_AMOUNT = '9999999.99';
const HEAVIEST_GSM = 2000;

interface ItemFieldsProps {
  kind: Kind;
  /** What the prices do, to stand below them. */
  preview: ReactNode;
  onUploading: (isUploading: boolean) => void;
}

/** All fields of a kind, English and Arabic side by side. */
export function ItemFields({ kind, preview, onUploading }: ItemFieldsProps) {
  const t = useTexts(texts);
  const fields: readonly Field[] = KINDS[kind].fields;
  const lastPrice = pricesOf(kind).at(-1);
  const label = (name: string) => t.fields[name as keyof typeof t.fields];

  /** @param isArabic the field's Arabic twin, which is always optional */
  const item = (field: Field, isArabic: boolean) => {
    const { form, isRequired, longest = 0 } = field;
    const name = isArabic ? `${field.name}Ar` : field.name;
    const required = t.required[name] ?? t.invalid;
    const rules = [
      ...(isRequired && !isArabic
        ? [{ required: true, whitespace: form === 'line', message: required }]
        : []),
      ...(longest > 0 ? [{ max: longest, message: t.tooLong(longest) }] : []),
      ...(form === 'grams' ? [{ validator: atLeastOne(required) }] : []),
    ];
    const text = isArabic ? { dir: 'rtl' as const, lang: 'ar' } : { dir: 'ltr' as const, lang: 'en' };
    return (
      <Form.Item name={name} label={label(name)} rules={rules} validateFirst>
        {form === 'line' ? (
          <Input {...text} autoComplete="off" />
        ) : form === 'text' ? (
          <Input.TextArea {...text} rows={4} />
        ) : form === 'amount' ? (
          <InputNumber<string>
            stringMode
            min="0"
            max={HIGHEST_AMOUNT}
            step="0.01"
            precision={2}
            parser={toNumberText}
            dir="ltr"
            inputMode="decimal"
            className={styles.number}
          />
        ) : form === 'grams' ? (
          <InputNumber<number>
            max={HEAVIEST_GSM}
            precision={0}
            parser={(typed) => Number(toNumberText(typed))}
            dir="ltr"
            inputMode="numeric"
            className={styles.number}
          />
        ) : (
          <PictureUpload onBusyChange={onUploading} />
        )}
      </Form.Item>
    );
  };

  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.isBilingual ? (
            <div className={styles.pair}>
              {item(field, false)}
              {item(field, true)}
            </div>
          ) : (
            <div data-form={field.form}>{item(field, false)}</div>
          )}
          {field.name === lastPrice && preview}
        </Fragment>
      ))}
    </div>
  );
}

/** Any digits a keyboard has, as ASCII; nothing else is part of a number here. */
function toNumberText(typed: string | undefined): string {
  return toAsciiDigits(typed ?? '').replace(/[^\d.]/g, '');
}

function atLeastOne(message: string) {
  return async (_: unknown, value: unknown) => {
    if (typeof value === 'number' && value < 1) throw new Error(message);
  };
}
