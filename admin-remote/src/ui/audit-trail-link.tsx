import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/ui';
import { StaffLink } from '@tiraz/staff-kit/page';

/** Leads to everything that was ever done to a thing. @param thing its id */
export function AuditTrailLink({ thing }: { thing: string }) {
  return <StaffLink to={`/audit-trail?thing=${thing}`}>{useTexts(texts).allAuditEntries}</StaffLink>;
}
