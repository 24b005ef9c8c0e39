import { useLocation } from '@tiraz/router';
import { StaffLink, UserText } from '@tiraz/staff-kit/page';

/** Opens a customer's details over the list that one is looking at. */
export function CustomerLink({ id, children }: { id: string; children: string }) {
  const { search } = useLocation();
  return (
    <StaffLink isContent to={`/crm/customers/${id}${search}`}>
      <UserText>{children}</UserText>
    </StaffLink>
  );
}
