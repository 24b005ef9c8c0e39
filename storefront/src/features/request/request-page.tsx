import { useTexts } from '@tiraz/locale';
import { texts as sentTexts } from '@tiraz/messages/storefront/inquiry';
import { texts } from '@tiraz/messages/storefront/request';
import { Link, useLocation } from '@tiraz/router';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import { Toaster } from '../../ui/toaster';
import { RequestSheet } from './request-sheet';
import styles from './request-page.module.css';
import { useRequest } from './use-request';

/** What there is of a request that has just been sent. */
const NOTHING_YET = { quotation: null };

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
  const isArriving = useArrival();

  return (
    <>
      <p role="status" className={styles.waiting}>
        {state.stage === 'loading' && t.loading}
      </p>
      {state.stage === 'ready' && (
        <RequestSheet
          request={state.request}
          token={token}
          basePath={basePath}
          found={found?.parts ?? (isArriving ? NOTHING_YET : undefined)}
          onAnswered={refresh}
        />
      )}
      {state.stage === 'missing' && (
        <Nothing title={t.missing} text={t.missingText(`\u2066${CONTACT_EMAIL}\u2069`)}>
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.another}
          </Link>
        </Nothing>
      )}
      {state.stage === 'failed' && (
        <Nothing title={t.failed}>
          <button type="button" className={buttons.primary} onClick={retry}>
            {t.retry}
          </button>
        </Nothing>
      )}
    </>
  );
}

/** Stands where no request can be shown; what leads on stands in it. */
function Nothing({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      <WovenBand progress={0.4} height={48} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Whoever has just sent the request is told so, once: a reload does not say it again. @returns whether they have */
function useArrival(): boolean {
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
  return isArriving;
}
