import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from '../../config-values.js';
import { Mailer, type OutgoingMail } from '../application/mailer.js';
import type { Outcome } from '../domain/delivery.js';
import { composed } from './composed-mail.js';

const MOST_FILES = 1_000;

/** For development: a mail becomes a file that mail programs open. The latest thousand stay. */
export class FileMailer extends Mailer {
  readonly delivers = 'files';

  constructor(
    private readonly folder: string,
    private readonly sender: Sender,
    private readonly most = MOST_FILES,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<Outcome> {
    try {
      const { raw } = await composed(mail, this.sender);
      await mkdir(this.folder, { recursive: true });
      // An id begins with its moment: by name they stand in order.
      const file = join(this.folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, raw);
      await rename(`${file}.part`, file);
      await this.forgetOldest();
      return { kind: 'sent' };
    } catch (error) {
      return { kind: 'server', failure: error instanceof Error ? error.message : String(error) };
    }
  }

  private async forgetOldest(): Promise<void> {
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const file of files.slice(0, Math.max(files.length - this.most, 0))) {
      await rm(join(this.folder, file), { force: true });
    }
  }
}
