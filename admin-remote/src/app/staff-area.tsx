import { Navigate, Route, Routes } from '@tiraz/router';
import { use } from 'react';
import { BasePath } from '../ui/places';
import { NotFoundPage } from './not-found-page';
import { pages } from './pages';
import { Shell } from './shell';

/** Which page an address shows. */
export function StaffArea() {
  const basePath = use(BasePath);
  return (
    <Shell>
      <Routes>
        {['', '/'].map((path) => (
          <Route
            key={path}
            path={basePath + path}
            element={<Navigate to={`${basePath}/dashboard`} replace />}
          />
        ))}
        {pages.map(({ path, Page }) => (
          <Route key={path} path={basePath + path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Shell>
  );
}
