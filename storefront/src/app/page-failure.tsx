import { useTexts } from '@tiraz/locale';
import { texts as shellTexts } from '@tiraz/messages/storefront/shell';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import { bringAgain } from '@tiraz/web/bring-again';
import { Component, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import buttons from '../ui/button.module.css';
import { useAgainWhenBack } from '../ui/use-connection';
import { PageMissing } from './lazy-page';
import styles from './page-failure.module.css';
import { PageSkeleton } from './page-skeleton';

interface PageBoundaryProps {
  /** See LazyPage.retry. */
  retry: () => Promise<void>;
  children: ReactNode;
}

/**
 * Stands in for a page whose code did not come, within the header and the footer that are here, until it has come.
 * It is each page's own: another page knows nothing of it.
 */
export class PageBoundary extends Component<PageBoundaryProps, { thrown?: unknown }> {
  override state: { thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const { retry, children } = this.props;
    const { thrown } = this.state;
    if (thrown === undefined) return children;
    // Whatever else goes wrong in a page does so again however often its code is brought: it is the host's.
    if (!(thrown instanceof PageMissing)) throw thrown;
    return <PageFailure retry={retry} onRecovered={() => this.setState({ thrown: undefined })} />;
  }
}

interface PageFailureProps {
  retry: () => Promise<void>;
  onRecovered: () => void;
}

function PageFailure({ retry, onRecovered }: PageFailureProps) {
  const t = useTexts(shellTexts);
  const ui = useTexts(uiTexts);
  const [error, setError] = useState<{ reason: unknown }>();
  const [isTrying, setTrying] = useState(true);
  const underWay = useRef<Promise<boolean>>(undefined);

  /** One at a time. @returns whether the page is here */
  const attempt = (): Promise<boolean> =>
    (underWay.current ??= retry()
      .then(
        () => true,
        (reason: unknown) => {
          setError({ reason });
          return false;
        },
      )
      .then((isHere) => {
        underWay.current = undefined;
        setTrying(false);
        if (isHere) onRecovered();
        return isHere;
      }));

  // Once unasked: the failure may be of an earlier visit, or of a preload, with which the browser answers once.
  const begin = useEffectEvent(() => void attempt());
  useEffect(() => begin(), []);
  useAgainWhenBack(error, attempt);

  const press = () => {
    setTrying(true);
    void bringAgain(attempt);
  };

  if (!error) return <PageSkeleton />;
  return (
    <div className={styles.failure}>
      <div role="alert">
        <h1>{t.failedTitle}</h1>
        <p>{t.failedHint}</p>
      </div>
      {/* Never disabled: the focus stays where it is meanwhile. */}
      <button type="button" className={buttons.primary} aria-disabled={isTrying} onClick={press}>
        {ui.retry}
      </button>
    </div>
  );
}
