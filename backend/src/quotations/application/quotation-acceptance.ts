import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { sumsOf } from '../domain/offer.js';
import type { Quotation } from '../domain/quotation.js';
import type { Yes } from '../domain/revision.js';
import type { QuotationMails } from './neighbours.js';
import type { Quotations } from './quotations.js';

/** Accepts a revision, on the page or as it was heard, with all that follows: once, or not at all. */
export class QuotationAcceptance {
  constructor(
    private readonly quotations: Quotations,
    private readonly inquiries: QuotedInquiries,
    private readonly mails: QuotationMails,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * In the running transaction, in which the quotation is held.
   *
   * @throws DomainError `conflict` when it cannot be accepted, or not any more
   */
  async accept(quotation: Quotation, inquiry: InquiryDetails, number: number, yes: Yes): Promise<void> {
    const { id, inquiryId } = quotation.state;
    const at = this.clock.now();
    const accepted = quotation.accept(number, yes, at, dayInCairo(at));
    const revision = quotation.expectOpen(number);
    const { net, total } = sumsOf(revision.offer);
    const inquiryVersion = await this.inquiries.accept(inquiryId, net, yes.heardBy);
    const acceptance = { ...accepted, inquiryVersion };
    const day = accepted.isLate ? revision.offer.validThrough : dayInCairo(at);
    if (!(await this.quotations.accept(quotation, number, acceptance, day))) {
      throw new DomainError('conflict', 'quotation.already-accepted', 'It is accepted already.');
    }
    const { name, position, note } = yes;
    const how = {
      revision: number,
      name,
      position,
      isByTelephone: yes.page === null,
      isLate: accepted.isLate,
    };
    const staffEmail = yes.heardBy?.email ?? null;
    await this.quotations.record(id, {
      revisionId: revision.id,
      at,
      kind: 'accepted',
      staffEmail,
      data: { ...how, note },
    });
    await this.audit.record({
      at,
      by: yes.heardBy,
      action: 'quotation.accepted',
      thing: { kind: 'inquiry', id: inquiryId },
      before: { state: 'sent', totalCost: inquiry.totalCost },
      after: { state: 'accepted', totalCost: net, total, ...how },
    });
    await this.mails.accepted({ quotation, revision, inquiry }, at.toISOString());
  }
}
