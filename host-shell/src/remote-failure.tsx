import type { Language } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/host-shell/remote';
import { Link } from '@tiraz/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './remote-failure.module.css';

interface RemoteFailureProps {
  language: Language;
  /** The home page is another remote's, and so still stands. */
  offersHome: boolean;
  /** Rejects when the remote still does not come. */
  onRetry: () => Promise<void>;
}

/** Stands where a remote would that wants a newer page than this one: only a reload of the page brings it. */
export function PageOutdated({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <main className={styles.failure}>
      <div role="alert">
        <h1>{text.outdatedTitle}</h1>
        <p>{text.outdatedHint}</p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.retry} onClick={() => location.reload()}>
          {text.reload}
        </button>
      </div>
    </main>
  );
}

/** Stands where the remote would: says so, and tries again without a reload. */
export function RemoteFailure({ language, offersHome, onRetry }: RemoteFailureProps) {
  const [retrying, setRetrying] = useState(false);
  const [retried, setRetried] = useState(false);
  const text = texts[language];

  const cameBack = useRef(false);

  /** @returns whether it has come */
  const attempt = () =>
    onRetry().then(
      () => true,
      (reason: unknown) => {
        console.warn(reason);
        return false;
      },
    );

  const retry = async () => {
    if (retrying) return;
    setRetrying(true);
    cameBack.current = false;
    if (await attempt()) return;
    // What was under way when the network came back was asked without it, and says nothing of it.
    if (cameBack.current && (await attempt())) return;
    setRetried(true);
    setRetrying(false);
  };

  const whenOnline = useEffectEvent(() => {
    cameBack.current = true;
    void retry();
  });
  useEffect(() => {
    const listener = () => whenOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <main className={styles.failure}>
      <div role="alert">
        <h1>{text.failedTitle}</h1>
        <p>{retried && !retrying ? text.stillFailing : text.failedHint}</p>
      </div>
      <div className={styles.ways}>
        {/* Never disabled: the focus stays where it is while the remote is asked for again. */}
        <button type="button" className={styles.retry} aria-disabled={retrying} onClick={retry}>
          {retrying ? text.retrying : text.retry}
        </button>
        {offersHome && <Link to="/">{text.home}</Link>}
      </div>
    </main>
  );
}
