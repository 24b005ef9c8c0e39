import { randomUUID } from 'node:crypto';
import type { Raced, Telling } from './race-telling.js';

/** What staff do beside answering inquiries. */
export class Errands {
  private readonly followUps: string[] = [];
  private readonly priceChanges: string[] = [];

  /** @param staffIds the last one is of somebody who comes and goes */
  constructor(
    private readonly by: Telling,
    private readonly staffIds: readonly string[],
  ) {}

  owns(): () => Promise<unknown> {
    const ids = [...new Set([this.by.oneOf(this.by.inquiries).id, this.by.oneOf(this.by.inquiries).id])];
    const ownerId = this.by.oneOf([...this.staffIds, null]);
    const leaver = this.staffIds.at(-1)!;
    const isActive = this.by.random() < 0.5;
    const role = isActive ? 'sales' : 'viewer';
    const headers = this.by.staff[0]!;
    return this.by.oneOf<() => Promise<unknown>>([
      async () => {
        const url = '/api/admin/inquiries/owner';
        type Given = { id: string; version: number; outcome: string }[];
        const given = await this.by.tell<Given>(`POST ${url}`, { ids, ownerId }, headers);
        if (given.status !== 200 || !isActive) return;
        const changes = given.body
          .filter(({ outcome }) => outcome === 'changed')
          .map(({ id, version }) => ({ id, version }));
        if (changes.length > 0) await this.by.tell(`POST ${url}/undo`, { changes }, headers);
      },
      () => this.by.tell(`PUT /api/admin/inquiries/${ids[0]}/owner`, { ownerId }, headers),
      () => this.by.tell(`PUT /api/admin/people/${leaver}`, { isActive }, headers),
      () => this.by.tell(`PUT /api/admin/people/${leaver}`, { role }, headers),
    ]);
  }

  cares(inquiry: Raced): () => Promise<unknown> {
    const headers = this.by.oneOf(this.by.staff);
    const day = `2027-0${1 + Math.floor(this.by.random() * 9)}-11`;
    const other = this.by.oneOf(this.by.inquiries);
    const followUp = this.followUps.length > 0 ? this.by.oneOf(this.followUps) : randomUUID();
    const edit = this.by.oneOf([
      { status: 'completed' },
      { status: 'cancelled' },
      { status: 'pending' },
      { scheduledDate: day },
      { subject: `Call ${day}` },
    ]);
    const phone = `+20 100 ${Math.floor(this.by.random() * 900) + 100}`;
    const change = this.by.oneOf([
      { phone },
      { status: 'inactive' },
      { status: 'active' },
      { company: phone },
    ]);
    const about = async ({ id }: Raced) =>
      (
        await this.by.backend.ask<{ customerId: string }>(`/api/admin/inquiries/${id}`, {
          headers: this.by.staff[0]!,
        })
      ).body.customerId;
    return this.by.oneOf<() => Promise<unknown>>([
      async () => {
        const customerId = await about(inquiry);
        const inquiryId = inquiry.id;
        const plan = { customerId, inquiryId, subject: 'Call', description: '', scheduledDate: day };
        const answer = await this.by.tell<{ id: string }>('POST /api/admin/follow-ups', plan, headers);
        if (answer.status === 201) this.followUps.push(answer.body.id);
      },
      () => this.by.tell(`PUT /api/admin/follow-ups/${followUp}`, edit, headers),
      () => this.by.tell(`POST /api/admin/follow-ups/${followUp}/undo`, undefined, headers),
      async () => {
        const customerId = await about(inquiry);
        const said = {
          customerId,
          inquiryId: inquiry.id,
          type: 'phone',
          direction: 'outbound',
          content: 'x',
        };
        await this.by.tell('POST /api/admin/communications', said, headers);
      },
      async () => {
        await this.by.tell(`PUT /api/admin/customers/${await about(inquiry)}`, change, headers);
      },
      async () => {
        const [one, two] = [await about(inquiry), await about(other)];
        if (this.by.random() < 0.5) return;
        await this.by.tell(`POST /api/admin/customers/${one}/merge`, { duplicateId: two }, headers);
      },
    ]);
  }

  reprices(): () => Promise<unknown> {
    const headers = this.by.staff[0]!;
    const url = '/api/admin/price-changes';
    const basisPoints = Math.floor(this.by.random() * 2_000) - 900;
    const id = this.priceChanges.length > 0 ? this.by.oneOf(this.priceChanges) : randomUUID();
    const step = this.by.oneOf(['apply', 'cancel', 'revert'] as const);
    const when = this.by.oneOf(['now', 'now', undefined, '2027-05-05T08:00']);
    const price = (Math.floor(this.by.random() * 5_000) / 100).toFixed(2);
    return this.by.oneOf<() => Promise<unknown>>([
      async () => {
        const fabrics = await this.fabrics();
        const items = fabrics.slice(0, 2).map((one) => ({
          ...{ kind: 'fabric', id: one.id, version: one.version },
          prices: [{ field: 'costMultiplier', was: one.costMultiplier }],
        }));
        const rule = { basisPoints, rounding: '0.25' };
        const body = { rule, items, ...(when && { effectiveAt: when }) };
        const answer = await this.by.tell<{ id: string }>(`POST ${url}`, body, headers);
        if (answer.status === 201) this.priceChanges.push(answer.body.id);
      },
      () => this.by.tell(`POST ${url}/${id}/${step}`, undefined, headers),
      () => this.by.tell(`PUT ${url}/${id}/schedule`, { effectiveAt: '2027-06-01T08:00' }, headers),
      async () => {
        const [fabric] = await this.fabrics();
        const change = { costMultiplier: price, isActive: true };
        await this.by.tell(`PUT /api/admin/fabrics/${fabric!.id}`, change, headers);
      },
    ]);
  }

  private async fabrics() {
    type Fabric = { id: string; version: number; costMultiplier: string };
    const { body } = await this.by.backend.ask<Fabric[]>('/api/admin/fabrics', {
      headers: this.by.staff[0]!,
    });
    return body;
  }
}
