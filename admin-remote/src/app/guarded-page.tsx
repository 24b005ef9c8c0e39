import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { Navigate } from '@tiraz/router';
import { useKeptInSight } from '@tiraz/staff-kit/forms';
import { BasePath, PageHead, StaffLink, useMayOpen } from '@tiraz/staff-kit/page';
import { use } from 'react';
import { pages, tabs } from './pages';

/** A page, or that it is not for this account. Who may no longer open it keeps what they have typed in sight. */
export function GuardedPage({ path, Page }: (typeof pages)[number]) {
  return useKeptInSight(useMayOpen()(path)) ? <Page /> : <NotForThisAccount />;
}

/** Leads to the first page that the account may open. */
export function FirstPage() {
  const basePath = use(BasePath);
  const first = useFirstPath();
  return first ? <Navigate to={basePath + first} replace /> : <NotForThisAccount />;
}

function NotForThisAccount() {
  const t = useTexts(texts);
  const first = useFirstPath();
  return (
    <>
      <PageHead title={t.notForAccountTitle} subtitle={t.notForAccountHint} />
      {first && <StaffLink to={first}>{t.notForAccountWay}</StaffLink>}
    </>
  );
}

function useFirstPath(): string | undefined {
  const mayOpen = useMayOpen();
  return [...tabs, ...pages].find(({ path }) => mayOpen(path))?.path;
}
