import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { daysThatCount } from '../domain/days-that-count.js';
import {
  editedFollowUp,
  plannedFollowUp,
  undoneFollowUp,
  type ChangedFollowUp,
  type FollowUp,
} from '../domain/follow-up.js';
import { readScheduledDate } from '../domain/scheduled-date.js';
import { holdConcern } from './concern.js';
import type { CustomerInquiries } from './customer-inquiries.js';
import type { Customers } from './customers.js';
import { followUpDetails, type FollowUps } from './follow-ups.js';
import type { FollowUpDetails } from './customer-details.js';
import { StaffFollowUps, type FollowUpPlan, type SentFollowUpEdit } from './staff-follow-ups.js';

export class ManageFollowUps extends StaffFollowUps {
  constructor(
    private readonly transactions: Transactions,
    private readonly followUps: FollowUps,
    private readonly customers: Customers,
    private readonly inquiries: CustomerInquiries,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(id: string): Promise<FollowUpDetails> {
    const followUp = await this.followUps.find(id);
    if (!followUp) throw unknownFollowUp();
    return followUpDetails(followUp, daysThatCount(this.clock.now()));
  }

  plan(sent: FollowUpPlan, by: Staff): Promise<FollowUpDetails> {
    const scheduledAt = readScheduledDate(sent.scheduledDate);
    return this.transactions.run(async () => {
      const concern = await holdConcern(sent, this.customers, this.inquiries);
      const { customer, inquiryId, inquiryReference } = concern;
      const at = this.clock.now();
      const { subject, description } = sent;
      const id = this.followUps.nextId(at);
      const customerId = customer.id;
      const plan = { id, customerId, inquiryId, scheduledAt, subject, description };
      const followUp = plannedFollowUp(plan, at);
      await this.followUps.add(followUp);
      await this.audit.record({
        at,
        by,
        action: 'follow-up.scheduled',
        thing: { kind: 'followUp', id },
        after: { customerId, inquiryId, scheduledDate: scheduledAt, subject, description },
      });
      const { name: customerName, phone: customerPhone, language } = customer;
      const named = { ...followUp, customerName, customerPhone, language, inquiryReference };
      return followUpDetails(named, daysThatCount(at));
    });
  }

  edit(
    id: string,
    { scheduledDate, ...sent }: SentFollowUpEdit,
    version: number | undefined,
    by: Staff,
  ): Promise<FollowUpDetails> {
    const edit =
      scheduledDate === undefined ? sent : { ...sent, scheduledAt: readScheduledDate(scheduledDate) };
    return this.change(id, version, by, (known, at) => editedFollowUp(known, edit, at));
  }

  undo(id: string, version: number | undefined, by: Staff): Promise<FollowUpDetails> {
    return this.change(id, version, by, (known) => ({ ...undoneFollowUp(known), isUndo: true }));
  }

  private change(
    id: string,
    version: number | undefined,
    by: Staff,
    changed: (known: FollowUp, at: Date) => (ChangedFollowUp & { isUndo?: boolean }) | undefined,
  ): Promise<FollowUpDetails> {
    return this.transactions.run(async () => {
      const known = await this.followUps.hold(id);
      if (!known) throw unknownFollowUp();
      if (version !== undefined && version !== known.version)
        throw new StaleError({ kind: 'follow-up', id }, await this.read(id));
      const at = this.clock.now();
      const change = changed(known, at);
      if (change) {
        const { followUp, action, isUndo = false } = change;
        await this.followUps.save(followUp);
        await this.audit.record({
          at,
          by,
          action: `follow-up.${action}`,
          thing: { kind: 'followUp', id },
          ...changedFields(recorded(known), recorded(followUp)),
          isUndo,
        });
      }
      return this.read(id);
    });
  }
}

/** What the audit trail shows of a change. */
function recorded({ status, scheduledAt, subject, description }: FollowUp) {
  return { status, scheduledAt, subject, description };
}

function unknownFollowUp(): DomainError {
  return new DomainError('missing', 'follow-up.unknown', 'There is no such follow-up.');
}
