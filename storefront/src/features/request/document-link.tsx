import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/request';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { askByLink } from './ask-by-link';
import styles from './document-link.module.css';

interface DocumentLinkProps {
  token: string;
  /** Below the request: '/document?language=en' */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A PDF for whoever has the link. Without JavaScript the browser gets it, and would say nothing where there is none; with
 * it the page asks first, and says so.
 */
export function DocumentLink({ token, path, className, children }: DocumentLinkProps) {
  const t = useTexts(texts);
  const [trouble, setTrouble] = useState<'documentAway' | 'documentGone'>();
  const isAsking = useRef(false);
  const href = `/api/requests/${token}${path}`;

  const askFirst = async (event: MouseEvent<HTMLElement>) => {
    // Into a window of its own: that window says what is wrong.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    const status = await askByLink(token, path, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => undefined,
    );
    isAsking.current = false;
    const isThere = status === 200;
    // Gone with its link, or with the revision: no second try brings it.
    setTrouble(isThere ? undefined : status === 404 ? 'documentGone' : 'documentAway');
    if (isThere) Object.assign(document.createElement('a'), { href, download: '' }).click();
  };

  return (
    <>
      <a href={href} className={className} download onClick={(event) => void askFirst(event)}>
        {children}
      </a>
      {trouble && (
        <span role="alert" className={styles.away}>
          {t[trouble]}
        </span>
      )}
    </>
  );
}
