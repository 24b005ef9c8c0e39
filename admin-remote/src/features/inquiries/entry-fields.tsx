import {
  CONTACT,
  CONTACT_FIELDS,
  EMAIL_PATTERN,
  LONGEST_MESSAGE,
  type ContactField,
  type VisitorText,
} from '@tiraz/contracts/contact';
import { LANGUAGES } from '@tiraz/contracts/language';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
} from '@tiraz/contracts/selection';
import { typedWhole } from '@tiraz/contracts/typed-number';
import { typedText } from '@tiraz/contracts/typed-text';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { texts as sizesTexts } from '@tiraz/messages/admin-remote/sizes';
import { texts as contactTexts } from '@tiraz/messages/shared/contact';
import { NumberField, useFieldRules } from '@tiraz/staff-kit/forms';
import { SteadyButton } from '@tiraz/staff-kit/page';
import { Button, Checkbox, Form, Input, Radio, Select } from 'antd';
import groups from '../../ui/field-group.module.css';
import { isMade, KINDS, type Choice, type EntryValues, type Kind, type PrintValues } from './entry-form';
import type { Offers } from './use-offers';

const EMAIL = new RegExp(EMAIL_PATTERN);

/** Who asks, and how they are answered. */
export function CustomerFields() {
  const t = useTexts(texts);
  const labels = useTexts(contactTexts);
  return (
    <>
      <div className={groups.pair}>
        {CONTACT_FIELDS.map((field) => (
          <ContactItem key={field} field={field} label={labels[field]} />
        ))}
      </div>
      <Form.Item name="language" label={t.language}>
        <Radio.Group
          optionType="button"
          options={LANGUAGES.map((language) => ({ value: language, label: t.languages[language] }))}
        />
      </Form.Item>
      <Form.Item name="notifyCustomer" valuePropName="checked">
        <Checkbox>{t.notify}</Checkbox>
      </Form.Item>
    </>
  );
}

function ContactItem({ field, label }: { field: ContactField; label: string }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const { kind, longest, isRequired }: VisitorText = CONTACT[field];
  const limits = { longest, ...(isRequired && { required: t.nameRequired }) };
  const isMail = (text: string) => EMAIL.test(text) && text.length <= longest;
  const noMail = (typed = '') => (isMail(typedText(kind, typed)) ? undefined : t.emailInvalid);
  const fieldRules = () => (kind === 'email' ? rules.own<string>(noMail) : rules.text(limits));
  return (
    <Form.Item name={field} label={label} required={Boolean(isRequired)} rules={fieldRules()}>
      {kind === 'text' ? (
        <Input dir="auto" autoComplete="off" />
      ) : (
        <Input type={kind === 'email' ? 'email' : 'tel'} dir="ltr" autoComplete="off" />
      )}
    </Form.Item>
  );
}

interface Offered {
  id: string;
  name: string;
  nameAr: string;
}

/** What is asked for, and how many of it. */
export function GarmentFields({ offers }: { offers: Offers }) {
  const t = useTexts(texts);
  const text = useTexts(detailsTexts);
  const sizes = useTexts(sizesTexts);
  const form = Form.useFormInstance<EntryValues>();
  const productTypeId = Form.useWatch('productTypeId', form);
  const colors = Form.useWatch('colors', form) ?? [];
  const options = useOptions();
  const product = offers.productTypes.find(({ id }) => id === productTypeId);
  const against = ({ unsuitedProductTypes = [] }: { unsuitedProductTypes?: string[] }) =>
    product && unsuitedProductTypes.includes(product.id) ? product : undefined;
  return (
    <>
      <KindField />
      <div className={groups.pair}>
        <ChoiceItem
          name="productTypeId"
          label={text.productType}
          required={t.productTypeRequired}
          options={options(offers.productTypes)}
        />
        <QuantityField />
        <ChoiceItem
          name="fabricId"
          label={text.fabric}
          required={t.fabricRequired}
          options={options(offers.fabrics, against)}
        />
        <ChoiceItem
          name="fitId"
          label={text.fit}
          required={t.fitRequired}
          options={options(offers.fits, against)}
        />
        <ChoiceItem
          name="finishingQualityId"
          label={text.finishing}
          required={t.finishingRequired}
          options={options(offers.finishingQualities)}
        />
        <Form.Item name="colors" label={text.colours}>
          <Select
            mode="multiple"
            placeholder={text.noColours}
            optionFilterProp="label"
            options={options(offers.colors)}
          />
        </Form.Item>
      </div>
      {colors.length > 1 && (
        <Form.Item name="colorUse" label={t.colourUse}>
          <Radio.Group
            options={[
              { value: 'one-garment', label: sizes.oneGarment },
              { value: 'colourways', label: sizes.colourways },
            ]}
          />
        </Form.Item>
      )}
    </>
  );
}

/** Options by their names, each with what is chosen that it does not go with. */
function useOptions() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const nameOf = (item: Offered) => localised(item, 'name', language).text;
  return <Item extends Offered>(items: readonly Item[], against?: (item: Item) => Offered | undefined) =>
    items.map((item) => {
      const other = against?.(item);
      const label = other ? t.unsuited({ name: nameOf(item), other: nameOf(other) }) : nameOf(item);
      return { value: item.id, label };
    });
}

interface ChoiceItemProps {
  name: Choice;
  label: string;
  required: string;
  options: { value: string; label: string }[];
}

function ChoiceItem({ name, label, required, options }: ChoiceItemProps) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  return (
    <Form.Item name={name} label={label} rules={rules.chosen(required)}>
      <Select placeholder={t.choose} options={options} />
    </Form.Item>
  );
}

/** An order, or a sample: one piece, where nothing else is said. */
function KindField() {
  const t = useTexts(texts);
  const form = Form.useFormInstance<EntryValues>();
  const suggest = (kind: Kind) => {
    const typed = form.getFieldValue('quantity') as string;
    if (kind === 'sample' && typed.trim() === '') form.setFieldValue('quantity', '1');
    if (kind === 'order' && typedWhole(typed) === 1) form.setFieldValue('quantity', '');
  };
  return (
    <Form.Item name="kind" label={t.kind}>
      <Radio.Group
        optionType="button"
        options={KINDS.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        onChange={({ target }) => suggest(target.value as Kind)}
      />
    </Form.Item>
  );
}

function QuantityField() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const form = Form.useFormInstance<EntryValues>();
  const kind = Form.useWatch('kind', form) ?? 'order';
  const { language } = useLanguage();
  const limits = {
    least: formatNumber(MINIMUM_ORDER_QUANTITY, language),
    most: formatNumber(MAXIMUM_QUANTITY, language),
  };
  const notMade = (typed = '') =>
    isMade(typedWhole(typed) ?? 0, 'sample') ? undefined : t.quantityOfSample(limits);
  const fieldRules = () =>
    kind === 'sample'
      ? rules.own<string>(notMade)
      : rules.whole({ required: t.quantityRequired, from: MINIMUM_ORDER_QUANTITY, to: MAXIMUM_QUANTITY });
  return (
    <Form.Item
      name="quantity"
      label={t.quantity}
      dependencies={['kind']}
      extra={kind === 'sample' && t.quantityHint}
      required
      rules={fieldRules()}
    >
      <NumberField />
    </Form.Item>
  );
}

/** What is printed, each print once. */
export function PrintsField({ offers }: { offers: Offers }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const { language } = useLanguage();
  const form = Form.useFormInstance<EntryValues>();
  const fabricId = Form.useWatch('fabricId', form);
  const fabric = offers.fabrics.find(({ id }) => id === fabricId);
  const options = useOptions()(offers.printTypes, ({ unsuitedFabrics = [] }) =>
    fabric && unsuitedFabrics.includes(fabric.id) ? fabric : undefined,
  );
  const twice = (prints: readonly PrintValues[] = []) => {
    const chosen = prints.flatMap((print) => print.printTypeId ?? []);
    return new Set(chosen).size < chosen.length ? t.printTwice : undefined;
  };
  return (
    <Form.List name="printOptions" rules={rules.list(twice)}>
      {(rows, { add, remove }, { errors }) => (
        <>
          {rows.map(({ key, name }) => {
            const number = formatNumber(name + 1, language);
            return (
              <fieldset key={key} className={groups.group}>
                <legend>{t.printNumber(number)}</legend>
                <div className={groups.pair}>
                  <Form.Item
                    name={[name, 'printTypeId']}
                    label={t.printType}
                    rules={rules.chosen(t.printTypeRequired)}
                  >
                    <Select placeholder={t.choose} options={options} />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'colors']}
                    label={t.printColours}
                    rules={rules.whole({
                      required: t.printColoursRequired,
                      from: 1,
                      to: MAXIMUM_PRINT_COLOURS,
                    })}
                  >
                    <NumberField name={`printOptions[${name}].colors`} />
                  </Form.Item>
                </div>
                <Button size="small" type="text" danger onClick={() => remove(name)}>
                  {t.removePrint(number)}
                </Button>
              </fieldset>
            );
          })}
          <div role="alert" className={groups.fault}>
            {errors}
          </div>
          <SteadyButton isIdle={rows.length >= MAXIMUM_PRINT_OPTIONS} onClick={() => add({ colors: '1' })}>
            {t.addPrint}
          </SteadyButton>
        </>
      )}
    </Form.List>
  );
}

export function MessageField() {
  const t = useTexts(texts);
  const rules = useFieldRules();
  return (
    <Form.Item
      name="message"
      label={t.message}
      extra={t.messageHint}
      rules={rules.text({ longest: LONGEST_MESSAGE })}
    >
      <Input.TextArea dir="auto" rows={5} />
    </Form.Item>
  );
}
