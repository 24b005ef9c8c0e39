import type { FollowUp } from '@tiraz/api-client/staff';
import { createContext, use } from 'react';
import type { DAYS_AHEAD } from './date-fields';

/** What a form about a customer is filled with to begin with. */
export interface About {
  customer?: { id: string; name: string };
  inquiryId?: string | null;
  subject?: string;
  /** When a follow-up is to be, unless one says otherwise. */
  day?: keyof typeof DAYS_AHEAD;
  /** The same as a day of the calendar, once somebody has chosen one: `2026-11-22`. */
  date?: string;
  /** The communication is the outcome of a follow-up that was just completed. */
  isOutcome?: boolean;
}

interface OpenDialogs {
  schedule: (about?: About) => void;
  log: (about?: About) => void;
  reschedule: (followUp: FollowUp) => void;
}

export const CareDialogsContext = createContext<OpenDialogs | undefined>(undefined);

/** Opens the dialogs that any part of the CRM may open. */
export function useCareDialogs(): OpenDialogs {
  const dialogs = use(CareDialogsContext);
  if (!dialogs) throw new Error('useCareDialogs needs CareDialogs above it');
  return dialogs;
}
