import { useLocation } from '@tiraz/router';
import { StaffLink, UserText, useStaffPath } from '@tiraz/staff-kit/page';
import { detailsOver } from './behind';

/** Opens a customer's details over the list that one is looking at. */
export function CustomerLink({ id, children }: { id: string; children: string }) {
  const { search } = useLocation();
  const path = useStaffPath();
  return (
    <StaffLink isContent to={detailsOver(path, search, id)}>
      <UserText>{children}</UserText>
    </StaffLink>
  );
}
