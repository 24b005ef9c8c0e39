import type { Language } from '@tiraz/contracts/language';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { eachByItself, type Jobs } from '../../shared/domain/jobs.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { again, ended, pausedUntil, settle, take, type Outcome } from '../domain/delivery.js';
import type { Attachment } from '../domain/mail.js';
import { renderMail } from '../domain/rendered-mail.js';
import type { InvitationLinks } from './invitation-links.js';
import type { Mailer, OutgoingMail } from './mailer.js';
import type { Message, MessageStore } from './message-store.js';
import type { OutdatedMails } from './outdated-mails.js';
import { addSending, type Pages } from './sending-job.js';

/** A mail that was due so long ago has lost its job. */
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** While a mail takes longer than this, the others leave this process's places to other jobs, for so long. */
const SLOW_AFTER_MS = 2_000;
const WAIT_FOR_SLOW_MS = 5_000;

/** What is said of a document that trying again does not bring back. */
const GONE_FOR_GOOD = ['document.missing', 'document.lost'];

/** What mails need of the customers' links. */
export interface RequestLinks {
  /** A new link to the request's own page for this recipient, absolute; joins the running transaction. */
  issue(inquiryId: string, recipient: string, language: Language): Promise<string>;
}

/** What mails need of the documents. */
export interface MailDocuments {
  /** @throws DomainError `document.missing` or `document.lost` when it is gone for good; anything else: not now */
  read(key: string): Promise<Uint8Array>;
}

type UnpackedMail = Omit<OutgoingMail, 'files'> & { attachments: readonly Attachment[] };

/**
 * Does the job `send-mail`. What a mail server answers is settled here alone, in the mail's row; the job itself fails
 * only when our own database does.
 */
export class SendMail {
  /** Known to this process alone: each finds out by itself that the server is away. */
  private serverFrom = new Date(0);
  /** When those began that this process is sending. */
  private readonly beginnings = new Set<{ at: number }>();

  constructor(
    private readonly transactions: Transactions,
    private readonly messages: MessageStore,
    private readonly jobs: Jobs,
    private readonly links: RequestLinks,
    private readonly invitations: InvitationLinks,
    private readonly outdated: OutdatedMails,
    private readonly documents: MailDocuments,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly pages: Pages,
  ) {}

  /** One try, if it is time for one. */
  async send(id: string): Promise<void> {
    const startedAt = this.clock.now().getTime();
    if ([...this.beginnings].some(({ at }) => startedAt - at > SLOW_AFTER_MS)) {
      return addSending(this.jobs, id, new Date(startedAt + WAIT_FOR_SLOW_MS));
    }
    const taken = await this.transactions.run(() => this.take(id));
    if (!taken) return;
    const beginning = { at: startedAt };
    this.beginnings.add(beginning);
    const outcome = await this.handOver(taken.mail).finally(() => this.beginnings.delete(beginning));
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const message = await this.messages.hold(id);
      if (!message) return;
      const isOurs = message.delivery.takenUntil?.getTime() === taken.until?.getTime();
      if (!isOurs && outcome.kind !== 'sent') return;
      const delivery = settle(message.delivery, outcome, now);
      await this.messages.saveDelivery(id, delivery);
      if (delivery.state === 'due') await addSending(this.jobs, id, delivery.dueAt);
    });
  }

  /** Gives mails without a job another one: those of a restored backup, and those that waited for a mail server. */
  async sendForgotten(): Promise<void> {
    const now = this.clock.now();
    const ids = await this.messages.forgotten(new Date(now.getTime() - FORGOTTEN_AFTER_MS));
    const sendAgain = (id: string) => this.transactions.run(() => this.sendAgain(id, now));
    await eachByItself(ids, sendAgain, 'mails were not given a job');
  }

  private async sendAgain(id: string, now: Date): Promise<void> {
    const message = await this.messages.hold(id);
    if (!message) return;
    const { delivery } = message;
    if (delivery.heldFor === 'no-server') {
      const due = this.mailer.delivers === 'nothing' ? undefined : again(delivery, now, delivery.sendBefore);
      if (!due) return;
      await this.messages.saveDelivery(id, due);
    }
    await addSending(this.jobs, id);
  }

  private async handOver({ attachments, ...mail }: UnpackedMail): Promise<Outcome> {
    let files: OutgoingMail['files'];
    try {
      files = await Promise.all(
        attachments.map(async ({ documentKey, fileName }) => ({
          name: fileName,
          content: await this.documents.read(documentKey),
        })),
      );
    } catch (error) {
      const isGone = error instanceof DomainError && GONE_FOR_GOOD.includes(error.code);
      const failure = error instanceof Error ? error.message : String(error);
      // A store that is away is not the mail's fault.
      return { kind: isGone ? 'refused' : 'server', failure };
    }
    const outcome = await this.mailer.send({ ...mail, files });
    if (outcome.kind === 'server') this.serverFrom = pausedUntil(this.clock.now());
    return outcome;
  }

  /** @returns the mail, when it is to be sent now */
  private async take(id: string): Promise<{ mail: UnpackedMail; until: Date | null } | undefined> {
    const message = await this.messages.hold(id);
    if (!message) return undefined;
    const now = this.clock.now();
    const serverFrom = this.mailer.delivers === 'nothing' ? undefined : this.serverFrom;
    const { next, delivery } = take(message.delivery, now, serverFrom);
    const mail = next === 'send' ? await this.rendered(message) : undefined;
    await this.messages.saveDelivery(id, next === 'send' && !mail ? ended(message.delivery, now) : delivery);
    if (next === 'wait') await addSending(this.jobs, id, delivery.takenUntil ?? delivery.dueAt);
    return mail && { mail, until: delivery.takenUntil };
  }

  /** @returns undefined when it leads to an invitation that is over, or says what is true no longer */
  private async rendered(message: Message): Promise<UnpackedMail | undefined> {
    const { id, key, to, about, language, blocks, attachments } = message;
    if ((await this.outdated.among([key])).size > 0) return undefined;
    const leadsTo = (target: string) => blocks.some((block) => block.kind === 'link' && block.to === target);
    const { inquiryId, invitationId, reference } = about;
    const invitation =
      leadsTo('invitation') && invitationId ? await this.invitations.issue(invitationId) : '';
    if (invitation === undefined) return undefined;
    const request =
      leadsTo('request') && inquiryId !== null
        ? await this.links.issue(inquiryId, to.email.toLowerCase(), language)
        : '';
    const words = renderMail(message, language, {
      ...{ request, invitation },
      inquiry: `${this.pages.publicUrl}/admin/inquiries/${inquiryId}`,
      'staff-area': `${this.pages.publicUrl}/admin`,
    });
    return { id, to, reference, ...words, attachments };
  }
}
