import type { Customer, InquirySummary } from '@tiraz/api-client/staff';
import { Isolated, UserText } from '@tiraz/staff-kit/page';
import { InquiryStatusTag } from '../../ui/status-tag';
import type { Entry } from './entry';

type Inquiry = Pick<
  InquirySummary,
  'id' | 'reference' | 'customerName' | 'customerCompany' | 'customerEmail' | 'customerPhone' | 'status'
>;

export function inquiryEntry(inquiry: Inquiry): Entry {
  const { id, reference, customerName, customerCompany, customerEmail, customerPhone, status } = inquiry;
  return {
    id: `inquiry:${id}`,
    group: 'inquiries',
    label: customerName,
    detail: <Isolated>{reference}</Isolated>,
    aside: <InquiryStatusTag status={status} />,
    words: [reference, customerCompany, customerEmail, customerPhone],
    to: `/inquiries/${id}`,
  };
}

export function customerEntry({
  id,
  name,
  company,
  email,
  phone,
}: Pick<Customer, 'id' | 'name' | 'company' | 'email' | 'phone'>): Entry {
  return {
    id: `customer:${id}`,
    group: 'customers',
    label: name,
    detail: company ? <UserText>{company}</UserText> : <Isolated>{email}</Isolated>,
    words: [company, email, phone],
    to: `/crm/customers/${id}`,
  };
}
