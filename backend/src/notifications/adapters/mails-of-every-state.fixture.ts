import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { mailTo } from '../application/mail.fixture.js';
import { OutdatedMails } from '../application/outdated-mails.js';
import { WriteMails } from '../application/write-mails.js';
import type { Delivery } from '../domain/delivery.js';
import { InMemoryMessageStore } from './message-store.in-memory.js';

/** A mail that is due, one that failed, one that is held and one that was sent. */
export async function mailsOfEveryState(now: Date) {
  const store = new InMemoryMessageStore();
  const clock = { now: () => now };
  const jobs = new InMemoryJobs(new JobHandlers(), clock);
  const mails = new WriteMails(store, jobs, clock, { publicUrl: 'https://tiraz.example' });
  const deliveries: Partial<Delivery>[] = [
    {},
    { state: 'failed', tries: 7, lastFailure: '550 no' },
    { state: 'held', heldFor: 'too-late' },
    { state: 'sent', sentAt: now },
  ];
  const written = (n: number) => {
    const message = store.messages[n];
    if (!message) throw new Error(`no mail ${n} was written`);
    return message;
  };
  for (const [n, delivery] of deliveries.entries()) {
    await mails.write(
      mailTo(n, {
        language: n === 1 ? 'ar' : 'en',
        attachments: [{ documentKey: 'q/R2.ar', fileName: 'R2.pdf' }],
      }),
    );
    const { id, delivery: first } = written(n);
    await store.saveDelivery(id, { ...first, ...delivery });
  }
  return { store, jobs, clock, mails, outdated: new OutdatedMails(), idOf: (n: number) => written(n).id };
}
