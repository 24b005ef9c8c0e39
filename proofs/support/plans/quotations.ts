// Quotations, from the draft to what customers answer and staff hear.
import { offerOf, type Followed } from '../quotations.ts';
import { show } from './inquiries.ts';
import type { Plan, Plans } from './plan.ts';
import type { Site } from './site.ts';

/** As many changes as a customer may ask of one revision. */
const MOST_CHANGES = 20;
/** One quotation has fewer than a hundred revisions. */
const DECLINED_EACH = 50;
const YES = { revision: 1, name: 'x', position: '', isAgreed: true, language: 'ar' };

export const QUOTATION_PLANS: Plans = {
  'PUT /api/admin/inquiries/{id}/quotation/draft': async (site) => {
    const sent = await drafted(site);
    const left = [await drafted(site), await drafted(site)];
    const drafts = [sent, ...left];
    const body = await offer(site, sent);
    site.later(async () => {
      await site.desk.send(sent);
      await site.desk.printed(sent);
      show(site, sent);
      site.things.drafts.push(...left.map(({ id }) => id));
    });
    return {
      request: (index) => ({
        path: `/api/admin/inquiries/${drafts[index % drafts.length]?.id}/quotation/draft`,
        body,
      }),
    };
  },
  'POST /api/admin/inquiries/{id}/quotation/draft/preview': (site) => previewed(site, 'preview'),
  'POST /api/admin/inquiries/{id}/quotation/draft/document': (site) => previewed(site, 'document'),
  'POST /api/admin/inquiries/{id}/quotation/draft/pages': (site) => previewed(site, 'pages'),
  'POST /api/admin/inquiries/{id}/quotation/accept': async (site) => {
    const followed = await sent(site);
    return {
      request: async (index) => {
        if (index > 0) await takeBack(site, followed);
        return {
          path: `/api/admin/inquiries/${followed.id}/quotation/accept`,
          body: { revision: 1, saidAt: new Date(Date.now() - 1000).toISOString() },
        };
      },
    };
  },
  'POST /api/admin/inquiries/{id}/quotation/acceptance/undo': async (site) => {
    const followed = await sent(site);
    return {
      request: async () => {
        await site.ask('POST', `/api/requests/${followed.token}/quotation/accept`, YES, {});
        return { path: `/api/admin/inquiries/${followed.id}/quotation/acceptance/undo` };
      },
    };
  },
  'POST /api/requests/{token}/quotation/accept': async (site) => {
    const followed = await sent(site);
    return {
      request: async (index) => {
        if (index > 0) await takeBack(site, followed);
        return { headers: {}, path: `/api/requests/${followed.token}/quotation/accept`, body: YES };
      },
    };
  },
  'POST /api/requests/{token}/quotation/change': (site) => {
    let followed: Followed | undefined;
    return {
      request: async (index, fields) => {
        if (!followed || (index % MOST_CHANGES === 0 && fields.includes('text')))
          followed = await sent(site, { isPrinted: false });
        return {
          headers: {},
          path: `/api/requests/${followed.token}/quotation/change`,
          body: { revision: 1, text: `Fewer than ${index}` },
        };
      },
    };
  },
  'POST /api/requests/{token}/quotation/decline': (site) => {
    let followed: Followed | undefined;
    return {
      request: async (index) => {
        if (!followed || index % DECLINED_EACH === 0) followed = await sent(site, { isPrinted: false });
        else {
          await site.ask('POST', `/api/admin/inquiries/${followed.id}/quotation/draft`, {});
          await site.ask('POST', `/api/admin/inquiries/${followed.id}/quotation/send`, {});
        }
        return {
          headers: {},
          path: `/api/requests/${followed.token}/quotation/decline`,
          body: { revision: (index % DECLINED_EACH) + 1, reason: 'other' },
        };
      },
    };
  },
};

/** A quotation that is being written. */
async function drafted(site: Site): Promise<Followed> {
  const followed = await site.submitted();
  await site.ask('POST', `/api/admin/inquiries/${followed.id}/quotation/draft`, {});
  return followed;
}

/** One that its customer has got. */
export async function sent(site: Site, { isPrinted = true } = {}): Promise<Followed> {
  const followed = await drafted(site);
  const body = await offer(site, followed);
  await site.ask('PUT', `/api/admin/inquiries/${followed.id}/quotation/draft`, body);
  await site.ask('POST', `/api/admin/inquiries/${followed.id}/quotation/send`, {});
  if (isPrinted) await site.desk.printed(followed);
  show(site, followed);
  return followed;
}

/** So that it can be accepted once more. */
function takeBack(site: Site, { id }: Followed): Promise<unknown> {
  return site.ask('POST', `/api/admin/inquiries/${id}/quotation/acceptance/undo`, { reason: 'A mistake' });
}

/** What is answered to who writes a draft, and not kept. */
async function previewed(site: Site, what: string): Promise<Plan> {
  const followed = await site.once('previewed', () => drafted(site));
  const body = await offer(site, followed);
  const path = `/api/admin/inquiries/${followed.id}/quotation/draft/${what}`;
  return {
    request: (index) => ({
      path: what === 'preview' ? path : `${path}?language=${index % 2 ? 'ar' : 'en'}`,
      body,
    }),
  };
}

/** A sound offer that has every text: one line, at another price than the calculated one, below what needs a code. */
async function offer(site: Site, followed: Followed): Promise<object> {
  const { lines, ...rest } = offerOf((await site.desk.staff(followed)).body.revisions[0]);
  const [day] = new Date().toISOString().split('T');
  return {
    ...rest,
    lines: [{ ...lines[0], unitPrice: '1.00', overrideReason: 'x' }],
    ...{ incoterm: 'FOB', place: 'x', termsEn: 'x', termsAr: 'x' },
    indicative: { currency: 'USD', rate: '50', source: 'x', day },
  };
}
