import type { ApiError, CustomerDetails } from '@tiraz/api-client/staff';
import type { Language } from '@tiraz/contracts/language';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { isSameInput, markFaults, stayInField, useFaultText, useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { Money, Panel, useGo, useNotify } from '@tiraz/staff-kit/page';
import { Button, Form } from 'antd';
import { memo, useRef, useState } from 'react';
import { CustomerFields, GarmentFields, MessageField, PrintsField } from './entry-fields';
import { toEnteredInquiry, toEntryValues, toSelection, type EntryValues } from './entry-form';
import { EntryPrice } from './entry-price';
import styles from './inquiry-entry.module.css';
import { useEntry } from './use-entry';
import { useEntryPrice } from './use-entry-price';
import type { Offers } from './use-offers';

interface InquiryEntryProps {
  offers: Offers;
  /** Who asks, when that is known. */
  customer: CustomerDetails | undefined;
  /** In which they asked before. */
  language: Language | undefined;
  /** Where one goes without saving. */
  back: string;
}

/** All that a visitor says in the calculator, as a form; the price beside it. */
export function InquiryEntry({ offers: latest, customer, language, back }: InquiryEntryProps) {
  const t = useTexts(texts);
  const text = useTexts(detailsTexts);
  const { language: own } = useLanguage();
  const go = useGo();
  const notify = useNotify();
  const faultText = useFaultText();
  const enter = useEntry();
  const [form] = Form.useForm<EntryValues>();
  const [initial] = useState(() => toEntryValues(customer, language ?? own));
  // What is chosen keeps its name, whatever becomes of it meanwhile.
  const [offers] = useState(latest);
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);

  // With what no field shows: how colours are used, while there is one.
  const typed = () => form.getFieldsValue(true) as EntryValues;
  const shown = Form.useWatch([], { form, preserve: true }) as EntryValues | undefined;
  const values = shown?.printOptions ? shown : initial;
  const price = useEntryPrice(toSelection(values));

  const cancel = () => {
    if (!isUnderWay.current) go(back);
  };
  const send = async () => {
    const selection = toSelection(typed());
    if (isUnderWay.current || !selection) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      const { id, reference } = await enter(toEnteredInquiry(typed(), selection, price.quote));
      notify.success(t.saved(reference));
      setDirty(false);
      // Not again, while the page of the inquiry is on its way.
      go(`/inquiries/${id}`, { isSaved: true });
    } catch (error) {
      const faults: Readonly<Record<string, string | undefined>> = t.faults;
      markFaults(form, error as ApiError, (_, code) => faults[code] ?? faultText(code));
      notify.error(t.failed, error as ApiError);
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  const isSample = values.kind === 'sample';
  const amount = isSample ? price.shown?.sampleCost : price.shown?.totalCost;

  return (
    <Form<EntryValues>
      name="entry"
      form={form}
      layout="vertical"
      requiredMark
      initialValues={initial}
      onFinish={() => void send()}
      onValuesChange={() => setDirty(!isSameInput(typed(), initial))}
      scrollToFirstError={{ focus: true, block: 'center' }}
      // What is wrong is said in the page's own words.
      noValidate
      className={styles.entry}
    >
      <div className={styles.fields}>
        <EntryFields offers={offers} />
      </div>
      <aside className={styles.beside}>
        <Panel hasRoom title={t.price}>
          <EntryPrice price={price} offers={offers} />
        </Panel>
      </aside>
      <div className={styles.foot}>
        {amount && (
          <strong className={styles.amount}>
            {isSample ? text.sampleCost : text.total} <Money amount={amount} />
          </strong>
        )}
        <Button onMouseDown={stayInField} onClick={cancel}>
          {t.cancel}
        </Button>
        <Button type="primary" htmlType="submit" disabled={isSaving} onMouseDown={stayInField}>
          {isSaving ? t.saving : t.save}
        </Button>
      </div>
    </Form>
  );
}

/** Not drawn anew for each letter of any of them. */
const EntryFields = memo(function EntryFields({ offers }: { offers: Offers }) {
  const t = useTexts(texts);
  return (
    <>
      <Panel hasRoom title={t.customer}>
        <CustomerFields />
      </Panel>
      <Panel hasRoom title={t.garment}>
        <GarmentFields offers={offers} />
      </Panel>
      <Panel hasRoom title={t.prints}>
        <PrintsField offers={offers} />
      </Panel>
      <Panel hasRoom title={t.said}>
        <MessageField />
      </Panel>
    </>
  );
});
