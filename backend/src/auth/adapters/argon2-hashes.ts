import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { DomainError } from '../../shared/domain/domain-error.js';
import { PasswordHashes, type Waiting } from '../application/password-hashes.js';

const derive = promisify(argon2);

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Of what chance made: a card that tries 100,000 a second needs three centuries for 50 bits. */
const COST_OF_RANDOM: Cost = { memory: 4_096, passes: 1, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** So many are computed at once: each takes 19 MiB and some 50 ms of a core. */
const AT_ONCE = 2;

const A_STRANGER: Waiting = { isKnown: false };

interface Waiter extends Waiting {
  /** @param isTurn false: it is in vain */
  go: (isTurn: boolean) => void;
}

/** argon2id in the PHC string format, which names its own cost: a later one leaves the stored hashes valid. */
export class Argon2Hashes extends PasswordHashes {
  private readonly decoy = phc(COST, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
  private readonly known: Waiter[] = [];
  private readonly strangers: Waiter[] = [];
  private running = 0;

  /** @param mostWaiting beside those that are being computed: so many who are known, and so many strangers */
  constructor(private readonly mostWaiting = 50) {
    super();
  }

  get underWay(): number {
    return this.running + this.known.length + this.strangers.length;
  }

  of(password: string): Promise<string> {
    return this.hashed(password, COST);
  }

  ofRandom(secret: string): Promise<string> {
    return this.hashed(secret, COST_OF_RANDOM);
  }

  async match(password: string, hash: string | undefined, waiting = A_STRANGER): Promise<boolean> {
    const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash ?? this.decoy) ?? [];
    if (!salt || !tag) throw new Error('a stored password hash is not argon2id in the PHC format');
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const expected = Buffer.from(tag, 'base64');
    const actual = await this.tag(password, Buffer.from(salt, 'base64'), cost, expected.length, waiting);
    return timingSafeEqual(actual, expected) && hash !== undefined;
  }

  private async hashed(secret: string, cost: Cost): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return phc(cost, salt, await this.tag(secret, salt, cost, TAG_BYTES, { isKnown: true }));
  }

  private async tag(
    password: string,
    nonce: Buffer,
    cost: Cost,
    tagLength: number,
    waiting: Waiting,
  ): Promise<Buffer> {
    await this.turn(waiting);
    try {
      // The same letters can be typed as different characters: é as one, or as e and its accent.
      return await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
    } finally {
      this.dropGone();
      const next = this.known.shift() ?? this.strangers.shift();
      if (next) next.go(true);
      else this.running -= 1;
    }
  }

  private async turn(waiting: Waiting): Promise<void> {
    if (waiting.isGone?.()) throw tooBusy();
    if (this.running < AT_ONCE) {
      this.running += 1;
      return;
    }
    const queue = waiting.isKnown ? this.known : this.strangers;
    if (queue.length >= this.mostWaiting) this.dropGone();
    if (queue.length >= this.mostWaiting) throw tooBusy();
    const isTurn = await new Promise<boolean>((go) => queue.push({ ...waiting, go }));
    if (!isTurn) throw tooBusy();
  }

  /** Whoever hung up takes no place from those who did not. */
  private dropGone(): void {
    for (const queue of [this.known, this.strangers]) {
      const waiters = queue.splice(0);
      for (const waiter of waiters) {
        if (waiter.isGone?.()) waiter.go(false);
        else queue.push(waiter);
      }
    }
  }
}

function tooBusy(): DomainError {
  return new DomainError(
    'unavailable',
    'sign-in.busy',
    'Too many people sign in at once; try again shortly.',
  );
}

function phc({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}
