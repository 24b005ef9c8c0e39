import {
  problemOf,
  useGetSettingsQuery,
  usePreviewQuotationDocumentMutation,
  type ApiError,
  type InquiryDetails,
  type Quotation,
  type QuotationRevision,
} from '@tiraz/api-client/staff';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import { texts as quotationTexts } from '@tiraz/messages/admin-remote/quotations';
import { isSameInput, markFaults, useFaultText, useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { Money, Panel, useGo, useNotify } from '@tiraz/staff-kit/page';
import { Button, Form } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { InstalmentsField } from '../../ui/instalments-field';
import { ChangesList } from './changes-list';
import { DraftPages } from './draft-pages';
import { LinesField } from './lines-field';
import { toOffer, toOfferValues, type OfferValues } from './offer-form';
import { SumsSheet } from './offered-sheet';
import styles from './quotation-editor.module.css';
import { DeliveryFields, MoneyFields, TermsFields } from './offer-fields';
import { useOfferPreview } from './use-offer-preview';
import { useOfferSave } from './use-offer-save';
import { useRefusal } from './use-quotation-steps';

interface QuotationEditorProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  draft: QuotationRevision;
  /** Where one goes once it is saved. */
  back: string;
  /** What the visitor asked for. */
  children: ReactNode;
}

/** What the form calls what the server names otherwise. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^discountBasisPoints$/, 'discount'],
  [/^indicative\.rate$/, 'rate'],
  [/^indicative\.source$/, 'rateSource'],
  [/^indicative\.day$/, 'rateDay'],
  [/^(lines\[\d+\])\.key$/, '$1.unitPrice'],
  [/^(instalments\[\d+\])\.basisPoints$/, '$1.percent'],
];
const fieldOf = (path: string) =>
  FIELDS.reduce((name, [pattern, field]) => name.replace(pattern, field), path);

/** All of an offer as a form, with what it comes to. */
export function QuotationEditor({ inquiry, quotation, draft, back, children }: QuotationEditorProps) {
  const t = useTexts(texts);
  const sumsTexts = useTexts(quotationTexts);
  const go = useGo();
  const notify = useNotify();
  const refuse = useRefusal(inquiry.id);
  const faultText = useFaultText();
  const [form] = Form.useForm<OfferValues>();
  const [initial] = useState(() => toOfferValues(draft));
  const settings = useGetSettingsQuery();
  const save = useOfferSave(inquiry.id);
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);

  // With what no field shows: by which key a line was made, what stood in a field that is closed.
  const typed = () => form.getFieldsValue(true) as OfferValues;
  const shown = Form.useWatch([], { form, preserve: true }) as OfferValues | undefined;
  const { sums, isBehind, offer } = useOfferPreview(
    inquiry.id,
    toOffer(shown?.lines ? shown : initial),
    draft,
  );
  const [print, { isLoading: isPrinting }] = usePreviewQuotationDocumentMutation();
  const fail = (error: ApiError) => {
    const faults: Readonly<Record<string, string | undefined>> = t.faults;
    for (const { path } of problemOf(error)?.errors ?? []) {
      const [, line] = /^lines\[(\d+)\]\.overrideReason$/.exec(path) ?? [];
      // Its field is there from now on, to be marked.
      if (line) flushSync(() => form.setFieldValue(['lines', Number(line), 'isOverridden'], true));
    }
    markFaults(form, error, (_, code) => faults[code] ?? faultText(code), fieldOf);
    refuse(error);
  };
  const openDocument = async (language: Language) => {
    try {
      const file = await print({ id: inquiry.id, language, quotationOffer: toOffer(typed()) }).unwrap();
      // An address, whatever the document of the API says: staff.ts.
      Object.assign(document.createElement('a'), { href: file, target: '_blank' }).click();
    } catch (error) {
      fail(error as ApiError);
    }
  };
  const cancel = () => {
    if (!isUnderWay.current) go(back);
  };
  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      // Who keeps theirs has stored nothing.
      const saved = await save(quotation, draft, toOffer(typed()), () => notify.success(t.saved));
      if (saved) {
        setDirty(false);
        go(back, { isSaved: true });
      }
    } catch (error) {
      fail(error as ApiError);
    }
    isUnderWay.current = false;
    setSaving(false);
  };

  return (
    <div className={styles.editor}>
      <Form<OfferValues>
        name="offer"
        form={form}
        layout="vertical"
        initialValues={initial}
        onFinish={() => void send()}
        onValuesChange={() => setDirty(!isSameInput(typed(), initial))}
        scrollToFirstError={{ focus: true, block: 'center' }}
        className={styles.form}
      >
        <Panel hasRoom title={t.lines}>
          <LinesField customerId={inquiry.customerId} amounts={sums.lines} />
        </Panel>
        <Panel hasRoom title={t.money}>
          <MoneyFields treatments={settings.data?.taxTreatments ?? []} draft={draft} />
          <InstalmentsField />
        </Panel>
        <Panel hasRoom title={t.deliveryAndCurrency}>
          <DeliveryFields />
        </Panel>
        <Panel hasRoom title={t.terms}>
          <TermsFields />
        </Panel>
        <div className={styles.foot}>
          <strong role="status" className={styles.total}>
            {sumsTexts.total} <Money amount={sums.total} />
          </strong>
          <Button onClick={cancel}>{t.cancel}</Button>
          <Button type="primary" htmlType="submit" disabled={isSaving}>
            {isSaving ? t.saving : t.save}
          </Button>
        </div>
      </Form>
      <aside className={styles.beside}>
        <Panel hasRoom title={t.sums}>
          <SumsSheet sums={sums} />
          <div className={styles.difference}>
            <ChangesList changes={sums.changes} />
          </div>
          <p role="status">{isBehind && t.notAddedUp}</p>
          <p className={styles.documents}>
            {LANGUAGES.map((language) => (
              <Button
                key={language}
                size="small"
                disabled={isPrinting}
                onClick={() => void openDocument(language)}
              >
                {sumsTexts.documentIn[language]}
              </Button>
            ))}
          </p>
        </Panel>
        <Panel hasRoom title={t.pages}>
          <DraftPages inquiryId={inquiry.id} offer={offer} language={inquiry.language} />
        </Panel>
        {children}
      </aside>
    </div>
  );
}
