import { action, MONA, NOTHING, trace, type Action, type Trace, type Walk } from './audit-walk.js';
import { Quoted, type Followed } from './quoted.js';

export function quotationsOf(walk: Walk): Quoted {
  return new Quoted(
    () => walk.backend,
    () => walk.headers,
  );
}

/** @param followed a new inquiry, whose customer is audited@example.com */
export function quotationActions(walk: Walk, followed: Followed): Action[] {
  const quoted = quotationsOf(walk);
  const of = (
    name: string,
    fields: [before: object | null, after: object | null],
    by: string | null = MONA,
  ) => trace(name as Trace['action'], ['inquiry', followed.id], ...fields, by);
  const staff = (name: string, method: string, path: string, left: () => Trace[], body?: object) =>
    action(name, () => quoted.staff(followed, method, path, body), left);
  const customer = (name: string, path: string, body: object, left: () => Trace[]) =>
    action(name, () => quoted.customer(followed, path, body), left);
  const moved = (from: string, to: string, by: string | null = MONA) =>
    of('inquiry.status-changed', [{ status: from }, { status: to }], by);

  const sums = (net: string, total: string) => ({ revision: 1, net, total, validThrough: validThrough() });
  const worked = sums('24050.00', '27417.00');
  const offer = {
    validThrough: validThrough(),
    lines: [{ kind: 'service', textEn: 'Work', quantity: 1, unitPrice: '30000.00' }],
    taxTreatment: 'none',
    instalments: [{ basisPoints: 10_000, due: 'on_acceptance', days: 0 }],
  };
  const sent = { revision: 1, email: 'audited@example.com', total: '30000.00' };
  const accepted = (by: string | null, name: string, position: string) =>
    of(
      'quotation.accepted',
      [
        { state: 'sent', totalCost: '23700.00' },
        {
          state: 'accepted',
          totalCost: '30000.00',
          total: '30000.00',
          revision: 1,
          name,
          position,
          isByTelephone: by !== null,
          isLate: false,
        },
      ],
      by,
    );
  const undone = () => [
    trace('inquiry.status-changed', ['inquiry', followed.id], { status: 'accepted' }, { status: 'quoted' }),
    of('quotation.acceptance-undone', [
      { state: 'accepted', totalCost: '30000.00' },
      { state: 'sent', revision: 1, reason: 'A mistake' },
    ]),
  ];
  return [
    staff('prepareQuotation', 'POST', '/draft', () => [of('quotation.drafted', [null, { revision: 1 }])]),
    staff(
      'editQuotation',
      'PUT',
      '/draft',
      () => [of('quotation.edited', [worked, sums('30000.00', '30000.00')])],
      offer,
    ),
    staff('previewQuotation', 'POST', '/draft/preview', NOTHING, offer),
    staff('previewQuotationDocument', 'POST', '/draft/document?language=en', NOTHING, offer),
    staff('previewQuotationPages', 'POST', '/draft/pages?language=en', NOTHING, offer),
    staff('repriceQuotation', 'POST', '/draft/reprice', () => [
      of('quotation.repriced', [sums('30000.00', '30000.00'), sums('30000.00', '30000.00')]),
    ]),
    action(
      'sendQuotation',
      () => quoted.send(followed),
      () => [of('quotation.sent', [null, sent]), moved('new', 'quoted')],
    ),
    customer('seeQuotation', '/seen', { revision: 1 }, () => [
      of('quotation.seen', [null, { revision: 1 }], null),
    ]),
    customer('mailAcceptanceCode', '/code', { revision: 1 }, () => [
      of('quotation.code-mailed', [null, { revision: 1 }], null),
    ]),
    customer('askForQuotationChange', '/change', { revision: 1, text: 'Fewer' }, () => [
      of('quotation.change-asked', [null, { revision: 1, text: 'Fewer' }], null),
    ]),
    customer('acceptQuotation', '/accept', Quoted.yes(), () => [
      moved('quoted', 'accepted', null),
      accepted(null, 'Layla Hassan', 'Owner'),
    ]),
    staff('undoQuotationAcceptance', 'POST', '/acceptance/undo', undone, { reason: 'A mistake' }),
    staff(
      'acceptQuotationAsHeard',
      'POST',
      '/accept',
      () => [moved('quoted', 'accepted'), accepted(MONA, 'Layla', '')],
      { revision: 1, name: 'Layla', saidAt: new Date(Date.now() - 60_000).toISOString() },
    ),
    staff('undoQuotationAcceptance again', 'POST', '/acceptance/undo', undone, { reason: 'A mistake' }),
    customer('declineQuotation', '/decline', { revision: 1, reason: 'price', note: 'Dear' }, () => [
      of(
        'quotation.declined',
        [{ state: 'sent' }, { state: 'declined', revision: 1, reason: 'price', note: 'Dear' }],
        null,
      ),
    ]),
    staff('prepareQuotation again', 'POST', '/draft', () => [
      of('quotation.drafted', [null, { revision: 2 }]),
    ]),
    staff('discardQuotationDraft', 'DELETE', '/draft', () => [
      of('quotation.discarded', [{ revision: 2 }, null]),
    ]),
    staff('prepareQuotation anew', 'POST', '/draft', () => [
      of('quotation.drafted', [null, { revision: 2 }]),
    ]),
    action(
      'sendQuotation again',
      () => quoted.send(followed),
      () => [of('quotation.sent', [null, { ...sent, revision: 2 }])],
    ),
    staff('withdrawQuotation', 'POST', '/withdraw', () => [
      of('quotation.withdrawn', [{ state: 'sent', revision: 2 }, null]),
    ]),
  ];
}

function validThrough(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
  const day = new Date(`${today}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 14);
  return day.toISOString().slice(0, 10);
}
