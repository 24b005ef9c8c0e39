import { useGetMeQuery, type Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/session';
import { Navigate, useLocation } from '@tiraz/router';
import { use, type ReactNode } from 'react';
import { useChanges } from '../live/use-changes';
import { BasePath } from '../page/places';
import { AskedAgain } from './confirmation-dialog';
import { SessionDialog } from './session-dialog';
import styles from './session-gate.module.css';

/**
 * Lets in who is signed in, and asks for the password again when the session ends meanwhile; everybody else signs in
 * first, and comes back to where they were going.
 */
export function SessionGate({ children }: { children: (me: Me) => ReactNode }) {
  const t = useTexts(texts);
  const basePath = use(BasePath);
  const { pathname, search } = useLocation();
  const { data: me, isError } = useGetMeQuery();
  // Beside the look at who is there, so that what a page asks for comes after it.
  useChanges(me?.lacksFactor !== true);

  if (me) {
    return (
      <>
        {children(me)}
        <AskedAgain />
        <SessionDialog me={me} />
      </>
    );
  }
  if (!isError) {
    return (
      <main className={styles.checking}>
        <div role="status">
          <h1>{t.checking}</h1>
        </div>
      </main>
    );
  }
  const from =
    pathname.slice(basePath.length).length > 1 ? `?from=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={`${basePath}/login${from}`} replace />;
}
