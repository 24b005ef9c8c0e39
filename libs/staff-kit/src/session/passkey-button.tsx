import { problemOf, type ApiError, type AssertedCredential, type CodeAsked } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/second-step';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './code-form.module.css';
import { hasPasskeys, signWithPasskey, worksHere } from './passkeys';

interface PasskeyButtonProps {
  asked: CodeAsked;
  takesFocus?: boolean;
  /** Sends what the passkey signed; rejects with the ApiError of the call. */
  onSigned: (credential: AssertedCredential) => Promise<unknown>;
}

/** Gives the second factor by a passkey, where the account has one and the browser can use it. */
export function PasskeyButton({ asked, takesFocus = false, onSigned }: PasskeyButtonProps) {
  const t = useTexts(texts);
  // At once, for the second of two quick presses: a browser asks for one passkey at a time.
  const isUnderWay = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  // The release before, which may still answer, knows of none.
  const { passkeys = [] }: Partial<CodeAsked> = asked;
  if (passkeys.length === 0 || !hasPasskeys()) return null;
  if (!worksHere(asked.passkeyHost))
    return <p className={styles.elsewhere}>{t.passkeyElsewhere(asked.passkeyHost)}</p>;

  const use = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWaiting(true);
    setRefusal(undefined);
    try {
      const credential = await signWithPasskey(asked).catch(() => undefined);
      if (credential) await onSigned(credential);
      else setRefusal(t.passkeyNotUsed);
    } catch (error) {
      setRefusal(reasonOf(error as ApiError, t));
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
  };
  return (
    <div className={styles.passkey}>
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      <Button
        ref={button}
        block
        type={asked.hasApp ? 'default' : 'primary'}
        loading={isWaiting}
        onClick={() => void use()}
      >
        {isWaiting ? t.passkeyWaiting : t.passkey}
      </Button>
    </div>
  );
}

function reasonOf(error: ApiError, t: (typeof texts)['en']): string {
  if (error.status === undefined || error.status === 503) return t.unreachable;
  if (problemOf(error)?.code === 'passkey.wrong') return t.passkeyWrong;
  return error.status === 429 ? t.throttled : t.failed;
}
