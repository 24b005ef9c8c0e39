import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { texts as itemTexts } from '@tiraz/messages/admin-remote/catalogue-item';
import { problemOf, type QuantityBreak } from '@tiraz/api-client/staff';
import { typedAmount, typedWhole } from '@tiraz/contracts/typed-number';
import { FormDialog, useFaultText } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { ItemFields } from './item-fields';
import { areBreaks, toBreaks, toBreakValues, type BreakValues } from './break-values';
import { KINDS, type Field, type Fields, type Item, type Kind } from './kinds';
import { toSizes, type SizeValues } from './size-values';
import { ItemUsage } from './item-usage';
import { PricePreview } from './price-preview';
import { useRefusalWords } from './use-refusal-words';
import { useSavedItem } from './use-saved-item';
import { ZeroPrices } from './zero-prices';

interface ItemDialogProps {
  kind: Kind;
  /** Undefined to add one. */
  item: Item | undefined;
  onClose: () => void;
}

/** Adds or edits an item. A price shows what it does before it is saved. */
export function ItemDialog({ kind, item, onClose }: ItemDialogProps) {
  const t = useTexts(texts);
  const form = useTexts(itemTexts);
  const refusalWords = useRefusalWords();
  const { language } = useLanguage();
  const notify = useNotify();
  const { create } = KINDS[kind].useWrites();
  const saveChanges = useSavedItem(kind);
  const [antForm] = Form.useForm<Fields>();
  const [initial] = useState(() => initialFields(kind, item));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const generalText = useFaultText();
  const [isUploading, setUploading] = useState(false);

  const changesIn = (fields: Fields) => changed(asStored(kind, fields), asStored(kind, initial));
  const preview = useMemo(
    () => <TypedPrices kind={kind} item={item} initial={initial} />,
    [kind, item, initial],
  );

  const send = async (fields: Fields) => {
    const all = { ...initial, ...fields };
    if (!item) {
      await create(asStored(kind, all));
      notify.success(t.done[kind].create);
      onClose();
      return;
    }
    const changes = changesIn(all);
    if (Object.keys(changes).length === 0 || (await saveChanges(item, changes))) onClose();
  };

  return (
    <FormDialog<Fields>
      name="item"
      width={760}
      title={item ? t.edit[kind] : t.add[kind]}
      form={antForm}
      initialValues={initial}
      first={language === 'ar' ? 'nameAr' : 'name'}
      send={form.save}
      sending={form.saving}
      cancel={t.cancel}
      waitingFor={isUploading && form.waitForPicture}
      onType={() => setRefused((before) => (Object.keys(before).length === 0 ? before : {}))}
      onSend={send}
      onFailure={(error) => {
        const inner = (problemOf(error)?.errors ?? []).filter(({ path }) => path.includes('.'));
        setRefused(Object.fromEntries(inner.map(({ path, code }) => [path, generalText(code)])));
        // What went wrong with changes has been said by whoever sent them.
        if (!item) notify.error(t.failed[kind].create, error);
      }}
      faultText={(path, code) => refusalWords(code) ?? requiredText(path, code, form)}
      onClose={onClose}
    >
      {item && <ItemUsage id={item.id} />}
      <ItemFields kind={kind} preview={preview} onUploading={setUploading} refused={refused} />
    </FormDialog>
  );
}

interface TypedPricesProps {
  kind: Kind;
  item: Item | undefined;
  initial: Fields;
}

/** What the typed prices do. It listens by itself: the fields are not drawn anew for every letter. */
function TypedPrices({ kind, item, initial }: TypedPricesProps) {
  const form = Form.useFormInstance<Fields>();
  const typed = (Form.useWatch([], { form, preserve: true }) as Fields | undefined) ?? initial;
  const stored = asStored(kind, typed);
  const shown = item ? changed(stored, asStored(kind, initial)) : stored;
  const prices = Object.fromEntries(
    KINDS[kind].previewed.flatMap((name) => {
      const price = shown[name];
      const isPrice = typeof price === 'string' ? typedAmount(price) : areBreaks(price);
      return isPrice ? [[name, price]] : [];
    }),
  );
  if (kind === 'colors') return null;
  return (
    <>
      <ZeroPrices kind={kind} item={item} prices={stored} />
      {Object.keys(prices).length > 0 && <PricePreview kind={kind} id={item?.id} prices={prices} />}
    </>
  );
}

function initialFields(kind: Kind, item: Item | undefined): Fields {
  const { fields } = KINDS[kind];
  const shown = (name: string, initially = '') => String(item ? item[name] : initially);
  return Object.fromEntries(
    fields.flatMap(({ name, form, isBilingual, initially }) => [
      [name, valueOf(form, item?.[name]) ?? shown(name, initially)],
      ...(isBilingual ? [[`${name}Ar`, shown(`${name}Ar`)]] : []),
    ]),
  );
}

/** What the form has of a field that is no text; undefined for one that is. */
function valueOf(form: Field['form'], stored: unknown = []) {
  if (form === 'quantityBreaks') return toBreakValues(stored as QuantityBreak[]);
  if (form === 'sizes') return (stored as SizeValues[]).map((size) => ({ ...size }));
  if (form === 'switch') return stored === true;
  return form === 'printAreas' || form === 'items' ? stored : undefined;
}

function changed(typed: Fields, initial: Fields): Fields {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  );
}

/** As the server keeps it: texts without space around them, numbers as such; a number that is none as it was typed. */
function asStored(kind: Kind, fields: Fields): Fields {
  const forms = KINDS[kind].fields;
  const stored = Object.entries(fields).map(([name, value]) => {
    const form = forms.find((field) => field.name === name)?.form;
    if (form === 'quantityBreaks') return [name, toBreaks(value as BreakValues[])];
    if (form === 'sizes') return [name, toSizes(value as SizeValues[])];
    if (typeof value !== 'string') return [name, value];
    if (form === 'hex') return [name, value.trim().toUpperCase()];
    const number = form === 'amount' ? typedAmount(value) : form === 'grams' ? typedWhole(value) : undefined;
    return [name, number ?? value.trim()];
  });
  return Object.fromEntries(stored) as Fields;
}

/** What the server misses in a single field, in the form's own words. */
function requiredText(path: string, code: string, t: typeof itemTexts.en): string | undefined {
  const required: Record<string, string> = t.required;
  return code === 'field.required' || code === 'field.too-small' ? required[path] : undefined;
}
