import { useSayDigestMutation, type ApiError, type Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/digest';
import { Panel, useNotify } from '@tiraz/staff-kit/page';
import { Switch } from 'antd';
import { useId } from 'react';
import styles from './account-page.module.css';

/** Says whether one wants the mail of the morning. */
export function DigestPanel({ me: { wantsDigest } }: { me: Me }) {
  const t = useTexts(texts);
  const label = useId();
  const notify = useNotify();
  const [say, { isLoading }] = useSayDigestMutation();

  const change = async (isWanted: boolean) => {
    const { error } = await say({ isWanted });
    if (error) notify.error(t.failed, error as ApiError);
    else notify.success(isWanted ? t.isOn : t.isOff);
  };

  return (
    <Panel title={t.title}>
      <div className={styles.form}>
        <p>{t.hint}</p>
        <p className={styles.absence}>
          <Switch
            checked={wantsDigest}
            loading={isLoading}
            aria-labelledby={label}
            onChange={(isWanted) => void change(isWanted)}
          />
          <span id={label}>{t.label}</span>
        </p>
      </div>
    </Panel>
  );
}
