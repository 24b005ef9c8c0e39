import type { Staff } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Button, Modal } from 'antd';
import { use, useSyncExternalStore } from 'react';
import { LAYERS } from '../ui/layers';
import { BasePath } from '../ui/places';
import { SignInForm } from '../ui/sign-in-form';
import { useConfirmLeaving } from '../ui/unsaved-guard';
import styles from './session-dialog.module.css';
import type { SessionRenewal } from './session-renewal';
import { texts } from './texts';

interface SessionDialogProps {
  me: Staff;
  renewal: SessionRenewal;
}

/** When the session has ended meanwhile: signs in again without leaving what one was doing. */
export function SessionDialog({ me, renewal }: SessionDialogProps) {
  const t = useTexts(texts);
  const basePath = use(BasePath);
  const confirmLeaving = useConfirmLeaving();
  const isOpen = useSyncExternalStore(renewal.subscribe, renewal.isAwaited);

  const goOn = (staff: Staff) => {
    // Nothing of one account is shown to another.
    if (staff.id === me.id) renewal.settle(true);
    else window.location.reload();
  };
  const leave = async () => {
    if (!(await confirmLeaving())) return;
    window.location.assign(`${basePath}/login`);
  };

  return (
    <Modal
      open={isOpen}
      title={t.sessionEnded}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      zIndex={LAYERS.sessionEnded}
      width={420}
      footer={null}
    >
      <p className={styles.hint}>{t.sessionEndedHint}</p>
      <SignInForm email={me.email} onSignedIn={goOn} />
      <Button type="link" block onClick={leave}>
        {t.signOutInstead}
      </Button>
    </Modal>
  );
}
