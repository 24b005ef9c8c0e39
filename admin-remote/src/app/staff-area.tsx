import { Route, Routes } from '@tiraz/router';
import { Access, BasePath } from '@tiraz/staff-kit/page';
import { SessionGate } from '@tiraz/staff-kit/session';
import { use } from 'react';
import type { Versions } from './account-menu';
import { FactorFirst } from './factor-first';
import { FirstPage, GuardedPage } from './guarded-page';
import { NotFoundPage } from './not-found-page';
import { describedPages, JoinPage, LoginPage, pages } from './pages';
import { Shell } from './shell';

/** Which page an address shows, and to whom. */
export function StaffArea({ versions }: { versions: Versions }) {
  const basePath = use(BasePath);
  const guarded = (
    <SessionGate>
      {(me) => (
        <FactorFirst isLacking={me.lacksFactor}>
          <Access value={{ id: me.id, held: me.permissions, pages: describedPages }}>
            <Shell me={me} versions={versions}>
              <Routes>
                <Route path={basePath} element={<FirstPage />} />
                {pages.map((page) => (
                  <Route
                    key={page.path}
                    path={basePath + page.path}
                    // One for all addresses of a page; what it keeps in sight is nothing to the next page.
                    element={
                      <GuardedPage key={pages.findIndex(({ Page }) => Page === page.Page)} {...page} />
                    }
                  />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Shell>
          </Access>
        </FactorFirst>
      )}
    </SessionGate>
  );
  return (
    <Routes>
      <Route path={`${basePath}/login`} element={<LoginPage />} />
      <Route path={`${basePath}/join`} element={<JoinPage />} />
      <Route path="*" element={guarded} />
    </Routes>
  );
}
