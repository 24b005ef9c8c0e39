import { staffApi, useGetDemoAccountQuery, useGetMeQuery, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/login';
import { Link, Navigate, useLocation } from '@tiraz/router';
import { BasePath, Isolated } from '@tiraz/staff-kit/page';
import { SignInForm } from '@tiraz/staff-kit/session';
import { LanguageSelector } from '@tiraz/web/language-selector';
import { Alert, Button } from 'antd';
import { use, useEffect, useState } from 'react';
import languageStyles from '../../ui/language-selector.module.css';
import { WovenBand } from '../../ui/woven-band';
import styles from './login-page.module.css';
import { returnPath } from './return-path';

/** Signs in, and goes to where one was going. Who is signed in already goes there at once. */
export default function LoginPage() {
  const t = useTexts(texts);
  const basePath = use(BasePath);
  const from = new URLSearchParams(useLocation().search).get('from');
  // Whoever came by the gate has been asked about there; asked again, it would be a second time for one look.
  const { data: me, error, isFetching, isUninitialized } = staffApi.endpoints.getMe.useQueryState();
  const [asks, setAsks] = useState(isUninitialized);
  useGetMeQuery(undefined, { skip: !asks });
  const [askAgain] = staffApi.endpoints.getMe.useLazyQuery();
  const { data: demo } = useGetDemoAccountQuery();
  // How often: each press fills in whatever was typed over.
  const [fillings, setFillings] = useState(0);

  useEffect(() => {
    document.title = `${t.title} · ${t.name}`;
  }, [t]);

  if (me) return <Navigate to={returnPath(from, basePath)} replace />;
  const isUnchecked = error !== undefined && (error as ApiError).status !== 401;
  return (
    <div className={styles.page}>
      <header className={styles.languages}>
        <LanguageSelector label={t.language} className={languageStyles.dense} />
      </header>
      <main className={styles.card}>
        <WovenBand height={16} />
        <div className={styles.content}>
          <p className={styles.name}>
            <strong>{t.name}</strong>
            {t.subtitle}
          </p>
          <h1>{t.title}</h1>
          {isUnchecked && (
            <Alert
              type="warning"
              title={t.unchecked}
              action={
                <Button size="small" loading={isFetching} onClick={() => void askAgain()}>
                  {t.retry}
                </Button>
              }
            />
          )}
          <SignInForm key={fillings} {...(fillings > 0 && demo?.account)} onSignedIn={() => setAsks(true)} />
          {demo?.account && (
            <section className={styles.demo}>
              <p>{t.demo}</p>
              <dl>
                <dt>{t.email}</dt>
                <dd>
                  <Isolated>{demo.account.email}</Isolated>
                </dd>
                <dt>{t.password}</dt>
                <dd>
                  <Isolated>{demo.account.password}</Isolated>
                </dd>
              </dl>
              <Button onClick={() => setFillings(fillings + 1)}>{t.useDemo}</Button>
            </section>
          )}
          <Link to="/">{t.home}</Link>
        </div>
      </main>
    </div>
  );
}
