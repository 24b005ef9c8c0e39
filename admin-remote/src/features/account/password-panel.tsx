import { problemOf, useChangePasswordMutation, type ApiError } from '@tiraz/api-client/staff';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { stayInField, useFieldRules } from '@tiraz/staff-kit/forms';
import { Panel, useNotify } from '@tiraz/staff-kit/page';
import { Alert, Button, Form, Input } from 'antd';
import styles from './account-page.module.css';
import { reasonOf } from './reason';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** Changes one's own password; the server signs every other browser of the account out. */
export function PasswordPanel({ email }: { email: string }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Passwords>();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const fault = error && faultyField(error as ApiError);

  const submit = async (passwords: Passwords) => {
    const answer = await change(passwords);
    if (!answer.error) {
      form.resetFields();
      notify.success(t.changed);
      return;
    }
    const field = faultyField(answer.error as ApiError);
    if (!field) return;
    form.setFields([{ name: field, errors: [reasonOf(answer.error as ApiError, t, t.failed)] }]);
    form.getFieldInstance(field)?.focus();
  };

  return (
    <Panel title={t.password}>
      <Form
        form={form}
        name="password"
        layout="vertical"
        requiredMark={false}
        onFinish={submit}
        className={styles.form}
      >
        {/* By which a password manager knows whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {error && !fault && (
          <Form.Item>
            <Alert type="error" showIcon title={reasonOf(error as ApiError, t, t.failed)} />
          </Form.Item>
        )}
        <Form.Item name="currentPassword" label={t.current} rules={rules.chosen(t.required)}>
          <Input.Password dir="ltr" autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t.next}
          extra={t.nextHint}
          validateTrigger={['onBlur', 'onSubmit']}
          rules={rules.own((typed: string = '') =>
            [...typed].length < PASSWORD_LENGTH.shortest ? t.faults['password.too-short'] : undefined,
          )}
        >
          <Input.Password dir="ltr" autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading} onMouseDown={stayInField}>
          {isLoading ? t.saving : t.save}
        </Button>
      </Form>
    </Panel>
  );
}

/** The field that the server found fault with. */
function faultyField(error: ApiError): keyof Passwords | undefined {
  const path = problemOf(error)?.errors?.[0]?.path;
  return path === 'currentPassword' || path === 'newPassword' ? path : undefined;
}
