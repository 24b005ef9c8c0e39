import { useTexts } from '@tiraz/locale';
import { texts as sentTexts } from '@tiraz/messages/storefront/inquiry';
import { texts } from '@tiraz/messages/storefront/request';
import { Link, useLocation } from '@tiraz/router';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useEffectEvent } from 'react';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import { Toaster } from '../../ui/toaster';
import { RequestSheet } from './request-sheet';
import styles from './request-page.module.css';
import { useRequest } from './use-request';

interface RequestPageProps {
  basePath: string;
  /** '/t/TOKEN' */
  path: string;
  found?: { status: number; body?: unknown; parts?: Record<string, unknown> } | undefined;
}

/** Where a customer follows a request, without an account: who has the address may read it. */
export function RequestPage(props: RequestPageProps) {
  return (
    <Toaster>
      <Request {...props} />
    </Toaster>
  );
}

function Request({ basePath, path, found }: RequestPageProps) {
  const t = useTexts(texts);
  const token = path.slice(path.lastIndexOf('/') + 1);
  const { state, retry, refresh } = useRequest(token, found);
  useArrival();

  if (state.stage === 'ready')
    return (
      <RequestSheet
        request={state.request}
        token={token}
        basePath={basePath}
        found={found?.parts}
        onAnswered={refresh}
      />
    );
  if (state.stage === 'loading') {
    return (
      <p role="status" className={styles.waiting}>
        {t.loading}
      </p>
    );
  }
  return (
    <div className={styles.nothing}>
      <div className={styles.words}>
        <h1>{state.stage === 'missing' ? t.missing : t.failed}</h1>
        {state.stage === 'missing' && <p>{t.missingText(`\u2066${CONTACT_EMAIL}\u2069`)}</p>}
      </div>
      <WovenBand progress={0.4} height={48} />
      <div className={styles.words}>
        {state.stage === 'failed' ? (
          <button type="button" className={buttons.primary} onClick={retry}>
            {t.retry}
          </button>
        ) : (
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.another}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Whoever has just sent the request is told so, once: a reload does not say it again. */
function useArrival(): void {
  const t = useTexts(sentTexts);
  const toast = useToast();
  const { state } = useLocation();
  const isArriving = (state as { sent?: boolean } | null)?.sent === true;
  const greet = useEffectEvent(() => {
    const entry = window.history.state as { usr?: { sent?: boolean } } | null;
    if (!entry?.usr?.sent) return;
    window.history.replaceState({ ...entry, usr: null }, '');
    toast({ title: t.success, description: t.sent });
  });
  useEffect(() => {
    if (isArriving) greet();
  }, [isArriving]);
}
