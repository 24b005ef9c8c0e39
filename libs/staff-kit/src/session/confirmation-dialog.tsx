import { useConfirmSessionMutation } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/second-step';
import { Button } from 'antd';
import { use, useSyncExternalStore } from 'react';
import { Dialog } from '../forms/dialog';
import { LAYERS } from '../forms/layers';
import { CodeForm } from './code-form';
import { Confirmation } from './awaited';
import styles from './session-dialog.module.css';

/** When a call asks for a code again: gives one without leaving what one was doing. */
export function ConfirmationDialog() {
  const t = useTexts(texts);
  const confirmation = use(Confirmation);
  const isOpen = useSyncExternalStore(confirmation.subscribe, confirmation.isAwaited);
  const [confirm] = useConfirmSessionMutation();

  if (!isOpen) return null;
  const cancel = () => confirmation.settle(false);
  return (
    <Dialog
      title={t.again}
      first="confirmation_code"
      isHeld
      zIndex={LAYERS.confirmation}
      width={420}
      onClose={cancel}
      footer={
        <Button block onClick={cancel}>
          {t.cancel}
        </Button>
      }
    >
      <p className={styles.hint}>{t.againHint}</p>
      <CodeForm
        name="confirmation"
        onSend={async (code) => {
          await confirm({ code }).unwrap();
          confirmation.settle(true);
        }}
      />
    </Dialog>
  );
}
