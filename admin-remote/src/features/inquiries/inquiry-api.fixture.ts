import type { InquiryDetails } from '@tiraz/api-client/staff';
import { refuse, type FakeApi } from '../../testing/fake-api';

const PATH = '/api/admin/inquiries';

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
    const matching = [...stored.values()].filter(
      (inquiry) => (status === 'all' || inquiry.status === status) && inquiry.customerName.includes(q),
    );
    if (asked.get('sort') === 'customerName')
      matching.sort((a, b) => (a.customerName < b.customerName ? -1 : 1));
    const links = [
      from + limit < matching.length && `<${PATH}?cursor=${from + limit}>; rel="next"`,
      from > 0 && `<${PATH}?cursor=${from - limit}>; rel="prev"`,
    ];
    return Response.json(matching.slice(from, from + limit), {
      headers: { 'X-Total-Count': String(matching.length), Link: links.filter(Boolean).join(', ') },
    });
  });

  api.on(`POST ${PATH}/status`, async (request) => {
    const { ids, status } = (await request.json()) as { ids: string[]; status: InquiryDetails['status'] };
    return Response.json(
      ids.map((id) => {
        const inquiry = stored.get(id);
        if (!inquiry)
          return { id, reference: null, outcome: 'failed', problem: { code: 'x', detail: 'Gone.' } };
        const from = inquiry.status;
        if (from !== status) stored.set(id, { ...inquiry, status, version: inquiry.version + 1 });
        return { id, reference: inquiry.reference, outcome: from === status ? 'unchanged' : 'changed', from };
      }),
    );
  });

  for (const first of inquiries) {
    const { id } = first;
    api.on(`GET ${PATH}/${id}`, () => Response.json(stored.get(id)));
    api.on(`PUT ${PATH}/${id}`, async (request) => {
      const current = stored.get(id) ?? first;
      if (request.headers.get('If-Match') !== `"${current.version}"`) {
        return refuse(412, 'entity.stale', { current });
      }
      const next = { ...current, ...(await request.json()), version: current.version + 1 };
      stored.set(id, next);
      return Response.json(next);
    });
  }
  return stored;
}
