import { toldWith, type Change, type Needed } from '../domain/change.js';
import type { Look } from '../domain/look.js';

/** What somebody may read. */
export interface Readable {
  has(permission: Needed): boolean;
}

/** Somebody whose browser is told of changes as they happen. */
export interface Reader {
  staffId: string;
  /** Of the session: whoever has it gets in. */
  token: string;
  permissions: Readable;
  /** @returns false: it does not take what it is sent */
  tell(text: string): boolean;
  end(): void;
}

/** Whether somebody may still be told, and of what. */
export abstract class Admission {
  /** Rejects when the session has ended, and while nobody knows. */
  abstract of(token: string): Promise<Readable>;
}

/** A browser has one; more are left over from tabs that were lost. */
export const MOST_OF_A_SESSION = 5;
const MISSED = 'event: missed\ndata:\n\n';
/** A proxy in between hangs up on what is silent. */
const SILENCE = ':\n\n';

/** Tells signed-in staff of every change that they may read of, within this process's readers. */
export class LiveChanges {
  private readonly readers = new Set<Reader>();
  private isOver = false;

  constructor(private readonly admission: Admission) {}

  /** How many browsers are being told. */
  get size(): number {
    return this.readers.size;
  }

  /** @returns ends that */
  follow(reader: Reader): () => void {
    if (this.isOver) reader.end();
    else this.admit(reader);
    return () => void this.readers.delete(reader);
  }

  changed(change: Change): void {
    const needed = toldWith(change);
    const text = `data: ${JSON.stringify(change)}\n\n`;
    if (needed) this.tell(text, ({ permissions }) => permissions.has(needed));
    // A password, a role or a session of theirs, or who needs a second factor: what they may see is another matter now.
    if (change.action === 'settings.updated') void this.readmit();
    if (change.kind === 'staffAccount') void this.readmit(({ staffId }) => staffId === change.id);
  }

  /** Told to the others who may read inquiries. */
  looked(look: Look): void {
    this.tell(
      `event: look\ndata: ${JSON.stringify(look)}\n\n`,
      ({ staffId, permissions }) => staffId !== look.by && permissions.has('inquiries.read'),
    );
  }

  /** Nobody listened for a while: whatever is shown may be old. */
  missed(): void {
    this.tell(MISSED);
  }

  /** To be called every few seconds. */
  breakSilence(): void {
    this.tell(SILENCE);
  }

  /** Sends away whose session has ended, or may do nothing. While nobody knows, everybody is sent away and may ask again. */
  async readmit(which: (reader: Reader) => boolean = () => true): Promise<void> {
    for (const reader of [...this.readers].filter(which)) {
      const permissions = await this.admission.of(reader.token).catch(() => undefined);
      if (permissions) reader.permissions = permissions;
      else this.dismiss(reader);
    }
  }

  /** For good. */
  end(): void {
    this.isOver = true;
    for (const reader of this.readers) this.dismiss(reader);
  }

  private admit(reader: Reader): void {
    const own = [...this.readers].filter(({ token }) => token === reader.token);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_A_SESSION))) this.dismiss(old);
    this.readers.add(reader);
  }

  private tell(text: string, which: (reader: Reader) => boolean = () => true): void {
    for (const reader of [...this.readers].filter(which)) if (!reader.tell(text)) this.dismiss(reader);
  }

  private dismiss(reader: Reader): void {
    this.readers.delete(reader);
    reader.end();
  }
}
