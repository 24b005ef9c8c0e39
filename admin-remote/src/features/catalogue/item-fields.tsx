import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import { texts as drawingTexts } from '@tiraz/messages/admin-remote/drawings';
import { texts as fittingTexts } from '@tiraz/messages/admin-remote/fitting';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { PictureUpload } from '@tiraz/staff-kit/upload';
import { Weave } from '@tiraz/artwork/weave';
import type { Underbase } from '@tiraz/contracts/cloth';
import type { Cut, PrintArea, PrintTechnique, Silhouette, WeaveName } from '@tiraz/contracts/garments';
import { Form, Input, Select, Switch, type SelectProps } from 'antd';
import { Fragment, memo, type ReactNode } from 'react';
import styles from './item-dialog.module.css';
import { Swatch } from './portrait';
import { isPrintArea } from './print-areas';
import { PrintAreasField } from './print-areas-field';
import { KINDS, type Field, type Kind } from './kinds';
import { ItemsField } from './items-field';
import { QuantityBreaksField } from './quantity-breaks-field';
import { SizesField } from './sizes-field';

const HEAVIEST_GSM = 2000;

function options<Name extends string>(names: Readonly<Record<Name, string>>) {
  return Object.entries<string>(names).map(([value, label]) => ({ value, label }));
}

/** A colour as `#RRGGBB`, with what it looks like. */
function ColourField(input: { value?: string }) {
  return <Input {...input} prefix={<Swatch hex={input.value ?? ''} />} dir="ltr" autoComplete="off" />;
}

/** A weave by its name, with what it looks like. */
function WeaveField(select: SelectProps<WeaveName>) {
  return (
    <Select
      {...select}
      prefix={
        <span className={styles.weave}>
          <Weave weave={select.value ?? 'generic'} />
        </span>
      }
    />
  );
}

interface ItemFieldsProps {
  kind: Kind;
  /** What the prices do, to stand below them. */
  preview: ReactNode;
  onUploading: (isUploading: boolean) => void;
  /** What the server has refused within a field, in words, by its path. */
  refused: Readonly<Record<string, string>>;
}

/** All fields of a kind, English and Arabic side by side, the reader's own language first. */
export const ItemFields = memo(function ItemFields({ kind, preview, onUploading, refused }: ItemFieldsProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const drawing = useTexts(drawingTexts);
  const fitting = useTexts(fittingTexts);
  const rules = useFieldRules();
  const { fields, previewed } = KINDS[kind];
  const lastPrice = previewed.at(-1);
  const label = (name: string) => t.fields[name as keyof typeof t.fields];

  const rulesOf = ({ form, name, isRequired, longest }: Field, isArabic: boolean) => {
    const required = t.required[name as keyof typeof t.required];
    if (form === 'amount') return rules.amount(required);
    if (form === 'printAreas')
      return [
        {
          validator: (_: unknown, areas: readonly PrintArea[] = []) =>
            areas.every(isPrintArea) ? Promise.resolve() : Promise.reject(new Error(drawing.faulty)),
        },
      ];
    if (form === 'items' || form === 'switch') return [];
    if (form === 'hex')
      return [{ required: true, pattern: /^#[0-9a-f]{6}$/i, whitespace: true, message: required }];
    if (form === 'grams') return rules.whole({ required, from: 1, to: HEAVIEST_GSM });
    return rules.text({
      ...(isRequired && !isArabic && { required }),
      ...(longest !== undefined && { longest }),
    });
  };

  /** @param isArabic the field's Arabic twin, which is always optional */
  const item = (field: Field, isArabic: boolean) => {
    const { form } = field;
    const name = isArabic ? `${field.name}Ar` : field.name;
    const text = isArabic ? { dir: 'rtl' as const, lang: 'ar' } : { dir: 'ltr' as const, lang: 'en' };
    return (
      <Form.Item
        name={name}
        label={label(name)}
        rules={rulesOf(field, isArabic)}
        {...(form === 'items' && { extra: fitting.hint })}
        {...(form === 'switch' && { extra: fitting.refusedHint, valuePropName: 'checked' })}
      >
        {form === 'line' ? (
          <Input {...text} autoComplete="off" />
        ) : form === 'text' ? (
          <Input.TextArea {...text} rows={4} />
        ) : form === 'amount' ? (
          <NumberField hasDecimals />
        ) : form === 'grams' ? (
          <NumberField />
        ) : form === 'printAreas' ? (
          <PrintAreasField refused={refused} />
        ) : form === 'items' ? (
          <ItemsField of={field.of ?? 'productTypes'} />
        ) : form === 'switch' ? (
          <Switch />
        ) : form === 'silhouette' ? (
          <Select options={options<Silhouette>(drawing.silhouettes)} />
        ) : form === 'weave' ? (
          <WeaveField options={options<WeaveName>(drawing.weaves)} />
        ) : form === 'cut' ? (
          <Select options={options<Cut>(drawing.cuts)} />
        ) : form === 'technique' ? (
          <Select options={options<PrintTechnique>(drawing.techniques)} />
        ) : form === 'underbase' ? (
          <Select options={options<Underbase>(drawing.underbases)} />
        ) : form === 'hex' ? (
          <ColourField />
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
              {item(field, language === 'ar')}
              {item(field, language !== 'ar')}
            </div>
          ) : (
            <div data-form={field.form}>
              {field.form === 'quantityBreaks' ? (
                <QuantityBreaksField />
              ) : field.form === 'sizes' ? (
                <SizesField />
              ) : (
                item(field, false)
              )}
            </div>
          )}
          {field.name === lastPrice && preview}
        </Fragment>
      ))}
    </div>
  );
});
