import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { Dialog, useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './account-page.module.css';

/** The codes that nobody can show again: no stray click or key closes it, and no way back without a question. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(texts);
  const notify = useNotify();
  useUnsavedGuard(true);
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success(t.copied);
    } catch {
      // The browser may not allow it, and has no clipboard at all over plain http.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      notify.error(t.notCopied);
    }
  };
  return (
    <Dialog
      title={t.recoveryCodes}
      isHeld
      closable={false}
      keyboard={false}
      width={420}
      footer={
        <>
          <Button onClick={() => void copy()}>{t.copy}</Button>
          <Button type="primary" onClick={onClose}>
            {t.kept}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t.recoveryHint}</p>
      <ul ref={list} className={styles.codes} dir="ltr" lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
