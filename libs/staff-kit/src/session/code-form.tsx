import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/second-step';
import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './code-form.module.css';

interface CodeFormProps {
  /** Tells the field of one form from that of another that is open below it. */
  name: string;
  /** What a code is; left out where a recovery code stands in for one. */
  hint?: string;
  /** Left out where it does; false where another way to go on has it. */
  takesFocus?: boolean;
  /** Sends the code; rejects with the ApiError of the call. */
  onSend: (code: string) => Promise<unknown>;
}

/** Where a code of the second factor, or a recovery code, is typed. */
export function CodeForm({ name, hint, takesFocus = true, onSend }: CodeFormProps) {
  const t = useTexts(texts);
  const [form] = Form.useForm<{ code: string }>();
  // At once, for the second of two quick presses of Enter: a code is good once.
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState('');

  // The attribute comes too early in a dialog.
  useEffect(() => {
    if (takesFocus) form.getFieldInstance('code')?.focus();
  }, [form, takesFocus]);

  const submit = async (values: { code?: string }) => {
    const code = codeIn(values.code);
    if (isUnderWay.current || !code) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await onSend(code);
    } catch (refusal) {
      form.setFields([{ name: 'code', errors: [reasonOf(refusal as ApiError, t)] }]);
      form.getFieldInstance('code')?.focus({ cursor: 'all' });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      requiredMark={false}
      onValuesChange={(_, { code }) => {
        setTyped(code);
        form.setFields([{ name: 'code', errors: [] }]);
      }}
      onFinish={(values) => void submit(values)}
      noValidate
    >
      <Form.Item name="code" label={t.code} extra={hint ?? t.codeHint}>
        <Input dir="ltr" autoComplete="one-time-code" spellCheck={false} maxLength={64} />
      </Form.Item>
      <Button
        className={styles.send}
        type="primary"
        htmlType="submit"
        block
        loading={isSending}
        disabled={isSending || !codeIn(typed)}
      >
        {isSending ? t.checking : t.goOn}
      </Button>
    </Form>
  );
}

function codeIn(typed = ''): string {
  return typed.replace(DIRECTION_MARKS, '').trim();
}

function reasonOf(error: ApiError, t: (typeof texts)['en']): string {
  if (error.status === undefined || error.status === 503) return t.unreachable;
  if (problemOf(error)?.code === 'code.wrong') return t.wrong;
  if (error.status === 429) return t.throttled;
  return t.failed;
}
