import type { FollowUp } from '@tiraz/api-client/staff';
import { useMemo, useState, type ReactNode } from 'react';
import { LogDialog } from './log-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { CareDialogsContext, type About } from './use-care-dialogs';

type Dialog = { kind: 'schedule' | 'log'; about: About } | { kind: 'reschedule'; followUp: FollowUp };

/** Shows the dialogs that any part of the CRM opens, one at a time. */
export function CareDialogs({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<Dialog>();
  const dialogs = useMemo(
    () => ({
      schedule: (about: About = {}) => setDialog({ kind: 'schedule', about }),
      log: (about: About = {}) => setDialog({ kind: 'log', about }),
      reschedule: (followUp: FollowUp) => setDialog({ kind: 'reschedule', followUp }),
    }),
    [],
  );
  const close = () => setDialog(undefined);
  return (
    <CareDialogsContext value={dialogs}>
      {children}
      {dialog?.kind === 'schedule' && <ScheduleDialog about={dialog.about} onClose={close} />}
      {dialog?.kind === 'log' && <LogDialog about={dialog.about} onClose={close} />}
      {dialog?.kind === 'reschedule' && <RescheduleDialog followUp={dialog.followUp} onClose={close} />}
    </CareDialogsContext>
  );
}
