import { useTexts } from '@tiraz/locale';
import { PageHead, StaffLink } from '@tiraz/staff-kit/page';
import { texts } from './texts';

export function NotFoundPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={t.notFoundTitle} subtitle={t.notFoundHint} />
      <StaffLink to="/dashboard">{t.notFoundWay}</StaffLink>
    </>
  );
}
