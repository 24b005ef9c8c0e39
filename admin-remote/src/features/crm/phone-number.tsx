import { Isolated } from '@tiraz/staff-kit/page';
import { telephoneLink } from '../../ui/contact-links';

/** As it was written; it calls where there is something to dial. */
export function PhoneNumber({ number }: { number: string }) {
  const call = telephoneLink(number);
  const shown = <Isolated>{number}</Isolated>;
  return call ? <a href={call}>{shown}</a> : shown;
}
