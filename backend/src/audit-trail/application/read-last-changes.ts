import type { EditedThing, LastChange } from '../../shared/domain/domain-error.js';
import { LastChanges } from '../../shared/domain/last-changes.js';
import type { AuditEntries } from './audit-entries.js';

/** What the audit trail needs to know of the staff. */
interface Colleagues {
  /** Also one who is switched off. */
  colleague(id: string): Promise<{ name: string; email: string } | undefined>;
}

/** From the audit trail, under the name that whoever did it has today. */
export class ReadLastChanges extends LastChanges {
  constructor(
    private readonly entries: Pick<AuditEntries, 'lastChangeOf'>,
    private readonly colleagues: Colleagues,
  ) {
    super();
  }

  async of(thing: EditedThing): Promise<LastChange | undefined> {
    const change = await this.entries.lastChangeOf(thing);
    if (!change?.by) return change && { at: change.at, by: null };
    const known = await this.colleagues.colleague(change.by.id);
    // Who is no account any more, or never was one, is the address that the entry has.
    const { name, email } = known ?? { name: '', email: change.by.email };
    return { at: change.at, by: { id: change.by.id, email, name } };
  }
}
