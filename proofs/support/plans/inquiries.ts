// Inquiries as visitors send and staff handle them, what comes along with them, and what the list is searched for.
import { randomUUID } from 'node:crypto';
import { inParallel } from '../figures.ts';
import type { Followed } from '../quotations.ts';
import { sizeOf, sizesFor } from './catalogue.ts';
import type { Plan, Plans } from './plan.ts';
import type { Site } from './site.ts';

/** Kept for staff without being opened. */
const ARCHIVE = Buffer.from('PK\x03\x04');
/** So many files come along with one inquiry; each 20th payload is a name of one. */
const NAMED_EACH = 20;
/** Fewer than an account may have. */
const MOST_VIEWS = 8;

export const INQUIRY_PLANS: Plans = {
  'POST /api/artwork': (site) => {
    let draft: string | undefined;
    site.later(async () => show(site, await site.submitted({ artwork: { draft, mayBeUsed: true } })));
    const isSent = (index: number) => index % NAMED_EACH === 0;
    return {
      request: (index) => ({
        headers: {},
        body: { bytes: ARCHIVE.length, ...(isSent(index) && draft !== undefined && { draft }) },
      }),
      stored: async (place, index) => {
        if (!isSent(index)) return;
        ({ draft } = place);
        await upload(site, place);
      },
    };
  },
  'POST /api/inquiries': (site) => submission(site, {}),
  'POST /api/admin/inquiries': (site) => submission(site, site.headers),
  'PUT /api/requests/{token}/sizes': async (site) => {
    const { token } = await site.submitted();
    const size = await sizeOf(site);
    return {
      request: (_, fields) => ({
        headers: {},
        path: `/api/requests/${token}/sizes`,
        body: sizesFor(fields, size),
      }),
    };
  },
  'PUT /api/admin/inquiries/{id}': async (site) => {
    const inquiries: Followed[] = [];
    await inParallel(Array(100).keys(), 4, async (index) => (inquiries[index] = await site.submitted()));
    inquiries.slice(-2).forEach((followed) => show(site, followed));
    return {
      isApart: true,
      request: (index, fields) => ({
        path: `/api/admin/inquiries/${inquiries[index]?.id}`,
        body: fields.includes('lost.note') ? LOST : {},
      }),
    };
  },
  'POST /api/admin/inquiries/status': async (site) => {
    const { id } = await site.submitted();
    site.things.inquiries.push(id);
    return {
      request: async () => {
        await site.ask('PUT', `/api/admin/inquiries/${id}`, { status: 'in_progress' });
        return { body: { ids: [id], ...LOST } };
      },
    };
  },
  'POST /api/admin/inquiries/{id}/links/revoke': async (site) => {
    const { id } = await site.submitted();
    return { request: () => ({ path: `/api/admin/inquiries/${id}/links/revoke`, body: {} }) };
  },
  'POST /api/admin/inquiry-views': (site) => {
    const kept: string[] = [];
    return {
      request: (index) => ({ body: { ...VIEW, name: `View ${index}` } }),
      stored: async ({ id, name, filter }, index) => {
        site.things.searches['saved'] = filter.q;
        // Most payloads are too long for a name; the views of the others stay, as many as there may be.
        kept.push(id);
        const superfluous =
          name === `View ${index}` ? kept.pop() : kept.length > MOST_VIEWS ? kept.shift() : undefined;
        if (superfluous) await site.ask('DELETE', `/api/admin/inquiry-views/${superfluous}`);
      },
    };
  },
  'PUT /api/admin/inquiry-views/{id}': async (site) => {
    const add = async (name: string) =>
      (await site.ask('POST', '/api/admin/inquiry-views', { ...VIEW, name })).id as string;
    // One keeps the last name that is short enough.
    const ids = { named: await add('Mine'), other: await add('Other') };
    return {
      request: (_, fields) => {
        const [id, name] = fields.includes('name') ? [ids.named, 'Mine'] : [ids.other, 'Other'];
        return { path: `/api/admin/inquiry-views/${id}`, body: { ...VIEW, name } };
      },
      stored: ({ filter }) => (site.things.searches['changed'] = filter.q),
    };
  },
};

const LOST = { status: 'rejected', lost: { reason: 'other', note: 'x' } };
const VIEW = { isFirst: false, filter: { status: 'all' } };

/** Has the pages opened that staff and their customer see of it. */
export function show(site: Site, { id, token }: Followed): void {
  site.things.inquiries.push(id);
  site.things.tokens.push(token);
}

async function submission(site: Site, headers: Record<string, string>): Promise<Plan> {
  const size = await sizeOf(site);
  const sent: string[] = [];
  site.things.submitted.push(sent);
  return {
    request: async (_, fields) => ({
      headers,
      body: {
        ...(await site.copy.inquiry({ customerEmail: `${randomUUID()}@payload.example` })),
        ...sizesFor(fields, size),
        ...(await designFor(site, fields)),
      },
    }),
    stored: ({ id }) => sent.push(id),
  };
}

/** What is placed on the garment: a file of its own for an inquiry that is kept, and one that those refused leave. */
async function designFor(site: Site, fields: readonly string[]): Promise<{ artwork?: object }> {
  const field = fields.find((one) => one.startsWith('artwork.'));
  if (!field) return {};
  const isKept = field.endsWith('artworkId');
  const { id, draft } = await (isKept ? brought(site) : site.once('design', () => brought(site)));
  const place = { widthMm: 20, xMm: 0, yMm: 0, withoutGround: false };
  const placements = [{ artworkId: id, areaId: 'x', ...place }];
  return { artwork: { draft, placements, mayBeUsed: true } };
}

async function brought(site: Site): Promise<{ id: string; draft: string }> {
  const body = { fileName: 'logo.zip', bytes: ARCHIVE.length };
  const place = await site.ask('POST', '/api/artwork', body, {});
  await upload(site, place);
  return place;
}

async function upload(
  site: Site,
  { id, draft, uploadUrl }: Record<'id' | 'draft' | 'uploadUrl', string>,
): Promise<void> {
  const { status } = await fetch(uploadUrl, { method: 'PUT', body: ARCHIVE });
  if (status !== 200) throw new Error(`A design was answered with ${status}.`);
  await site.ask('PUT', `/api/artwork/${id}/finish`, undefined, { 'artwork-draft': draft });
}
