import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../ui/toaster';
import { typedAmount, typedWhole } from '../../ui/typed-number';
import { useConfirmLeaving, useUnsavedGuard } from '../../ui/unsaved-guard';
import styles from './item-dialog.module.css';
import { ItemFields } from './item-fields';
import { texts as itemTexts } from './item-texts';
import { KINDS, pricesOf, useWrites, type Field, type Fields, type Item, type Kind } from './kinds';
import { PricePreview } from './price-preview';
import { texts } from './texts';
import { useSavedItem } from './use-saved-item';

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
  const notify = useNotify();
  const { create } = useWrites(kind);
  const saveChanges = useSavedItem(kind);
  const confirmLeaving = useConfirmLeaving();
  const [antForm] = Form.useForm<Fields>();
  const [initial] = useState(() => initialFields(kind, item));
  const [typed, setTyped] = useState<Fields>(initial);
  const [isSaving, setSaving] = useState(false);
  const [isUploading, setUploading] = useState(false);

  const given = asStored(kind, typed);
  const changes = changed(given, asStored(kind, initial));
  const prices = Object.fromEntries(
    pricesOf(kind).flatMap((name) => {
      const price = item ? changes[name] : given[name];
      return typeof price === 'string' && typedAmount(price) ? [[name, price]] : [];
    }),
  );
  useUnsavedGuard(Object.keys(changes).length > 0);

  const close = async () => {
    if (await confirmLeaving()) onClose();
  };
  const addNew = async () => {
    try {
      await create(given);
      notify.success(t.done[kind].create);
    } catch (error) {
      notify.error(t.failed[kind].create);
      throw error;
    }
  };
  /** @returns whether the dialog has done its work */
  const save = async (): Promise<boolean> => {
    if (!item) return addNew().then(() => true);
    return Object.keys(changes).length === 0 || (await saveChanges(item, changes)) !== undefined;
  };
  const submit = async () => {
    setSaving(true);
    try {
      if (await save()) onClose();
    } catch (error) {
      antForm.setFields(faultyFields(error as ApiError, form));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal
      open
      width={760}
      title={item ? t.edit[kind] : t.add[kind]}
      onCancel={() => void close()}
      mask={{ closable: false }}
      footer={null}
    >
      <Form<Fields>
        form={antForm}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onValuesChange={(_, all) => setTyped({ ...initial, ...all })}
        onFinish={() => void submit()}
        scrollToFirstError={{ focus: true }}
        disabled={isSaving}
      >
        <ItemFields
          kind={kind}
          preview={
            Object.keys(prices).length > 0 && <PricePreview kind={kind} id={item?.id} prices={prices} />
          }
          onUploading={setUploading}
        />
        <div className={styles.dialogActions}>
          {isUploading && <span className={styles.quiet}>{form.waitForPicture}</span>}
          <Button onClick={() => void close()}>{t.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={isUploading}>
            {isSaving ? form.saving : form.save}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

function initialFields(kind: Kind, item: Item | undefined): Fields {
  const fields: readonly Field[] = KINDS[kind].fields;
  const shown = (name: string, initially = '') => String(item ? item[name] : initially);
  return Object.fromEntries(
    fields.flatMap(({ name, isBilingual, initially }) => [
      [name, shown(name, initially)],
      ...(isBilingual ? [[`${name}Ar`, shown(`${name}Ar`)]] : []),
    ]),
  );
}

function changed(typed: Fields, initial: Fields): Fields {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== initial[name]));
}

/** As the server keeps it: texts without space around them, numbers as such; a number that is none as it was typed. */
function asStored(kind: Kind, fields: Fields): Fields {
  const forms: readonly Field[] = KINDS[kind].fields;
  const stored = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const form = forms.find((field) => field.name === name)?.form;
    const number = form === 'amount' ? typedAmount(value) : form === 'grams' ? typedWhole(value) : undefined;
    return [name, number ?? value.trim()];
  });
  return Object.fromEntries(stored) as Fields;
}

/** What the server says of single fields, to be shown beside them. */
function faultyFields(error: ApiError, t: typeof itemTexts.en) {
  const faults = problemOf(error)?.errors ?? [];
  return faults.map(({ path, code }) => ({
    name: path,
    errors: [
      code === 'field.required' || code === 'field.too-small'
        ? (t.required[path] ?? t.invalid)
        : code === 'picture.unknown'
          ? t.pictureGone
          : t.invalid,
    ],
  }));
}
