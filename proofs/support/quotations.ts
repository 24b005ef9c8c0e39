// Inquiries that are quoted, as staff and their customer do it over HTTP.
import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import type { Answer, Copy } from './copy.ts';
import { timeUntil } from './figures.ts';

const PRINTED_WITHIN_MS = 30_000;

/** An inquiry that a customer follows. */
export interface Followed {
  id: string;
  email: string;
  /** Of the link that its sender got. */
  token: string;
}

/** What staff do about the quotations of inquiries, whichever copy runs at the moment. */
export class QuotationSteps {
  readonly #copy: () => Copy;
  readonly #headers: Record<string, string>;

  /** @param headers of staff who are signed in */
  constructor(copy: () => Copy, headers: Record<string, string>) {
    this.#copy = copy;
    this.#headers = headers;
  }

  /** An inquiry whose quotation is a draft. */
  async drafted(customerEmail: string, change: object = {}): Promise<Followed> {
    const body = { ...(await this.#copy().inquiry({ customerEmail })), ...change };
    const { id, link } = (await expected(201, this.#copy().api('/api/inquiries', { body }))).body;
    const followed = { id, email: customerEmail, token: link.slice(link.lastIndexOf('/') + 1) };
    await expected(201, this.staff(followed, '/draft', {}));
    return followed;
  }

  /** One whose quotation can be answered. */
  async sent(customerEmail: string, change: object = {}): Promise<Followed> {
    const followed = await this.drafted(customerEmail, change);
    await expected(200, this.send(followed));
    await this.printed(followed);
    return followed;
  }

  /** Waits until everything that was sent of it can be answered. */
  async printed(followed: Followed): Promise<void> {
    const isPrinted = async () => {
      const { revisions }: Quotation = (await this.staff(followed)).body;
      return revisions.every(({ state, documents }) => state !== 'sent' || documents !== null);
    };
    if ((await timeUntil(isPrinted, PRINTED_WITHIN_MS)) === Infinity)
      throw new Error(`The quotation of ${followed.email} is not printed.`);
  }

  send(followed: Followed): Promise<Answer> {
    return this.staff(followed, '/send', {});
  }

  /** Has what its draft offers printed. */
  async preview(followed: Followed): Promise<void> {
    const { revisions } = (await this.staff(followed)).body;
    await expected(200, this.staff(followed, '/draft/document?language=en', offerOf(revisions[0])));
  }

  /** Has its draft offer so many lines. */
  async lengthen(followed: Followed, count: number): Promise<void> {
    const { lines, ...offer } = offerOf((await this.staff(followed)).body.revisions[0]);
    const more = Array.from({ length: count - lines.length }, (_, n) => ({
      ...{ kind: 'service', quantity: n + 1, unitPrice: '12.50' },
      textEn: `${n + 1}. Embroidery on the left sleeve, thread as in the sample`,
      textAr: `${n + 1}. تطريز على الكم الأيسر، بخيط كخيط العينة`,
    }));
    await expected(200, this.staff(followed, '/draft', { ...offer, lines: [...lines, ...more] }, 'PUT'));
  }

  accept(followed: Followed): Promise<Answer> {
    const body = { revision: 1, name: 'ليلى حسن', position: '', isAgreed: true, language: 'ar' };
    return this.customer(followed, '/quotation/accept', body);
  }

  staff({ id }: Followed, path = '', body?: object, method?: string): Promise<Answer> {
    const headers = this.#headers;
    return this.#copy().api(`/api/admin/inquiries/${id}/quotation${path}`, { headers, body, method });
  }

  customer({ token }: Followed, path = '', body?: object): Promise<Answer> {
    return this.#copy().api(`/api/requests/${token}${path}`, { body });
  }
}

/** What is written of a draft. */
export function offerOf({ validThrough, taxTreatment, lines, instalments }: QuotationRevision) {
  return {
    ...{ validThrough, taxTreatment },
    lines: lines.map(({ kind, key, textEn, textAr, quantity, unitPrice }) => ({
      ...{ kind, key, textEn, textAr, quantity, unitPrice },
    })),
    instalments: instalments.map(({ basisPoints, due, days }) => ({ basisPoints, due, days })),
  };
}

/** @throws {Error} when it is answered otherwise */
async function expected(status: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
