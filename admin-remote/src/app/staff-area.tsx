import { Navigate, Route, Routes } from '@tiraz/router';
import { BasePath } from '@tiraz/staff-kit/page';
import { SessionGate } from '@tiraz/staff-kit/session';
import { use } from 'react';
import type { Versions } from './account-menu';
import { NotFoundPage } from './not-found-page';
import { LoginPage, pages } from './pages';
import { Shell } from './shell';

/** Which page an address shows, and to whom. */
export function StaffArea({ versions }: { versions: Versions }) {
  const basePath = use(BasePath);
  const guarded = (
    <SessionGate>
      {(me) => (
        <Shell me={me} versions={versions}>
          <Routes>
            <Route path={basePath} element={<Navigate to={`${basePath}/dashboard`} replace />} />
            {pages.map(({ path, Page }) => (
              <Route key={path} path={basePath + path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Shell>
      )}
    </SessionGate>
  );
  return (
    <Routes>
      <Route path={`${basePath}/login`} element={<LoginPage />} />
      <Route path="*" element={guarded} />
    </Routes>
  );
}
