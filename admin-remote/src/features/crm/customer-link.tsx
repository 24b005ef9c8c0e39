import { useLocation } from '@tiraz/router';
import type { ReactNode } from 'react';
import { StaffLink } from '../../ui/places';

/** Opens a customer's details over the list that one is looking at. */
export function CustomerLink({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <StaffLink to={`/crm/customers/${id}${search}`} dir="auto">
      <bdi>{children}</bdi>
    </StaffLink>
  );
}
