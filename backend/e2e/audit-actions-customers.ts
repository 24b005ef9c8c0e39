import { MONA, NOTHING, trace, action, type Action, type Item, type Trace, type Walk } from './audit-walk.js';
import { importActions } from './audit-actions-imports.js';
import { enteredActions } from './audit-actions-entered.js';
import { inquiryOf } from './garments.js';
import { query } from './harness.js';

export function inquiryActions(walk: Walk): Action[] {
  let id = '';
  let customer = '';
  let token = '';
  const customerOf = async (email: string) => {
    const sql = 'SELECT id FROM customers WHERE email = $1';
    const [row] = await query<{ id: string }>(walk.databaseUrl, sql, [email]);
    return row!.id;
  };
  const submit = async (contact: object) => {
    const { body } = await walk.backend.ask<Item & { reference: string; link: string }>('/api/inquiries', {
      headers: { 'idempotency-key': `walk-${Object.keys(contact).length}` },
      body: inquiryOf(walk.selection, contact),
    });
    id = body.id;
    customer = await customerOf('walker@example.com');
    token = body.link.slice(body.link.lastIndexOf('/') + 1);
    return body;
  };
  const saySizes = (sizes: object | null) =>
    walk.backend.ask(`/api/requests/${token}/sizes`, { method: 'PUT', body: { sizes } });
  const submitted = ({ reference }: { reference: string }) =>
    trace(
      'inquiry.submitted',
      ['inquiry', id],
      null,
      { reference, customerId: customer, isSampleRequest: false, quantity: 100, totalCost: '23700.00' },
      null,
    );
  const first = { customerName: 'Walid', customerEmail: 'walker@example.com' };
  const change = (body: object) => walk.ask('PUT', `/api/admin/inquiries/${id}`, body);
  const assign = (ownerId: string | null) => walk.ask('PUT', `/api/admin/inquiries/${id}/owner`, { ownerId });
  return [
    action(
      'submitInquiry',
      () => submit(first),
      (receipt) => [
        trace(
          'customer.created',
          ['customer', customer],
          null,
          { name: 'Walid', email: 'walker@example.com', phone: '', company: '', language: 'en' },
          null,
        ),
        submitted(receipt),
      ],
    ),
    action('submitInquiry once more, with the same key', () => submit(first), NOTHING),
    action(
      'submitInquiry of a customer who is known',
      () => submit({ ...first, customerPhone: '+20 100' }),
      (receipt) => [
        trace('customer.filled', ['customer', customer], { phone: '' }, { phone: '+20 100' }, null),
        submitted(receipt),
      ],
    ),
    action(
      'saySizes',
      () => saySizes({ mode: 'ratio', ratio: ['m', '2xl'].map((size) => ({ size, parts: 1 })) }),
      () => [
        trace(
          'inquiry.sizes-said',
          ['inquiry', id],
          { sizes: '', colorUse: '', totalCost: '23700.00' },
          { sizes: 'M 50, 2XL 50', colorUse: '', totalCost: '24200.00' },
          null,
        ),
      ],
    ),
    action(
      'updateInquiry',
      () => change({ status: 'quoted' }),
      () => [trace('inquiry.status-changed', ['inquiry', id], { status: 'new' }, { status: 'quoted' })],
    ),
    action('updateInquiry to what it is', () => change({ status: 'quoted' }), NOTHING),
    action(
      'updateInquiry, the notes',
      () => change({ adminNotes: 'Called.' }),
      () => [trace('inquiry.notes-saved', ['inquiry', id], { adminNotes: '' }, { adminNotes: 'Called.' })],
    ),
    action(
      'changeInquiryStatuses',
      () => walk.ask('POST', '/api/admin/inquiries/status', { ids: [id], status: 'accepted' }),
      () => [trace('inquiry.status-changed', ['inquiry', id], { status: 'quoted' }, { status: 'accepted' })],
    ),
    action(
      'undoInquiryStatus',
      () => walk.ask('POST', `/api/admin/inquiries/${id}/status/undo`),
      () => [trace('inquiry.status-changed', ['inquiry', id], { status: 'accepted' }, { status: 'quoted' })],
    ),
    action(
      'updateInquiry, to be taken back',
      () => change({ status: 'closed' }),
      () => [trace('inquiry.status-changed', ['inquiry', id], { status: 'quoted' }, { status: 'closed' })],
    ),
    action(
      'undoInquiryStatuses',
      () => walk.ask('POST', '/api/admin/inquiries/status/undo', { changes: [{ id, version: 7 }] }),
      () => [trace('inquiry.status-changed', ['inquiry', id], { status: 'closed' }, { status: 'quoted' })],
    ),
    action(
      'assignInquiry',
      () => assign(walk.mona),
      () => [trace('inquiry.owner-changed', ['inquiry', id], { owner: null }, { owner: MONA })],
    ),
    action('assignInquiry to whom it is', () => assign(walk.mona), NOTHING),
    action(
      'assignInquiries',
      () => walk.ask('POST', '/api/admin/inquiries/owner', { ids: [id], ownerId: null }),
      () => [trace('inquiry.owner-changed', ['inquiry', id], { owner: MONA }, { owner: null })],
    ),
    action(
      'undoInquiryOwners',
      () => walk.ask('POST', '/api/admin/inquiries/owner/undo', { changes: [{ id, version: 10 }] }),
      () => [trace('inquiry.owner-changed', ['inquiry', id], { owner: null }, { owner: MONA })],
    ),
    ...viewActions(walk),
    ...importActions(walk),
    action(
      'revokeCustomerLinks',
      () => walk.ask('POST', `/api/admin/inquiries/${id}/links/revoke`, { recipient: 'walker@example.com' }),
      () => [trace('inquiry.links-revoked', ['inquiry', id], { recipient: 'walker@example.com' }, null)],
    ),
    action(
      'updateSettings, who gets new inquiries',
      () => walk.ask('PUT', '/api/admin/settings', { turnTakers: [walk.mona] }),
      () => [
        trace('settings.updated', ['settings', 'settings'], { turnTakers: [] }, { turnTakers: [walk.mona] }),
      ],
    ),
    action(
      'submitInquiry, which is given to somebody in turn',
      () => submit({ ...first, customerPhone: '+20 100', customerCompany: 'Walks' }),
      (receipt) => [
        trace('customer.filled', ['customer', customer], { company: '' }, { company: 'Walks' }, null),
        submitted(receipt),
        trace('inquiry.given-in-turn', ['inquiry', id], { owner: null }, { owner: MONA }, null),
      ],
    ),
    ...enteredActions(walk),
    action(
      'updateSettings, to nobody again',
      () => walk.ask('PUT', '/api/admin/settings', { turnTakers: [] }),
      () => [
        trace('settings.updated', ['settings', 'settings'], { turnTakers: [walk.mona] }, { turnTakers: [] }),
      ],
    ),
  ];
}

/** What an account calls parts of a list is its own affair. */
function viewActions(walk: Walk): Action[] {
  const view = { name: 'Mine', isFirst: false, filter: { status: 'new' } };
  let path = '';
  return [
    action(
      'saveInquiryView',
      async () => {
        const { id } = await walk.ask<Item>('POST', '/api/admin/inquiry-views', view);
        path = `/api/admin/inquiry-views/${id}`;
      },
      NOTHING,
    ),
    action('changeInquiryView', () => walk.ask('PUT', path, { ...view, isFirst: true }), NOTHING),
    action('removeInquiryView', () => walk.ask('DELETE', path), NOTHING),
  ];
}

export function customerActions(walk: Walk): Action[] {
  let id = '';
  let other = '';
  let followUp = '';
  const edit = (body: object) => walk.ask('PUT', `/api/admin/follow-ups/${followUp}`, body);
  const left = (action: Trace['action'], before: object, after: object) => () => [
    trace(action, ['followUp', followUp], before, after),
  ];
  const day = '2026-11-22T07:00:00.000Z';
  return [
    action(
      'updateCustomer',
      async () => {
        const [first, second] = (await walk.ask<Item[]>('GET', '/api/admin/customers?q=example')) as [
          Item,
          Item,
        ];
        [id, other] = [first.id, second.id];
        return [
          first,
          await walk.ask('PUT', `/api/admin/customers/${id}`, { name: 'Somebody Else', status: 'inactive' }),
        ];
      },
      ([first]) => [
        trace(
          'customer.updated',
          ['customer', id],
          { name: first?.name, status: null },
          { name: 'Somebody Else', status: 'inactive' },
        ),
      ],
    ),
    action(
      'createFollowUp',
      async () => {
        const planned = { customerId: id, scheduledDate: '2026-11-22', subject: 'Call' };
        followUp = (await walk.ask('POST', '/api/admin/follow-ups', planned)).id;
      },
      () => [
        trace('follow-up.scheduled', ['followUp', followUp], null, {
          customerId: id,
          inquiryId: null,
          scheduledDate: day,
          subject: 'Call',
          description: '',
        }),
      ],
    ),
    action(
      'updateFollowUp',
      () => edit({ scheduledDate: '2026-11-23' }),
      left('follow-up.rescheduled', { scheduledAt: day }, { scheduledAt: '2026-11-23T07:00:00.000Z' }),
    ),
    action(
      'updateFollowUp, done',
      () => edit({ status: 'completed' }),
      left('follow-up.completed', { status: 'pending' }, { status: 'completed' }),
    ),
    action(
      'undoFollowUp',
      () => walk.ask('POST', `/api/admin/follow-ups/${followUp}/undo`),
      left('follow-up.reopened', { status: 'completed' }, { status: 'pending' }),
    ),
    action(
      'createCommunication',
      () => walk.ask('POST', '/api/admin/communications', { customerId: id, content: 'Hello' }),
      ({ id: communication }) => [
        trace('communication.logged', ['communication', communication], null, {
          customerId: id,
          inquiryId: null,
          type: 'note',
          direction: 'outbound',
          subject: '',
          content: 'Hello',
        }),
      ],
    ),
    mergeAction(walk, () => [id, other]),
  ];
}

function mergeAction(walk: Walk, both: () => [string, string]): Action {
  interface Row {
    name: string;
    phone: string;
    company: string;
    email: string;
    inquiries: string[];
    communications: string[];
    followUps: string[];
  }
  const read = async (id: string) => {
    const belongings = ['inquiries', 'communications', 'follow_ups'].map(
      (table) =>
        `ARRAY(SELECT id FROM ${table} WHERE customer_id = customers.id ORDER BY id) AS "${table.replace('_u', 'U')}"`,
    );
    const sql = `SELECT name, phone, company, email, ${belongings.join(', ')} FROM customers WHERE id = $1`;
    return (await query<Row>(walk.databaseUrl, sql, [id]))[0]!;
  };
  return action(
    'mergeCustomers',
    async () => {
      const [id, duplicateId] = both();
      const rows = [await read(id), await read(duplicateId)] as const;
      await walk.ask('POST', `/api/admin/customers/${id}/merge`, { duplicateId });
      return rows;
    },
    ([kept, { inquiries, communications, followUps, email, ...contact }]) => {
      const [id, duplicateId] = both();
      const filled = (['phone', 'company'] as const).filter(
        (field) => kept[field] === '' && contact[field] !== '',
      );
      const pick = (from: object) =>
        Object.fromEntries(Object.entries(from).filter(([field]) => filled.some((one) => one === field)));
      const after = {
        ...pick(contact),
        duplicate: { id: duplicateId, ...contact, emails: [email] },
        moved: { inquiries, communications, followUps },
      };
      return [
        trace('customer.merged', ['customer', id], pick(kept), after),
        trace('customer.merged-away', ['customer', duplicateId], null, { mergedInto: id }),
      ];
    },
  );
}
