import type { Jobs } from '../../shared/domain/jobs.js';

export const SEND_MAIL = 'send-mail';

/** Adds the job that sends a mail. */
export function addSending(jobs: Jobs, id: string, runAt?: Date): Promise<void> {
  return jobs.add(SEND_MAIL, { id }, { key: `${SEND_MAIL}:${id}`, ...(runAt && { runAt }) });
}

/** Where the pages are that a mail leads to. */
export interface Pages {
  publicUrl: string;
}
