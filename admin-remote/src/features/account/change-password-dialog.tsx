import { problemOf, useChangePasswordMutation, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useEffect } from 'react';
import { useNotify } from '../../ui/toaster';
import styles from './change-password-dialog.module.css';
import { texts } from './texts';

const SHORTEST = 12;

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

interface ChangePasswordDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes one's own password; the server signs every other browser of the account out. */
export function ChangePasswordDialog({ email, isOpen, onClose }: ChangePasswordDialogProps) {
  const t = useTexts(texts);
  return (
    <Modal open={isOpen} title={t.title} onCancel={onClose} footer={null} width={420} destroyOnHidden>
      <PasswordForm email={email} onClose={onClose} />
    </Modal>
  );
}

function PasswordForm({ email, onClose }: Omit<ChangePasswordDialogProps, 'isOpen'>) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [form] = Form.useForm<Passwords>();
  const [change, { isLoading, error }] = useChangePasswordMutation();

  // The attribute comes too early in a dialog.
  useEffect(() => form.getFieldInstance('currentPassword')?.focus(), [form]);

  const submit = async (passwords: Passwords) => {
    const answer = await change(passwords);
    if (answer.error) return;
    notify.success(t.changed);
    onClose();
  };
  const code = error ? problemOf(error as ApiError)?.code : undefined;
  const fault = code !== undefined && code in t.faults ? t.faults[code as keyof typeof t.faults] : t.failed;

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
      {/* By which a password manager knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {error && (
        <Form.Item>
          <Alert type="error" showIcon title={fault} />
        </Form.Item>
      )}
      <Form.Item name="currentPassword" label={t.current} rules={[{ required: true, message: t.required }]}>
        <Input.Password dir="ltr" autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={t.next}
        extra={t.nextHint}
        validateTrigger={['onBlur', 'onSubmit']}
        rules={[
          {
            validator: async (_, typed: string | undefined) => {
              if ([...(typed ?? '')].length < SHORTEST) throw new Error(t.faults['password.too-short']);
            },
          },
        ]}
      >
        <Input.Password dir="ltr" autoComplete="new-password" />
      </Form.Item>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {isLoading ? t.saving : t.save}
        </Button>
      </div>
    </Form>
  );
}
