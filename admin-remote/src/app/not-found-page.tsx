import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { PageHead, StaffLink } from '@tiraz/staff-kit/page';

export function NotFoundPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={t.notFoundTitle} subtitle={t.notFoundHint} />
      <StaffLink to="/dashboard">{t.notFoundWay}</StaffLink>
    </>
  );
}
