import { inquiryOf, workedExample } from './garments.js';
import { until, type Backend } from './harness.js';

/** An inquiry that a customer follows. */
export interface Followed {
  id: string;
  /** Of the customer's own page. */
  token: string;
}

interface Shown {
  version: number;
  revisions: { number: number; state: string; documents: object | null; total: string; net: string }[];
}

/** Brings inquiries as far as a test needs them, over HTTP. */
export class Quoted {
  /** @param headers of staff who are signed in */
  constructor(
    private readonly backend: () => Backend,
    private readonly headers: () => Record<string, string>,
  ) {}

  async submitted(change: object = {}): Promise<Followed> {
    const body = inquiryOf(await workedExample(this.backend()), change);
    const answer = await this.backend().ask<{ id: string; link: string }>('/api/inquiries', { body });
    if (answer.status !== 201) throw new Error(`an inquiry answered ${answer.status}`);
    const { id, link } = answer.body;
    return { id, token: link.slice(link.lastIndexOf('/') + 1) };
  }

  async drafted(): Promise<Followed> {
    const followed = await this.submitted();
    await this.staff(followed, 'POST', '/draft');
    return followed;
  }

  /** Makes its draft one service, at this price before the tax. */
  async offer(followed: Followed, unitPrice: string): Promise<void> {
    const { revisions } = await this.staff(followed, 'GET');
    const { validThrough, instalments } = revisions[0] as unknown as {
      validThrough: string;
      instalments: object[];
    };
    await this.staff(followed, 'PUT', '/draft', {
      validThrough,
      lines: [{ kind: 'service', textEn: 'Work', quantity: 1, unitPrice }],
      taxTreatment: 'eg_standard',
      instalments: instalments.map((one) => ({ ...one, amount: undefined })),
    });
  }

  /** With its documents, so that it can be answered. */
  async sent(): Promise<Followed> {
    const followed = await this.drafted();
    await this.send(followed);
    return followed;
  }

  async send(followed: Followed): Promise<void> {
    await this.staff(followed, 'POST', '/send', {});
    await until('the documents are made', async () => {
      const { revisions } = await this.staff(followed, 'GET');
      return revisions.every(({ state, documents }) => state !== 'sent' || documents !== null);
    });
  }

  /** What a customer sends who accepts. */
  static yes(revision = 1): object {
    return { revision, name: 'Layla Hassan', position: 'Owner', isAgreed: true, language: 'ar' };
  }

  async staff({ id }: Followed, method: string, path = '', body?: object): Promise<Shown> {
    const url = `/api/admin/inquiries/${id}/quotation${path}`;
    const answer = await this.backend().ask<Shown>(url, { method, headers: this.headers(), body });
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  customer<Body = { code?: string; state?: string }>({ token }: Followed, path = '', body?: object) {
    return this.backend().ask<Body>(`/api/requests/${token}/quotation${path}`, body ? { body } : {});
  }
}
