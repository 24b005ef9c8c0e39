import { useGetMeQuery, type ApiError, type Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/session';
import { Navigate, useLocation } from '@tiraz/router';
import { use, useEffect, useState, type ReactNode } from 'react';
import { keepUndoFor } from '../keys/last-undo';
import { useChanges } from '../live/use-changes';
import { BasePath } from '../page/places';
import { Renewal } from './awaited';
import { AskedAgain } from './confirmation-dialog';
import { SessionDialog } from './session-dialog';
import styles from './session-gate.module.css';

interface SessionGateProps {
  children: (me: Me) => ReactNode;
}

/**
 * Lets in who is signed in, and asks for the password again when the session ends meanwhile; everybody else signs in
 * first, and comes back to where they were going.
 */
export function SessionGate({ children }: SessionGateProps) {
  const basePath = use(BasePath);
  const { pathname, search } = useLocation();
  const { data: me, isFetching, isError, error, startedTimeStamp } = useGetMeQuery();
  const hasEnded = (error as ApiError | undefined)?.status === 401;
  // Beside the look at who is there, so that what a page asks for comes after it.
  useChanges(me?.lacksFactor !== true && !hasEnded);

  if (me) {
    return (
      <SignedIn me={me} seenAt={isFetching || isError ? undefined : startedTimeStamp} hasEnded={hasEnded}>
        {children}
      </SignedIn>
    );
  }
  if (!isError) return <Checking />;
  const from =
    pathname.slice(basePath.length).length > 1 ? `?from=${encodeURIComponent(pathname + search)}` : '';
  return <Navigate to={`${basePath}/login${from}`} replace />;
}

interface SignedInProps extends SessionGateProps {
  me: Me;
  /** When the last look began, if it found them. */
  seenAt: number | undefined;
  hasEnded: boolean;
}

/** For one account alone: pages of a browser share its session, and on another of them somebody else may sign in. */
function SignedIn({ me, seenAt, hasEnded, children }: SignedInProps) {
  const renewal = use(Renewal);
  const [{ id }] = useState(me);
  const isAnother = me.id !== id;

  useEffect(() => keepUndoFor(id), [id]);
  // Nothing of one account is shown to another. What was typed has gone from the page by then, and nobody is asked
  // about it: it could no longer be saved under the name under which it was written.
  useEffect(() => {
    if (isAnother) window.location.reload();
  }, [isAnother]);
  useEffect(() => {
    if (hasEnded) void renewal.wait();
  }, [hasEnded, renewal]);
  // Whoever has signed in again on another page has done so for this one.
  useEffect(() => {
    const since = renewal.since();
    if (!isAnother && seenAt !== undefined && since !== undefined && seenAt >= since) renewal.settle(true);
  }, [isAnother, seenAt, renewal]);

  if (isAnother) return <Checking />;
  return (
    <>
      {children(me)}
      <AskedAgain />
      <SessionDialog me={me} />
    </>
  );
}

function Checking() {
  const t = useTexts(texts);
  return (
    <main className={styles.checking}>
      <div role="status">
        <h1>{t.checking}</h1>
      </div>
    </main>
  );
}
