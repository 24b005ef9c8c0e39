import type { QuotationMails, SentRevision } from '../application/neighbours.js';

/** For tests: remembers which mails were written, each once, and the last code. */
export class NotedMails implements QuotationMails {
  readonly written: string[] = [];
  lastCode = '';

  private async note(kind: string, { revision, inquiry }: SentRevision, which = ''): Promise<void> {
    const mail = `${kind} ${inquiry.id} R${revision.number}${which}`;
    if (!this.written.includes(mail)) this.written.push(mail);
  }

  sent = (about: SentRevision) => this.note('sent', about);
  isSent = async ({ revision, inquiry }: SentRevision) =>
    this.written.includes(`sent ${inquiry.id} R${revision.number}`);
  preview = ({ revision: { number, sending } }: SentRevision) => {
    const { name = '', email = '', language = 'en' } = sending ?? {};
    return { to: { name, email }, language, subject: `sent R${number}`, html: '', text: '' } as const;
  };
  expiring = (about: SentRevision, day: string) => this.note('expiring', about, ` on ${day}`);
  accepted = (about: SentRevision, which: string) => this.note('accepted', about, ` ${which}`);
  declined = (about: SentRevision) => this.note('declined', about);
  changeAsked: QuotationMails['changeAsked'] = (about, { text, files, request }) =>
    this.note(`change "${text}"${files > 0 ? ` and ${files} files` : ''}`, about, ` ${request}`);
  code = (about: SentRevision, code: string) => {
    this.lastCode = code;
    return this.note('code', about, ` ${code}`);
  };
}
