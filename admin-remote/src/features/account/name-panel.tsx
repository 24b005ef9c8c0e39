import { useRenameMeMutation, type ApiError } from '@tiraz/api-client/staff';
import { CONTACT } from '@tiraz/contracts/contact';
import { tidied } from '@tiraz/contracts/typed-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import {
  markFaults,
  stayInField,
  useFaultText,
  useFieldRules,
  useUnsavedGuard,
} from '@tiraz/staff-kit/forms';
import { Panel, useNotify } from '@tiraz/staff-kit/page';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import styles from './account-page.module.css';

/** Says one's own name, which signs what one does. */
export function NamePanel({ name }: { name: string }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const faultText = useFaultText();
  const [form] = Form.useForm<{ name: string }>();
  const notify = useNotify();
  const [rename, { isLoading }] = useRenameMeMutation();
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);

  const submit = async (typed: { name: string }) => {
    if (isLoading) return;
    const { error } = await rename({ name: tidied(typed.name) });
    if (!error) {
      setDirty(form.getFieldValue('name') !== typed.name);
      notify.success(t.nameSaved);
      return;
    }
    markFaults(form, error as ApiError, (_, code) => faultText(code));
    notify.error(t.nameFailed, error as ApiError);
  };

  return (
    <Panel title={t.name}>
      <Form
        form={form}
        name="own-name"
        layout="vertical"
        requiredMark={false}
        initialValues={{ name }}
        onValuesChange={(_, typed) => setDirty(typed.name !== name)}
        onFinish={submit}
        className={styles.form}
      >
        <Form.Item
          name="name"
          label={t.nameLabel}
          extra={t.nameHint}
          rules={rules.text({ required: t.required, longest: CONTACT.customerName.longest })}
        >
          <Input dir="auto" autoComplete="name" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading} onMouseDown={stayInField}>
          {isLoading ? t.saving : t.nameSave}
        </Button>
      </Form>
    </Panel>
  );
}
