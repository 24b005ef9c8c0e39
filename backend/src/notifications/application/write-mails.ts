import type { Language } from '@tiraz/contracts/language';
import type { Clock } from '../../shared/domain/clock.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import { firstDelivery } from '../domain/delivery.js';
import { latestMoment, type Letter, type NewMail } from '../domain/mail.js';
import type { RenderedMail } from '../domain/rendered-mail.js';
import { Mails } from './mails.js';
import type { MessageStore } from './message-store.js';
import { maskedMail } from './masked-mail.js';
import { addSending, type Pages } from './sending-job.js';

export class WriteMails extends Mails {
  constructor(
    private readonly messages: MessageStore,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly pages: Pages,
  ) {
    super();
  }

  async write(mail: NewMail): Promise<void> {
    const createdAt = this.clock.now();
    const id = this.messages.nextId(createdAt);
    const { sendBefore = latestMoment(createdAt) } = mail;
    const delivery = firstDelivery(createdAt, sendBefore);
    if (await this.messages.add({ attachments: [], ...mail, sendBefore, id, createdAt, delivery }))
      await addSending(this.jobs, id);
  }

  isWritten(key: string): Promise<boolean> {
    return this.messages.has(key);
  }

  preview(letter: Letter, language: Language, inquiryId: string): RenderedMail {
    return maskedMail(letter, language, inquiryId, this.pages.publicUrl);
  }
}
