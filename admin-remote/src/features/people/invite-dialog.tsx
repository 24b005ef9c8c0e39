import { problemOf, useInviteMutation, type WrittenInvitation } from '@tiraz/api-client/staff';
import { LANGUAGES } from '@tiraz/contracts/language';
import { typedText } from '@tiraz/contracts/typed-text';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input, Select } from 'antd';
import { reasonOf } from './reason';
import { RoleField } from './role-field';

/** As browsers see an e-mail address; the server looks closer. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
/** What the server says of the address, and not of the form as a whole. */
const OF_THE_ADDRESS = ['account.exists', 'invitation.exists', 'email.invalid'];

/** Asks somebody by mail to make an account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<WrittenInvitation>();
  const [invite] = useInviteMutation();

  const send = async (typed: WrittenInvitation) => {
    await invite({ ...typed, email: typedText('email', typed.email) }).unwrap();
    notify.success(t.invited);
    onClose();
  };

  return (
    <FormDialog<WrittenInvitation>
      name="invitation"
      title={t.invite}
      form={form}
      initialValues={{ role: 'sales', language }}
      first="email"
      send={t.send}
      sending={t.sending}
      cancel={t.cancel}
      onSend={send}
      onFailure={(error) => {
        const reason = reasonOf(error, t, t.actionFailed);
        if (!OF_THE_ADDRESS.includes(problemOf(error)?.code ?? '')) {
          notify.error(reason, error);
          return;
        }
        form.setFields([{ name: 'email', errors: [reason] }]);
        form.getFieldInstance('email')?.focus();
      }}
      onClose={onClose}
    >
      <p>{t.inviteHint}</p>
      <Form.Item
        name="email"
        label={t.email}
        required
        validateTrigger="onSubmit"
        rules={rules.own((address: string = '') =>
          ADDRESS.test(typedText('email', address)) ? undefined : t.emailRequired,
        )}
      >
        <Input type="email" dir="ltr" inputMode="email" autoComplete="off" />
      </Form.Item>
      <RoleField />
      <Form.Item name="language" label={t.language}>
        <Select options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))} />
      </Form.Item>
    </FormDialog>
  );
}
