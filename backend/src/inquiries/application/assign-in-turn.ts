import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import { unknownInquiry, type InquiryStore } from './inquiry-store.js';
import type { Turns } from './turns.js';

type Colleague = Staff & { mayAnswerInquiries: boolean; absence: { isNow: boolean } | null };

/** Gives new inquiries to the members of staff whom the settings name, one after the other. */
export class AssignInTurn {
  constructor(
    private readonly turns: Turns,
    private readonly staff: { colleague(id: string): Promise<Colleague | undefined> },
    private readonly store: Pick<InquiryStore, 'hold' | 'saveOwner'>,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a new inquiry to whoever's turn it is, in the running transaction, as the last thing that it does: from then
   * on others wait for its end. The inquiry stays nobody's where none of them is there.
   */
  async assign(id: string): Promise<void> {
    const owner = await this.nextOf(await this.turns.claim());
    if (!owner) return;
    const inquiry = await this.store.hold(id);
    if (!inquiry) throw unknownInquiry();
    const change = inquiry.assignTo(owner.id);
    if (!change) return;
    await this.turns.take(owner.id);
    await this.store.saveOwner(id, change);
    await this.audit.record({
      at: this.clock.now(),
      by: null,
      action: 'inquiry.given-in-turn',
      thing: { kind: 'inquiry', id },
      before: { owner: null },
      after: { owner: owner.email },
    });
  }

  private async nextOf(inTurn: readonly string[]): Promise<Colleague | undefined> {
    for (const id of inTurn) {
      const one = await this.staff.colleague(id);
      if (one?.mayAnswerInquiries && !one.absence?.isNow) return one;
    }
    return undefined;
  }
}
