import { staffApi, useListOwnPasskeysQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/factor-first';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as loginTexts } from '@tiraz/messages/admin-remote/login';
import { worksHere } from '@tiraz/staff-kit/session';
import { LanguageSelector } from '@tiraz/web/language-selector';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import languageStyles from '../../ui/language-selector.module.css';
import { WovenBand } from '../../ui/woven-band';
import styles from '../login/login-page.module.css';
import { useSignOut } from '../../ui/use-sign-out';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { SetUpFactorDialog } from './set-up-factor-dialog';

interface FactorFirstPageProps {
  /** Whether the dialog is open in which that is done. */
  isSettingUp: boolean;
  onSetUp: (isSettingUp: boolean) => void;
}

/** For an account that may do nothing before it has a second factor. */
export default function FactorFirstPage({ isSettingUp, onSetUp }: FactorFirstPageProps) {
  const t = useTexts(texts);
  const account = useTexts(accountTexts);
  const login = useTexts(loginTexts);
  const { signOut, isSigningOut } = useSignOut();
  const { data: listed } = useListOwnPasskeysQuery();
  const [way, setWay] = useState<'app' | 'passkey'>('app');
  const setUp = (chosen: 'app' | 'passkey') => {
    setWay(chosen);
    onSetUp(true);
  };
  const [askWhoIsThere] = staffApi.endpoints.getMe.useLazyQuery();
  useEffect(() => {
    document.title = `${t.title} · ${login.name}`;
  }, [t, login]);

  const close = () => {
    onSetUp(false);
    void askWhoIsThere();
  };
  return (
    <div className={styles.page}>
      <header className={styles.languages}>
        <LanguageSelector label={login.language} className={languageStyles.dense} />
      </header>
      <main className={styles.card}>
        <WovenBand height={16} />
        <div className={styles.content}>
          <h1>{t.title}</h1>
          <p>{t.hint}</p>
          <Button type="primary" onClick={() => setUp('app')}>
            {t.setUp}
          </Button>
          {listed && worksHere(listed.host) && (
            <Button onClick={() => setUp('passkey')}>{account.addPasskey}</Button>
          )}
          <Button loading={isSigningOut} onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </div>
      </main>
      {isSettingUp && way === 'app' && <SetUpFactorDialog onClose={close} />}
      {isSettingUp && way === 'passkey' && listed && <AddPasskeyDialog host={listed.host} onClose={close} />}
    </div>
  );
}
