import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, invalidField, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { arranged, settingsFaults, type StoredSettings } from '../domain/settings.js';
import type { SettingsStore, VersionedSettings } from './settings-store.js';
import { StaffSettings } from './staff-settings.js';

const SETTINGS = { kind: 'settings', id: 'settings' } as const;

/** What the settings need of Media. */
interface StoredPictures {
  /** Whether there is a picture under this path; it stays at least until the running transaction ends. */
  isStored(objectPath: string): Promise<boolean>;
}

/** What the settings need of Auth. */
interface FactorHolders {
  /** Whether the account has a second factor. */
  isHeldBy(staffId: string): Promise<boolean>;
}

/** What the settings need to know of the staff. */
interface Colleagues {
  colleague(id: string): Promise<{ mayAnswerInquiries: boolean } | undefined>;
}

export class ManageSettings extends StaffSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SettingsStore,
    private readonly pictures: StoredPictures,
    private readonly factors: FactorHolders,
    private readonly colleagues: Colleagues,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(): Promise<VersionedSettings> {
    return this.store.read();
  }

  edit(changes: Partial<StoredSettings>, version: number | undefined, by: Staff): Promise<VersionedSettings> {
    return this.transactions.run(async () => {
      const held = await this.store.hold();
      if (version !== undefined && version !== held.version) throw new StaleError(SETTINGS, held);
      const { version: _, ...stored } = held;
      const known = arranged(stored);
      const wanted = arranged({ ...known, ...changes });
      const change = changedFields(known, wanted);
      if (!change) return held;
      const faults = settingsFaults(wanted);
      if (faults.length > 0)
        throw new DomainError('invalid', 'settings.invalid', 'The settings do not go together.', faults);
      if (wanted.factorRoles.includes('owner') && !known.factorRoles.includes('owner'))
        await this.expectOwnFactor(by);
      await this.expectAnswering(wanted.turnTakers.filter((id) => !known.turnTakers.includes(id)));
      if (typeof change.after.logoUrl === 'string') await this.expectPicture(change.after.logoUrl);
      const at = this.clock.now();
      await this.store.save(wanted, at);
      await this.audit.record({ at, by, action: 'settings.updated', thing: SETTINGS, ...change });
      return { ...wanted, version: held.version + 1 };
    });
  }

  /** Whoever asks owners for a second factor has shown that they can set one up. */
  private async expectOwnFactor(by: Staff): Promise<void> {
    if (await this.factors.isHeldBy(by.id)) return;
    throw invalidField('factorRoles', 'factor.own-first', 'Set up a second factor of your own first.');
  }

  /** Of those who were named before, one may have been switched off since: that is passed by. */
  private async expectAnswering(added: readonly string[]): Promise<void> {
    for (const id of added) {
      if ((await this.colleagues.colleague(id))?.mayAnswerInquiries) continue;
      const message = 'One of these accounts may not answer inquiries.';
      throw invalidField('turnTakers', 'owner.may-not-answer', message);
    }
  }

  private async expectPicture(objectPath: string): Promise<void> {
    if (await this.pictures.isStored(objectPath)) return;
    throw invalidField('logoUrl', 'picture.unknown', 'There is no such picture.');
  }
}
