import type { CustomerDetails, FollowUp } from '@tiraz/api-client/staff';
import { changedByOmar, type FakeApi, refuse } from '@tiraz/staff-kit/testing';

const moment = '2026-11-20T10:00:00.000Z';

export const layla: CustomerDetails = {
  id: 'layla',
  name: 'Layla Haddad',
  email: 'layla@dune-label.example',
  phone: '+971 50 555 0121',
  company: 'Dune Label',
  lifetimeValue: '121300.00',
  valueTier: 'high',
  lastOrderDate: null,
  lastCommunication: null,
  lastActivity: moment,
  status: 'active',
  version: 3,
  createdAt: moment,
  otherEmails: [],
  sameCompany: [],
  counts: { inquiries: 3, communications: 0, followUps: 1, pendingFollowUps: 1 },
  inquiries: [],
  communications: [],
  followUps: [],
};

const mariam: CustomerDetails = {
  ...layla,
  id: 'mariam',
  name: 'مريم فؤاد',
  email: 'mariam@nile-threads.example',
  company: 'Nile Threads',
};

const call: FollowUp = {
  id: 'call',
  customerId: 'layla',
  customerName: layla.name,
  customerPhone: layla.phone,
  language: 'en',
  inquiryId: null,
  inquiryReference: null,
  scheduledDate: '2026-11-22T07:00:00.000Z',
  subject: 'Call about the hoodies',
  description: '',
  status: 'pending',
  isOverdue: false,
  isDueToday: false,
  next: ['completed', 'cancelled'],
  canMove: true,
  version: 1,
  createdAt: moment,
};

type Body = Record<string, unknown>;

/** Two customers and a follow-up, kept as the server keeps them. */
export function serveCrm(api: FakeApi) {
  const customers: Record<string, CustomerDetails> = { layla, mariam };
  const followUps: Record<string, FollowUp> = { call };
  /** Every write that was taken: the call and its body. */
  const sent: [call: string, body: Body][] = [];

  const list = (items: object[]) =>
    Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });
  api.on('GET /api/admin/customers', () => list(Object.values(customers)));
  api.on('GET /api/admin/follow-ups', () => list(Object.values(followUps)));
  api.on('GET /api/admin/follow-ups/counts', () => Response.json({ dueToday: 0, overdue: 0 }));

  const serve = <Entity extends { version: number }>(path: string, entities: Record<string, Entity>) => {
    for (const id of Object.keys(entities)) {
      const entry = `/api/admin/${path}/${id}`;
      api.on(`GET ${entry}`, () => Response.json(entities[id]));
      api.on(`PUT ${entry}`, async (request) => {
        const current = entities[id];
        if (!current) return refuse(404, 'route.missing');
        if (request.headers.get('If-Match') !== `"${current.version}"`)
          return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
        const body = (await request.json()) as Body;
        sent.push([`PUT ${path}/${id}`, body]);
        const changed = { ...current, ...body };
        // What is asked for already, changes nothing.
        if (JSON.stringify(changed) !== JSON.stringify(current))
          entities[id] = { ...changed, version: current.version + 1 };
        return Response.json(entities[id]);
      });
    }
  };
  serve('customers', customers);
  serve('follow-ups', followUps);
  api.on('POST /api/admin/follow-ups/call/undo', (request) => {
    const current = followUps.call ?? call;
    if (request.headers.get('If-Match') !== `"${current.version}"`)
      return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
    sent.push(['POST follow-ups/call/undo', {}]);
    followUps.call = { ...call, version: current.version + 1 };
    return Response.json(followUps.call);
  });
  for (const path of ['follow-ups', 'communications', 'customers/layla/merge', 'customers/mariam/merge']) {
    api.on(`POST /api/admin/${path}`, async (request) => {
      sent.push([`POST ${path}`, (await request.json()) as Body]);
      return Response.json({}, { status: 201 });
    });
  }
  return { customers, followUps, sent };
}
