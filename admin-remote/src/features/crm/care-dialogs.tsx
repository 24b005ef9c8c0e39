import type { FollowUp } from '@tiraz/api-client/staff';
import { useSearchState } from '@tiraz/staff-kit/list';
import { useMay } from '@tiraz/staff-kit/page';
import { useMemo, useState, type ReactNode } from 'react';
import { LogDialog } from './log-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { CareDialogsContext, type About } from './use-care-dialogs';

type Dialog = { kind: 'schedule' | 'log'; about: About } | { kind: 'reschedule'; followUp: FollowUp };

/** `add` is the dialog for something new that is open, so that a link from anywhere can open it. */
const ADDRESS = { add: '' };

/** Shows the dialogs that any part of the CRM opens, one at a time. */
export function CareDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Dialog>();
  const [{ add }, setAddress] = useSearchState(ADDRESS);
  const mayWrite = useMay('customers.write');
  const dialog = opened ?? (mayWrite ? askedFor(add) : undefined);
  const dialogs = useMemo(
    () => ({
      schedule: (about: About = {}) => setOpened({ kind: 'schedule', about }),
      log: (about: About = {}) => setOpened({ kind: 'log', about }),
      reschedule: (followUp: FollowUp) => setOpened({ kind: 'reschedule', followUp }),
    }),
    [],
  );
  const close = () => {
    setOpened(undefined);
    if (add) setAddress({ add: '' }, { replace: true });
  };
  return (
    <CareDialogsContext value={dialogs}>
      {children}
      {dialog?.kind === 'schedule' && <ScheduleDialog about={dialog.about} onClose={close} />}
      {dialog?.kind === 'log' && <LogDialog about={dialog.about} onClose={close} />}
      {dialog?.kind === 'reschedule' && <RescheduleDialog followUp={dialog.followUp} onClose={close} />}
    </CareDialogsContext>
  );
}

function askedFor(add: string): Dialog | undefined {
  if (add === 'follow-up') return { kind: 'schedule', about: {} };
  return add === 'communication' ? { kind: 'log', about: {} } : undefined;
}
