import {
  ifMatch,
  useAcceptQuotationAsHeardMutation,
  type InquiryDetails,
  type Quotation,
  type QuotationRevision,
} from '@tiraz/api-client/staff';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import {
  DateField,
  dayInCairo,
  FormDialog,
  inCairo,
  momentOf,
  TimeField,
  useFieldRules,
} from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import { useState } from 'react';
import styles from './quotation-panel.module.css';
import { useVersionRead } from './use-quotation-steps';

interface HeardDialogProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  revision: QuotationRevision;
  onClose: () => void;
}

interface Values {
  name: string;
  date: string;
  time: string;
  note: string;
}

/** Enters that the customer accepted by telephone: who, when, and what else was said. */
export function HeardDialog({ inquiry, quotation, revision, onClose }: HeardDialogProps) {
  const t = useTexts(texts);
  const { version, refuse } = useVersionRead(inquiry.id, quotation);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [accept] = useAcceptQuotationAsHeardMutation();
  const [now] = useState(() => new Date());
  const days = { from: dayInCairo(new Date(revision.sending?.at ?? now), 0), to: dayInCairo(now, 0) };

  return (
    <FormDialog<Values>
      name="quotation-heard"
      title={t.heardTitle(formatNumber(revision.number, language))}
      form={form}
      initialValues={{ name: inquiry.customerName, ...inCairo(now), note: '' }}
      first="name"
      send={t.accept}
      sending={t.accepting}
      cancel={t.cancel}
      onSend={async ({ name, date, time, note }) => {
        const saidAt = momentOf(`${date}T${time}`).toISOString();
        await accept({
          id: inquiry.id,
          ...ifMatch(version),
          heardAcceptance: { revision: revision.number, name: name.trim(), saidAt, note: note.trim() },
        }).unwrap();
        notify.success(t.accepted);
        onClose();
      }}
      onFailure={refuse}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t.name}
        rules={rules.text({ required: t.nameRequired, longest: QUOTATION_LIMITS.name })}
      >
        <Input dir="auto" />
      </Form.Item>
      <div className={styles.moment}>
        <Form.Item
          name="date"
          label={t.day}
          rules={rules.day({ required: t.dayRequired, ...days })}
          validateTrigger="onSettled"
        >
          <DateField label={t.day} min={days.from} max={days.to} />
        </Form.Item>
        <Form.Item
          name="time"
          label={t.time}
          dependencies={['date']}
          rules={rules.time({
            required: t.timeRequired,
            fault: (time) =>
              momentOf(`${form.getFieldValue('date')}T${time}`) > new Date() ? t.saidLater : undefined,
          })}
          validateTrigger="onSettled"
        >
          <TimeField />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t.note} rules={rules.text({ longest: QUOTATION_LIMITS.note })}>
        <Input.TextArea dir="auto" rows={3} />
      </Form.Item>
      <p className={styles.hint}>{t.heardHint}</p>
    </FormDialog>
  );
}
