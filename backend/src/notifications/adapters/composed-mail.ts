import MailComposer from 'nodemailer/lib/mail-composer';
import type { Sender } from '../../config-values.js';
import type { OutgoingMail } from '../application/mailer.js';
import { plainName } from '../domain/mail.js';
import { oneLine } from '../domain/rendered-mail.js';

interface Composed {
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

/** A mail as it goes over the wire. Its Message-ID is the same for every try, so that a second copy can be known. */
export async function composed(mail: OutgoingMail, sender: Sender): Promise<Composed> {
  const { id, to, reference, subject, html, text, files } = mail;
  const message = new MailComposer({
    from: sender,
    to: { name: oneLine(plainName(to.name)), address: to.email },
    subject: oneLine(subject),
    html,
    text,
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    attachments: files.map(({ name, content }) => ({
      filename: oneLine(name),
      content: Buffer.from(content),
      contentType: 'application/pdf',
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(reference && { 'X-Tiraz-Reference': oneLine(reference) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { envelope: { from: sender.address, to: [to.email] }, raw: await message.compile().build() };
}
