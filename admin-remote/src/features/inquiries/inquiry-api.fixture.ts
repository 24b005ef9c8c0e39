import type { InquiryDetails } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type ChangeRefusal } from '@tiraz/contracts/inquiry-status';
import { changedByOmar, type FakeApi, refuse } from '@tiraz/staff-kit/testing';
import { garmentOf, movesOf } from './inquiry.fixture';

const PATH = '/api/admin/inquiries';

const refused = (code: ChangeRefusal) => ({ code, detail: 'As a program is told.' });

/** For tests: answers for these inquiries as the API does, with their versions; one page of the list holds `limit`. */
export function serveInquiries(
  api: FakeApi,
  inquiries: InquiryDetails[],
  limit = 100,
): Map<string, InquiryDetails> {
  const stored = new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]));

  api.on(`GET ${PATH}`, ({ url }) => {
    const asked = new URL(url).searchParams;
    const [status, q, from] = [
      asked.get('status') ?? 'all',
      asked.get('q') ?? '',
      Number(asked.get('cursor') ?? 0),
    ];
    const most = Number(asked.get('limit') ?? limit);
    const matching = [...stored.values()].filter(
      (inquiry) => (status === 'all' || inquiry.status === status) && inquiry.customerName.includes(q),
    );
    if (asked.get('sort') === 'customerName')
      matching.sort((a, b) => (a.customerName < b.customerName ? -1 : 1));
    const page = matching
      .slice(from, from + most)
      .map((inquiry) => ({ ...inquiry, garment: garmentOf(inquiry) }));
    const links = [
      from + most < matching.length && `<${PATH}?cursor=${from + most}>; rel="next"`,
      from > 0 && `<${PATH}?cursor=${from - most}>; rel="prev"`,
    ];
    return Response.json(page, {
      headers: { 'X-Total-Count': String(matching.length), Link: links.filter(Boolean).join(', ') },
    });
  });

  for (const list of ['communications', 'audit-trail', 'mails']) {
    api.on(`GET /api/admin/${list}`, () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
  }
  api.on(`GET ${PATH}/counts`, () =>
    Response.json(
      Object.fromEntries(
        INQUIRY_STATUSES.map((status) => [
          status,
          [...stored.values()].filter((inquiry) => inquiry.status === status).length,
        ]),
      ),
    ),
  );
  api.on(`GET ${PATH}/sums`, () =>
    Response.json(
      Object.fromEntries(
        INQUIRY_STATUSES.map((status) => {
          const those = [...stored.values()].filter((inquiry) => inquiry.status === status);
          const value = those.reduce((sum, { totalCost }) => sum + Number(totalCost), 0);
          return [status, { count: those.length, value: value.toFixed(2) }];
        }),
      ),
    ),
  );
  for (const id of stored.keys()) api.on(`GET ${PATH}/${id}/artwork`, () => Response.json([]));

  api.on(`POST ${PATH}/status`, async (request) => {
    const { ids, status, lost } = (await request.json()) as Move & { ids: string[] };
    return Response.json(
      ids.map((id) => {
        const inquiry = stored.get(id);
        if (!inquiry) return { id, reference: null, outcome: 'failed', problem: refused('inquiry.unknown') };
        const from = inquiry.status;
        const version = inquiry.version + (from === status ? 0 : 1);
        if (from !== status) stored.set(id, moved(inquiry, status, lost));
        const outcome = from === status ? 'unchanged' : 'changed';
        return { id, reference: inquiry.reference, outcome, from, version };
      }),
    );
  });

  api.on(`POST ${PATH}/status/undo`, async (request) => {
    const { changes } = (await request.json()) as { changes: { id: string; version: number }[] };
    return Response.json(
      changes.map(({ id, version }) => {
        const inquiry = stored.get(id);
        if (inquiry?.version !== version) {
          return { id, reference: null, outcome: 'failed', problem: refused('inquiry.changed-since') };
        }
        stored.set(id, takenBack(inquiry));
        return { id, reference: inquiry.reference, outcome: 'changed', from: inquiry.status };
      }),
    );
  });

  const former = new Map<string, string | null>();
  api.on(`POST ${PATH}/owner`, async (request) => {
    const { ids, ownerId } = (await request.json()) as { ids: string[]; ownerId: string | null };
    return Response.json(
      ids.map((id) => {
        const inquiry = stored.get(id);
        if (!inquiry) return { id, reference: null, outcome: 'failed', problem: refused('inquiry.unknown') };
        const { reference, ownerId: from } = inquiry;
        if (from === ownerId) return { id, reference, outcome: 'unchanged', from, version: inquiry.version };
        former.set(id, from);
        const version = inquiry.version + 1;
        stored.set(id, { ...inquiry, ownerId, version });
        return { id, reference, outcome: 'changed', from, version };
      }),
    );
  });

  api.on(`POST ${PATH}/owner/undo`, async (request) => {
    const { changes } = (await request.json()) as { changes: { id: string; version: number }[] };
    return Response.json(
      changes.map(({ id, version }) => {
        const inquiry = stored.get(id);
        if (inquiry?.version !== version) {
          const reference = inquiry?.reference ?? null;
          return { id, reference, outcome: 'failed', problem: refused('inquiry.owner-changed-since') };
        }
        const { reference, ownerId: from } = inquiry;
        stored.set(id, { ...inquiry, ownerId: former.get(id) ?? null, version: version + 1 });
        return { id, reference, outcome: 'changed', from, version: version + 1 };
      }),
    );
  });

  for (const first of inquiries) {
    const { id } = first;
    api.on(`GET ${PATH}/${id}`, () => Response.json(stored.get(id)));
    api.on(`GET ${PATH}/${id}/links`, () => Response.json([]));
    api.on(`PUT ${PATH}/${id}`, async (request) => {
      const current = stored.get(id) ?? first;
      if (request.headers.get('If-Match') !== `"${current.version}"`) {
        return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
      }
      const { status, lost, ...notes } = (await request.json()) as Partial<InquiryDetails>;
      if (status === current.status) return Response.json(current);
      const next = status
        ? moved(current, status, lost)
        : { ...current, ...notes, version: current.version + 1 };
      stored.set(id, next);
      return Response.json(next);
    });
    api.on(`PUT ${PATH}/${id}/owner`, async (request) => {
      const current = stored.get(id) ?? first;
      if (request.headers.get('If-Match') !== `"${current.version}"`) {
        return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
      }
      const { ownerId } = (await request.json()) as Pick<InquiryDetails, 'ownerId'>;
      if (ownerId === current.ownerId) return Response.json(current);
      former.set(id, current.ownerId);
      stored.set(id, { ...current, ownerId, version: current.version + 1 });
      return Response.json(stored.get(id));
    });
    api.on(`POST ${PATH}/${id}/status/undo`, (request) => {
      const current = stored.get(id) ?? first;
      if (request.headers.get('If-Match') !== `"${current.version}"`) {
        return refuse(412, 'entity.stale', { current, changed: changedByOmar() });
      }
      stored.set(id, takenBack(current));
      return Response.json(stored.get(id));
    });
  }
  return stored;
}

const CHANGED_AT = '2026-11-20T09:30:00.000Z';

type Move = Pick<InquiryDetails, 'status'> & Partial<Pick<InquiryDetails, 'lost'>>;

function moved(
  inquiry: InquiryDetails,
  to: InquiryDetails['status'],
  lost: InquiryDetails['lost'] = null,
): InquiryDetails {
  const entry = {
    from: inquiry.status,
    to,
    changedBy: 'demo@tiraz.example',
    changedAt: CHANGED_AT,
    isUndo: false,
    lost,
  };
  return {
    ...inquiry,
    status: to,
    ...movesOf({ ...inquiry, status: to }),
    lost,
    acceptedAt: to === 'accepted' ? CHANGED_AT : to === 'closed' ? inquiry.acceptedAt : null,
    version: inquiry.version + 1,
    history: [entry, ...inquiry.history],
  };
}

/** Whatever stood before was not accepted, as far as these tests go. */
function takenBack(inquiry: InquiryDetails): InquiryDetails {
  const [last] = inquiry.history;
  const back = moved(inquiry, last?.from ?? 'new');
  const [entry, ...rest] = back.history;
  return { ...back, acceptedAt: null, history: entry ? [{ ...entry, isUndo: true }, ...rest] : rest };
}
