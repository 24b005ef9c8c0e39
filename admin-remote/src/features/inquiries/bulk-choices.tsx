import type { InquirySummary } from '@tiraz/api-client/staff';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { useTexts } from '@tiraz/locale';
import { texts as colleagueTexts } from '@tiraz/messages/admin-remote/colleagues';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as statusTexts } from '@tiraz/messages/inquiry/statuses';
import { useStableCallback } from '@tiraz/staff-kit/list';
import { useOwnersOffered } from '../../ui/colleagues';
import { statusesOffered } from '../../ui/inquiry-status';
import { BulkSelect } from './bulk-select';

/** In a select, which has no empty value of its own. */
const NOBODY = '';

/** One of the bar's two selects, which are open one at a time. */
export type BulkChoice = 'status' | 'owner';

interface BulkChoicesProps {
  selected: readonly InquirySummary[];
  isPending: boolean;
  open: BulkChoice | undefined;
  /** The same function every time. */
  onOpen: (change: (open: BulkChoice | undefined) => BulkChoice | undefined) => void;
  onStatus: (status: InquiryStatus) => void;
  /** @param ownerId null: nobody */
  onOwner: (ownerId: string | null) => void;
}

/** In the bulk bar: the statuses that the ticked inquiries may have, and whose they may be. */
export function BulkChoices({ selected, isPending, open, onOpen, onStatus, onOwner }: BulkChoicesProps) {
  const text = useTexts(texts);
  const { nobody } = useTexts(colleagueTexts);
  const statuses = useTexts(statusTexts);
  // Seldom looked at.
  const owners = useOwnersOffered(null, open === 'owner');
  const turn = (which: BulkChoice, isOpen: boolean) =>
    onOpen((now) => (isOpen ? which : now === which ? undefined : now));
  const turnStatus = useStableCallback((isOpen: boolean) => turn('status', isOpen));
  const turnOwner = useStableCallback((isOpen: boolean) => turn('owner', isOpen));

  return (
    <>
      <BulkSelect
        label={text.changeStatus}
        placeholder={text.status}
        isPending={isPending}
        isOpen={open === 'status'}
        onOpenChange={turnStatus}
        onChange={onStatus}
        options={statusesOffered(selected).map((status) => ({ value: status, label: statuses[status] }))}
      />
      <BulkSelect
        label={text.assignTo}
        placeholder={text.owner}
        isPending={isPending}
        isOpen={open === 'owner'}
        onOpenChange={turnOwner}
        onChange={(owner: string) => onOwner(owner === NOBODY ? null : owner)}
        options={[...owners, { value: NOBODY, label: nobody }]}
      />
    </>
  );
}
