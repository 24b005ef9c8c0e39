import { trace, action, type Action, type Walk } from './audit-walk.js';
import { parkJob } from './parked-job.js';

export function jobActions(walk: Walk): Action[] {
  return [
    action(
      'retryJob',
      async () => {
        const id = await parkJob(walk.databaseUrl, 'send-mail', 'no such mailbox');
        await walk.ask('POST', `/api/admin/jobs/${id}/retry`);
        return id;
      },
      (id) => [
        trace(
          'job.retried',
          ['job', id],
          { name: 'send-mail', tries: 14, reason: 'no such mailbox' },
          { name: 'send-mail', tries: 0, reason: 'no such mailbox' },
        ),
      ],
    ),
  ];
}
