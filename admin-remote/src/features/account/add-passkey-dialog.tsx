import {
  problemOf,
  useBeginPasskeyMutation,
  useFinishPasskeyMutation,
  useRenamePasskeyMutation,
  type ApiError,
  type OwnPasskey,
  type PasskeySetUp,
} from '@tiraz/api-client/staff';
import { LONGEST_PASSKEY_NAME } from '@tiraz/contracts/passkeys';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { FormDialog, useFieldRules, useFocusReturn } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { makePasskey } from '@tiraz/staff-kit/session';
import { Form, Input } from 'antd';
import { useState } from 'react';
import styles from './account-page.module.css';
import { PasswordDialog } from './password-dialog';
import { reasonOf } from './reason';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

interface AddPasskeyDialogProps {
  host: string;
  onClose: () => void;
}

/** Password, then name and authenticator, then the recovery codes of an account that had no second factor. */
export function AddPasskeyDialog({ host, onClose }: AddPasskeyDialogProps) {
  const t = useTexts(texts);
  useFocusReturn();
  const notify = useNotify();
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useFinishPasskeyMutation();
  const [begun, setBegun] = useState<PasskeySetUp>();
  const [codes, setCodes] = useState<string[]>();

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (!begun)
    return (
      <PasswordDialog
        name="add-passkey"
        title={t.addPasskey}
        hint={t.addPasskeyHint(host)}
        send={t.addPasskey}
        sending={t.working}
        onSend={async (reauthentication) => setBegun(await begin(reauthentication).unwrap())}
        onClose={onClose}
      />
    );
  const make = async (name: string) => {
    const credential = await makePasskey(begun);
    const { recoveryCodes } = await finish({ challenge: begun.challenge, name, credential }).unwrap();
    notify.success(t.passkeyAdded);
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onClose();
  };
  return (
    <PasskeyNameDialog
      title={t.addPasskey}
      name=""
      send={t.makePasskey}
      sending={t.makingPasskey}
      onSend={make}
      onClose={onClose}
    />
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [rename] = useRenamePasskeyMutation();
  return (
    <PasskeyNameDialog
      title={t.renamePasskeyOf(passkey.name)}
      name={passkey.name}
      send={t.nameSave}
      sending={t.saving}
      onSend={async (name) => {
        await rename({ id: passkey.id, passkeyName: { name } }).unwrap();
        notify.success(t.passkeyRenamed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface PasskeyNameDialogProps {
  title: string;
  name: string;
  send: string;
  sending: string;
  onSend: (name: string) => Promise<unknown>;
  onClose: () => void;
}

function PasskeyNameDialog({ title, name, send, sending, onSend, onClose }: PasskeyNameDialogProps) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const [form] = Form.useForm<{ name: string }>();
  const fail = (error: unknown) => {
    form.setFields([{ name: 'name', errors: [failureOf(error, t)] }]);
    form.getFieldInstance('name')?.focus();
  };
  return (
    <FormDialog<{ name: string }>
      name="passkey"
      title={title}
      form={form}
      initialValues={{ name }}
      first="name"
      send={send}
      sending={sending}
      cancel={t.cancel}
      onSend={(typed) => onSend(typed.name.trim())}
      onFailure={fail}
      onClose={onClose}
    >
      <p className={styles.hint}>{t.passkeyNameHint}</p>
      <Form.Item
        name="name"
        label={t.passkeyName}
        rules={rules.text({ required: t.required, longest: LONGEST_PASSKEY_NAME })}
      >
        <Input dir="auto" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

/** What the server refused, or what the browser said. */
function failureOf(error: unknown, t: (typeof texts)['en']): string {
  if (error instanceof Error) return error.name === 'InvalidStateError' ? t.passkeyKnown : t.passkeyNotMade;
  return problemOf(error as ApiError) ? reasonOf(error as ApiError, t, t.factorFailed) : t.factorFailed;
}
