import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { OwnerChange } from '../domain/assignment.js';
import type { Rota } from './rota.js';

/** Where the new inquiry is kept. */
interface Inquiries {
  hold(id: string): Promise<{ assignTo(ownerId: string): OwnerChange | undefined } | undefined>;
  saveOwner(id: string, change: OwnerChange): Promise<void>;
}

type Colleague = Staff & { mayAnswerInquiries: boolean; absence: { isNow: boolean } | null };

/** Gives new inquiries to the members of staff whom the settings name, one after the other. */
export class AssignInTurn {
  constructor(
    private readonly rota: Rota,
    private readonly staff: { colleagues(): Promise<Colleague[]> },
    private readonly store: Inquiries,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a new inquiry to whoever's turn it is, in the running transaction, as the last thing that it does: from then
   * on others wait for its end. The inquiry stays nobody's where none of them is there.
   */
  async assign(id: string): Promise<void> {
    const present = await this.presentOf(await this.rota.named());
    if (present.size === 0) return;
    // Before the turn is taken, while nobody waits.
    const inquiry = await this.store.hold(id);
    const ownerId = await this.rota.take([...present.keys()]);
    const change = inquiry?.assignTo(ownerId);
    if (!change) throw new Error('a new inquiry is there, and nobody’s');
    await this.store.saveOwner(id, change);
    await this.audit.record({
      at: this.clock.now(),
      by: null,
      action: 'inquiry.given-in-turn',
      thing: { kind: 'inquiry', id },
      before: { owner: null },
      after: { owner: present.get(ownerId) ?? null },
    });
  }

  /** @returns the e-mail address of each who is there, by id */
  private async presentOf(named: readonly string[]): Promise<Map<string, string>> {
    if (named.length === 0) return new Map();
    const there = (await this.staff.colleagues()).filter(
      ({ id, mayAnswerInquiries, absence }) => named.includes(id) && mayAnswerInquiries && !absence?.isNow,
    );
    return new Map(there.map(({ id, email }) => [id, email]));
  }
}
