import {
  problemOf,
  useBeginFactorMutation,
  useFinishFactorMutation,
  type ApiError,
  type FactorSetUp,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { Dialog, useFocusReturn } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { CodeForm } from '@tiraz/staff-kit/session';
import { Button, QRCode } from 'antd';
import { useState } from 'react';
import styles from './account-page.module.css';
import { PasswordDialog } from './password-dialog';
import { reasonOf } from './reason';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** Password, then key and code, then the recovery codes. */
export function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  useFocusReturn();
  const [begin] = useBeginFactorMutation();
  const [begun, setBegun] = useState<FactorSetUp>();
  const [codes, setCodes] = useState<string[]>();
  // Who has passkeys has recovery codes as well.
  const finished = (made: string[]) => (made.length > 0 ? setCodes(made) : onClose());

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (begun) return <KeyDialog begun={begun} onFinished={finished} onClose={onClose} />;
  return (
    <PasswordDialog
      name="set-up-factor"
      title={t.setUpTitle}
      hint={t.factorHint}
      send={t.setUp}
      sending={t.settingUp}
      onSend={async (reauthentication) => setBegun(await begin(reauthentication).unwrap())}
      onClose={onClose}
    />
  );
}

interface KeyDialogProps {
  begun: FactorSetUp;
  onFinished: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

function KeyDialog({ begun: { challenge, key, address }, onFinished, onClose }: KeyDialogProps) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [finish] = useFinishFactorMutation();

  const send = async (code: string) => {
    const answer = await finish({ challenge, code });
    if (answer.data) {
      onFinished(answer.data.recoveryCodes);
      return;
    }
    const error = answer.error as ApiError;
    if (!['challenge.over', 'factor.exists'].includes(problemOf(error)?.code ?? '')) throw error;
    notify.error(reasonOf(error, t, t.factorFailed), error);
    onClose();
  };
  return (
    <Dialog
      title={t.setUpTitle}
      first="new-factor_code"
      isHeld
      width={420}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.cancel}</Button>}
    >
      <p className={styles.hint}>{t.scan}</p>
      {/* Dark on light in both themes: not every camera reads it the other way round. */}
      <div className={styles.picture} role="img" aria-label={t.picture}>
        <div aria-hidden="true">
          <QRCode type="svg" value={address} color="#000" bgColor="#fff" bordered={false} size={180} />
        </div>
      </div>
      <dl className={styles.key}>
        <dt>{t.key}</dt>
        <dd dir="ltr" lang="en">
          {key.replace(/(.{4})(?=.)/g, '$1 ')}
        </dd>
      </dl>
      <CodeForm name="new-factor" hint={t.codeHint} onSend={send} />
    </Dialog>
  );
}
