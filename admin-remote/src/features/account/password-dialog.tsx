import { useGetMeQuery, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { Form, Input } from 'antd';
import styles from './account-page.module.css';
import { reasonOf } from './reason';

interface PasswordDialogProps {
  name: string;
  title: string;
  hint: string;
  send: string;
  sending: string;
  isDanger?: boolean;
  /** Rejects with the ApiError of the call. */
  onSend: (reauthentication: { currentPassword: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Does something once the password was given again: somebody who finds a browser open must not be able to. */
export function PasswordDialog({ name, title, hint, send, sending, ...props }: PasswordDialogProps) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const { data: me } = useGetMeQuery();
  const [form] = Form.useForm<{ currentPassword: string }>();

  const fail = (error: ApiError) => {
    form.setFields([{ name: 'currentPassword', errors: [reasonOf(error, t, t.factorFailed)] }]);
    form.getFieldInstance('currentPassword')?.focus();
  };
  return (
    <FormDialog<{ currentPassword: string }>
      {...props}
      name={name}
      title={title}
      form={form}
      initialValues={{}}
      first="currentPassword"
      send={send}
      sending={sending}
      cancel={t.cancel}
      onFailure={fail}
    >
      <p className={styles.hint}>{hint}</p>
      <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <Form.Item name="currentPassword" label={t.current} rules={rules.chosen(t.required)}>
        <Input.Password dir="ltr" autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}
