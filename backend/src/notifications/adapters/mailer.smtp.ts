import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Sender, SmtpServer } from '../../config-values.js';
import { Mailer, type OutgoingMail } from '../application/mailer.js';
import type { Outcome } from '../domain/delivery.js';
import { composed } from './composed-mail.js';

/** A server that answers slower than we wait has the mail, and would get it again. */
const PATIENCE_MS = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 120_000 };
/** "Service not available" and "authentication required" are about the server, whatever they answer to. */
const ABOUT_THE_SERVER = [421, 530];

interface SmtpFault extends Error {
  responseCode?: number;
  code?: string;
}

/** Sends each mail over a connection of its own: what goes wrong before the mail is the server's failure. */
export class SmtpMailer extends Mailer {
  readonly delivers = 'smtp';

  constructor(
    private readonly server: SmtpServer,
    private readonly sender: Sender,
    private readonly patience = PATIENCE_MS,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<Outcome> {
    const { login, ...server } = this.server;
    const { envelope, raw } = await composed(mail, this.sender);
    const connection = new SMTPConnection({ ...server, ...this.patience });
    let isReady = false;
    try {
      await new Promise<void>((resolve, reject) => {
        connection.on('error', reject);
        const deliver = () => {
          isReady = true;
          connection.send(envelope, Readable.from([raw]), (fault) => (fault ? reject(fault) : resolve()));
        };
        connection.connect((fault) => {
          if (fault) return reject(fault);
          if (!login) return deliver();
          connection.login({ credentials: login }, (refusal) => (refusal ? reject(refusal) : deliver()));
        });
      });
      connection.quit();
      return { kind: 'sent' };
    } catch (error) {
      connection.close();
      return outcomeOf(error as SmtpFault, isReady);
    }
  }
}

function outcomeOf(fault: SmtpFault, isReady: boolean): Outcome {
  const { message: failure, responseCode = 0, code } = fault;
  if (!isReady || ABOUT_THE_SERVER.includes(responseCode)) return { kind: 'server', failure };
  // An address that cannot be written into an envelope is refused before the server sees it.
  const isRefused = responseCode >= 500 || (responseCode === 0 && code === 'EENVELOPE');
  return { kind: isRefused ? 'refused' : 'later', failure };
}
