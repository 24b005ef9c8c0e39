import type { Channel } from '../../shared/database/listener.js';
import type { LiveChanges } from '../application/live-changes.js';
import type { Change } from '../domain/change.js';

/** What every process says on NOTIFY with each entry of its audit trail (`shared/database/audit-trail.typeorm.ts`). */
export class StaffChanges implements Channel {
  readonly name = 'staff_changes';

  constructor(private readonly changes: LiveChanges) {}

  began(): void {
    this.changes.missed();
  }

  heard(payload: string): void {
    this.changes.changed(JSON.parse(payload) as Change);
  }
}
