import { useLocation } from '@tiraz/router';
import { useGo, useStaffPath } from '@tiraz/staff-kit/page';
import { useState, type ComponentType } from 'react';
import { addressOfBehind, CUSTOMERS, FOLLOW_UPS, HOME, pageBehind } from './behind';
import { CareDialogs } from './care-dialogs';
import { CrmHome } from './crm-home';
import { CrmTabs } from './crm-tabs';
import { CustomerDetailsDialog } from './customer-details-dialog';
import { CustomersList } from './customers-list';
import { FollowUpsList } from './follow-ups-list';

const PLACES: Record<string, ComponentType> = {
  [HOME]: CrmHome,
  [CUSTOMERS]: CustomersList,
  [FOLLOW_UPS]: FollowUpsList,
};

/** The CRM tab. A customer's details lie over the page that led to them, at an address of their own. */
export default function CrmPage() {
  const path = useStaffPath();
  const { search } = useLocation();
  const go = useGo();
  const place = path in PLACES ? path : undefined;
  const [last, setLast] = useState(place ?? CUSTOMERS);
  if (place !== undefined && place !== last) setLast(place);
  const behind = place ?? pageBehind(search) ?? last;
  const Place = PLACES[behind] ?? CrmHome;
  const customerId = place === undefined ? path.slice(CUSTOMERS.length + 1) : undefined;

  return (
    <CareDialogs>
      <CrmTabs current={behind} />
      <Place />
      {customerId && (
        <CustomerDetailsDialog
          key={customerId}
          id={customerId}
          onClose={() => go(addressOfBehind(behind, search))}
        />
      )}
    </CareDialogs>
  );
}
