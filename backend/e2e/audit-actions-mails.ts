import { action, trace, type Action, type Walk } from './audit-walk.js';
import { failedMail } from './failed-mail.js';

export function mailActions(walk: Walk): Action[] {
  return [
    action(
      'retryMail',
      async () => {
        const id = await failedMail(walk.databaseUrl);
        await walk.ask('POST', `/api/admin/mails/${id}/retry`);
        return id;
      },
      (id) => [
        trace(
          'mail.retried',
          ['mail', id],
          { state: 'failed', tries: 1, lastFailure: '550 no such mailbox' },
          { state: 'due', tries: 0, lastFailure: null },
        ),
      ],
    ),
  ];
}
