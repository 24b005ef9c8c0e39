import { askWhoIsThere, type StaffDispatch } from '@tiraz/api-client/others-changes';
import type { Staff } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/session';
import { Button } from 'antd';
import { use, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Dialog } from '../forms/dialog';
import { LAYERS } from '../forms/layers';
import { BasePath } from '../page/places';
import { SignInForm } from './sign-in-form';
import { useConfirmLeaving } from '../forms/unsaved-guard';
import styles from './session-dialog.module.css';
import { Renewal } from './awaited';

/** When the session has ended meanwhile: signs in again without leaving what one was doing. */
export function SessionDialog({ me }: { me: Staff }) {
  const t = useTexts(texts);
  const basePath = use(BasePath);
  const dispatch = useDispatch<StaffDispatch>();
  const renewal = use(Renewal);
  const confirmLeaving = useConfirmLeaving();
  const isOpen = useSyncExternalStore(renewal.subscribe, renewal.isAwaited);

  const goOn = (staff: Staff) => {
    // For another account the gate loads the page anew.
    if (staff.id === me.id) renewal.settle(true);
    else void dispatch(askWhoIsThere());
  };
  const leave = async () => {
    if (!(await confirmLeaving())) return;
    window.location.assign(`${basePath}/login`);
  };

  if (!isOpen) return null;
  return (
    <Dialog
      title={t.sessionEnded}
      // The address is known: what is asked for is the password, and it must not be typed elsewhere.
      first="password"
      closable={false}
      keyboard={false}
      isHeld
      zIndex={LAYERS.sessionEnded}
      width={420}
      footer={
        <Button type="link" block onClick={leave}>
          {t.signOutInstead}
        </Button>
      }
    >
      <p className={styles.hint}>{t.sessionEndedHint}</p>
      <SignInForm email={me.email} onSignedIn={goOn} />
    </Dialog>
  );
}
