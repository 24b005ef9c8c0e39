import { useSayOwnAbsenceMutation, type Colleague } from '@tiraz/api-client/staff';
import { ABSENCE_DAYS } from '@tiraz/contracts/absence';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/absence';
import { DateField, dayInCairo, FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { nameOf, useOwnersOffered } from './colleagues';
import { useAbsenceSave } from './use-absence-save';

/** In a select, which has no empty value of its own. */
const NOBODY = '';

interface Values {
  from: string;
  to: string;
  standInId: string;
}

interface AbsenceDialogProps {
  colleague: Colleague;
  isOwn: boolean;
  onClose: () => void;
}

/** Says from which day to which somebody is away, and who stands in. */
export default function AbsenceDialog({ colleague, isOwn, onClose }: AbsenceDialogProps) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const saveOf = useAbsenceSave();
  const [form] = Form.useForm<Values>();
  const [sayOwn] = useSayOwnAbsenceMutation();
  // As the form was filled from it: what is read meanwhile is not what was typed over.
  const [base] = useState(colleague);
  const { id, absence } = base;
  const standInId = absence?.standInId ?? NOBODY;
  const offered = useOwnersOffered(standInId).filter(({ value }) => value !== id);
  const now = new Date();
  const [first, today, last] = [-ABSENCE_DAYS, 0, ABSENCE_DAYS].map((days) => dayInCairo(now, days)) as [
    string,
    string,
    string,
  ];
  const faults: Record<string, string> = {
    'absence.turned': t.turned,
    'absence.over': t.over,
    'stand-in.may-not-answer': t.mayNotAnswer,
  };

  const send = async ({ from, to, standInId: chosen }: Values) => {
    const absenceBody = { from, to, standInId: chosen === NOBODY ? null : chosen };
    const stored = () => notify.success(t.saved);
    if (isOwn) await sayOwn(absenceBody).unwrap().then(stored);
    else if (!(await saveOf(base, absenceBody, stored))) return;
    onClose();
  };

  return (
    <FormDialog<Values>
      name="absence"
      title={isOwn ? t.say : t.sayOf(nameOf(colleague))}
      form={form}
      initialValues={{ from: absence?.from ?? today, ...(absence && { to: absence.to }), standInId }}
      first="from"
      send={t.save}
      sending={t.saving}
      cancel={t.cancel}
      onSend={send}
      onFailure={(error) => notify.error(t.failed, error)}
      faultText={(_, code) => faults[code]}
      onClose={onClose}
    >
      <Form.Item
        name="from"
        label={t.from}
        rules={rules.day({ required: t.fromRequired, from: first, to: last })}
        validateTrigger="onSettled"
      >
        <DateField label={t.from} min={first} max={last} />
      </Form.Item>
      <Form.Item
        name="to"
        label={t.to}
        rules={rules.day({ required: t.toRequired, from: today, to: last })}
        validateTrigger="onSettled"
      >
        <DateField label={t.to} min={today} max={last} />
      </Form.Item>
      <Form.Item name="standInId" label={t.standIn} extra={t.standInHint}>
        <Select options={[{ value: NOBODY, label: t.nobody }, ...offered]} />
      </Form.Item>
    </FormDialog>
  );
}
