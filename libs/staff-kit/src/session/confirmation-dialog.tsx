import {
  problemOf,
  useAskForConfirmationMutation,
  useConfirmByPasskeyMutation,
  useConfirmSessionMutation,
  type ApiError,
  type AssertedCredential,
} from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/second-step';
import { Button } from 'antd';
import { use, useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '../forms/dialog';
import { LAYERS } from '../forms/layers';
import { CodeForm } from './code-form';
import { PasskeyButton } from './passkey-button';
import { Confirmation, Renewal } from './awaited';
import styles from './session-dialog.module.css';

/** When a call asks for a code again: gives one without leaving what one was doing. */
export function AskedAgain() {
  const { subscribe, isAwaited } = use(Confirmation);
  return useSyncExternalStore(subscribe, isAwaited) && <ConfirmationDialog />;
}

function ConfirmationDialog() {
  const t = useTexts(texts);
  const confirmation = use(Confirmation);
  const [confirm] = useConfirmSessionMutation();
  const [confirmByPasskey] = useConfirmByPasskeyMutation();
  const [ask, { data: asked }] = useAskForConfirmationMutation();
  useEffect(() => void ask(), [ask]);

  const renewal = use(Renewal);
  // Whoever signs in again has given a code, where there is one to give: nobody asks for a second one.
  useEffect(() => {
    const follow = async () => {
      if (renewal.isAwaited() && (await renewal.wait())) confirmation.settle(true);
    };
    void follow();
    return renewal.subscribe(() => void follow());
  }, [confirmation, renewal]);

  /** What was given to a session that is over is good for no other. */
  const give = async (given: Promise<unknown>) => {
    try {
      await given;
      confirmation.settle(true);
    } catch (error) {
      if ((error as ApiError).status !== 401) throw error;
      await renewal.wait();
    }
  };
  const sign = async (challenge: string, credential: AssertedCredential) => {
    try {
      await give(confirmByPasskey({ challenge, credential }).unwrap());
    } catch (error) {
      // The next press signs another one.
      if (problemOf(error as ApiError)?.code === 'challenge.over') await ask();
      throw error;
    }
  };
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
      {asked && <PasskeyButton asked={asked} onSigned={(credential) => sign(asked.challenge, credential)} />}
      <CodeForm
        name="confirmation"
        {...(asked?.hasApp === false && { hint: t.recoveryHint })}
        onSend={(code) => give(confirm({ code }).unwrap())}
      />
    </Dialog>
  );
}
