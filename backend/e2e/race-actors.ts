import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import { inquiryOf, type SelectionBody } from './garments.js';
import { Errands } from './race-errands.js';
import type { Raced, Telling } from './race-telling.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_VALID = 9;

interface Line {
  kind: string;
  key: string | null;
  textEn: string;
  textAr: string;
  quantity: number;
  unitPrice: string;
  overrideReason: string | null;
  sampleInquiryId: string | null;
}

/** As staff see a quotation; absent before it has one. */
interface Seen {
  version: number;
  revisions: {
    number: number;
    state: string;
    lines: Line[];
    instalments: object[];
  }[];
}

/** What staff, a customer and a visitor do, right or wrong, each time something else. */
export class RaceActors {
  private readonly errands: Errands;

  constructor(
    private readonly by: Telling,
    private readonly example: SelectionBody,
    staffIds: readonly string[],
    private readonly now: () => Date,
  ) {
    this.errands = new Errands(by, staffIds);
  }

  /** One of the few who write: two inquiries of one person, or of two who turn out to be one. */
  async submit(): Promise<void> {
    const isSampleRequest = this.by.random() < 0.5;
    const quantity =
      isSampleRequest && this.by.random() < 0.5 ? 1 : 100 + Math.floor(this.by.random() * 3) * 300;
    const customerEmail = `racer-${Math.floor(this.by.random() * 3)}@example.com`;
    const body = inquiryOf(this.example, { customerEmail, isSampleRequest, quantity });
    const answer = await this.by.tell<{ id: string; link: string }>('POST /api/inquiries', body);
    if (answer.status !== 201) return;
    const { id, link } = answer.body;
    const raced = { id, token: link.slice(link.lastIndexOf('/') + 1) };
    this.by.inquiries.push(raced);
    if (isSampleRequest) this.by.samples.push(raced);
  }

  /** Does so many things at once: what is the seed's choice, in which order is the race's. */
  async race(things: number): Promise<void> {
    const seen = new Map(
      await Promise.all(this.by.inquiries.map(async (one) => [one, await this.seen(one)] as const)),
    );
    const chosen = Array.from({ length: things }, () => this.choose(seen));
    await Promise.all(chosen.map((does) => does()));
  }

  private choose(quotations: ReadonlyMap<Raced, Seen | undefined>): () => Promise<unknown> {
    const inquiry = this.by.oneOf(this.by.inquiries);
    const seen = quotations.get(inquiry);
    const latest = seen?.revisions.find(({ state }) => state !== 'discarded');
    const isOpen = seen?.revisions.some(({ state }) => state === 'sent') === true;
    const kinds: [number, () => () => Promise<unknown>][] = [
      [isOpen ? 12 : 1, () => this.customerAnswers(inquiry, seen)],
      [latest ? 8 : 4, () => this.quotes(inquiry, seen)],
      [5, () => this.moves(inquiry)],
      [2, () => this.errands.owns()],
      [3, () => this.errands.cares(inquiry)],
      [2, () => this.errands.reprices()],
      [0.5, () => () => this.submit()],
    ];
    let left = this.by.random() * kinds.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, choose] of kinds) if ((left -= weight) < 0) return choose();
    throw new Error('nothing was chosen');
  }

  private async seen({ id }: Raced): Promise<Seen | undefined> {
    const { status, body } = await this.by.backend.ask<Seen>(`/api/admin/inquiries/${id}/quotation`, {
      headers: this.by.staff[0]!,
    });
    return status === 200 ? body : undefined;
  }

  private customerAnswers({ token }: Raced, seen?: Seen): () => Promise<unknown> {
    const open = seen?.revisions.find(({ state }) => state === 'sent') ?? seen?.revisions[0];
    const revision = this.by.random() < 0.9 ? (open?.number ?? 1) : 1;
    const yes = { revision, name: 'Layla Hassan', position: 'Owner', isAgreed: true, language: 'ar' };
    const text = this.by.random() < 0.5 ? 'Fewer, please' : `Change ${Math.floor(this.by.random() * 100)}`;
    const parts = 1 + Math.floor(this.by.random() * 3);
    const ratio = [
      { size: 'm', parts },
      { size: '2xl', parts: 1 },
    ];
    const [path, method, body] = this.by.oneOf([
      ['quotation/accept', 'POST', yes],
      ['quotation/accept', 'POST', yes],
      ['quotation/accept', 'POST', yes],
      ['quotation/decline', 'POST', { revision, reason: 'price', note: 'Too much' }],
      ['quotation/change', 'POST', { revision, text }],
      ['quotation/seen', 'POST', { revision }],
      ['quotation/code', 'POST', { revision }],
      ['sizes', 'PUT', { sizes: { mode: 'ratio', ratio } }],
      ['quotation', 'GET', undefined],
    ] as const);
    return () => this.by.tell(`${method} /api/requests/${token}/${path}`, body);
  }

  private quotes({ id }: Raced, seen?: Seen): () => Promise<unknown> {
    const draft = seen?.revisions.find(({ state }) => state === 'draft');
    const open = seen?.revisions.find(({ state }) => state === 'sent');
    const isAccepted = seen?.revisions.some(({ state }) => state === 'accepted') === true;
    const revision = open?.number ?? 1;
    const heard = { revision, name: 'Layla', saidAt: this.now().toISOString(), note: 'By telephone' };
    const steps: (readonly [string, string, object?])[] = [
      ['draft', 'POST'],
      ['draft', 'DELETE'],
      ['withdraw', 'POST'],
      ['accept', 'POST', heard],
      ['send', 'POST', {}],
    ];
    if (draft) {
      const write = ['draft', 'PUT', this.offer(draft)] as const;
      steps.push(write, write, write, ['draft/reprice', 'POST']);
      steps.push(
        ...Array.from({ length: 5 }, () => ['send', 'POST', { isDiscountConfirmed: true }] as const),
      );
    } else if (!isAccepted) steps.push(['draft', 'POST'], ['draft', 'POST'], ['draft', 'POST']);
    if (open) steps.push(['accept', 'POST', heard], ['withdraw', 'POST']);
    const undo = ['acceptance/undo', 'POST', { reason: 'Another was meant' }] as const;
    if (isAccepted) steps.push(undo, undo, undo, undo);
    const [path, method, body] = this.by.oneOf(steps);
    const headers = this.versioned(seen?.version);
    return () => this.by.tell(`${method} /api/admin/inquiries/${id}/quotation/${path}`, body, headers);
  }

  private offer({ lines, instalments }: Seen['revisions'][number]): object {
    const service = { kind: 'service', textEn: 'Work', quantity: 1 + Math.floor(this.by.random() * 3) };
    const isCredit = this.by.random() < 0.4;
    const sample = { kind: 'sample_credit', textEn: 'Sample', quantity: 1, unitPrice: '1000.00' };
    return {
      validThrough: new Date(this.now().getTime() + DAYS_VALID * DAY_MS).toISOString().slice(0, 10),
      lines: [
        ...lines.filter(({ kind }) => kind === 'garment' || kind === 'setup').map(writtenLine),
        { ...service, unitPrice: (Math.floor(this.by.random() * 300_000) / 100).toFixed(2) },
        ...(isCredit ? [{ ...sample, sampleInquiryId: this.by.oneOf(this.by.samples)?.id }] : []),
      ],
      discountBasisPoints: Math.floor(this.by.random() * 2_000),
      taxTreatment: this.by.oneOf(['eg_standard', 'export', 'none']),
      instalments: instalments.map((one) => ({ ...one, amount: undefined })),
    };
  }

  private moves(inquiry: Raced): () => Promise<unknown> {
    const status = this.by.oneOf([...INQUIRY_STATUSES, 'accepted', 'accepted']);
    const ids = [...new Set([inquiry.id, this.by.oneOf(this.by.inquiries).id])];
    const url = `/api/admin/inquiries/${inquiry.id}`;
    const several = '/api/admin/inquiries/status';
    const version = 1 + Math.floor(this.by.random() * 12);
    const headers = this.versioned();
    return this.by.oneOf<() => Promise<unknown>>([
      () => this.by.tell(`PUT ${url}`, { status }, headers),
      () => this.by.tell(`PUT ${url}`, { adminNotes: `Note ${version}` }, headers),
      () => this.by.tell(`POST ${url}/status/undo`, undefined, headers),
      () => this.by.tell(`POST ${several}`, { ids, status }, headers),
      async () => {
        type Moved = { id: string; version: number }[];
        const moved = await this.by.tell<Moved>(`POST ${several}`, { ids, status }, headers);
        const changes = moved.body.map(({ id, version: made }) => ({ id, version: made ?? 1 }));
        await this.by.tell(`POST ${several}/undo`, { changes }, headers);
      },
    ]);
  }

  /** Of staff who demand a version, right or wrong, and of those who demand none. */
  private versioned(version?: number): Record<string, string> {
    const headers = this.by.oneOf(this.by.staff);
    return version !== undefined && this.by.random() < 0.3
      ? { ...headers, 'if-match': `"${version}"` }
      : headers;
  }
}

/** What of a line staff write. */
function writtenLine(line: Line): Line {
  const { kind, key, textEn, textAr, quantity, unitPrice, overrideReason, sampleInquiryId } = line;
  return { kind, key, textEn, textAr, quantity, unitPrice, overrideReason, sampleInquiryId };
}
