import { InvitationLinks } from '../src/notifications/index.js';
import { action, MONA, NOTHING, trace, type Action, type Trace, type Walk } from './audit-walk.js';

const NOUR = 'nour@tiraz.example';
/** A month ahead. */
const AWAY_ON = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const AWAY = { from: AWAY_ON, to: AWAY_ON, standInId: null };
const SAID = { name: 'نور سالم', password: 'a third loom in old Cairo' };

/** What owners do with accounts, and who they ask in. */
export function peopleActions(walk: Walk): Action[] {
  let id = '';
  const account =
    (made: Trace['action'], before: object | null = null, after: object | null = null) =>
    () => [trace(made, ['staffAccount', id], before, after)];
  const invite = async () => {
    ({ id } = await walk.ask('POST', '/api/admin/invitations', {
      email: NOUR,
      role: 'sales',
      language: 'ar',
    }));
  };
  const token = async () => (await walk.backend.app.get(InvitationLinks).issue(id))?.split('#')[1];
  const change = (changes: object) => walk.ask('PUT', `/api/admin/people/${id}`, changes);
  return [
    action('invite', invite, () =>
      account('invitation.sent', null, { recipient: NOUR, role: 'sales', language: 'ar' })(),
    ),
    action(
      'repeatInvitation',
      () => walk.ask('POST', `/api/admin/invitations/${id}/repeat`),
      () => account('invitation.repeated', null, { recipient: NOUR })(),
    ),
    action(
      'revokeInvitation',
      () => walk.ask('DELETE', `/api/admin/invitations/${id}`),
      () => account('invitation.revoked', { recipient: NOUR })(),
    ),
    action('invite once more', invite, () =>
      account('invitation.sent', null, { recipient: NOUR, role: 'sales', language: 'ar' })(),
    ),
    action(
      'openInvitation',
      async () => walk.backend.ask('/api/invitations/open', { body: { token: await token() } }),
      NOTHING,
    ),
    action(
      'acceptInvitation',
      async () => walk.backend.ask('/api/invitations/accept', { body: { token: await token(), ...SAID } }),
      () => [
        trace(
          'account.added',
          ['staffAccount', id],
          null,
          { email: NOUR, role: 'sales', name: SAID.name },
          NOUR,
        ),
      ],
    ),
    action(
      'changePerson, the name',
      () => change({ name: 'Nour Salem' }),
      () => account('account.renamed', { name: SAID.name }, { name: 'Nour Salem' })(),
    ),
    action(
      'changePerson',
      () => change({ role: 'viewer' }),
      () => account('account.role-changed', { role: 'sales' }, { role: 'viewer' })(),
    ),
    action(
      'changePerson, off',
      () => change({ isActive: false }),
      () => account('account.deactivated')(),
    ),
    action(
      'changePerson, on',
      () => change({ isActive: true }),
      () => account('account.activated')(),
    ),
    action(
      'sayAbsence',
      () => walk.ask('PUT', `/api/admin/people/${id}/absence`, { ...AWAY, standInId: walk.mona }),
      () =>
        account(
          'account.absence-changed',
          { awayFrom: null, awayTo: null, standIn: null },
          { awayFrom: AWAY.from, awayTo: AWAY.to, standIn: MONA },
        )(),
    ),
    action(
      'endAbsence',
      () => walk.ask('DELETE', `/api/admin/people/${id}/absence`),
      () =>
        account(
          'account.absence-changed',
          { awayFrom: AWAY.from, awayTo: AWAY.to, standIn: MONA },
          { awayFrom: null, awayTo: null, standIn: null },
        )(),
    ),
    action(
      'sayOwnAbsence',
      () => walk.ask('PUT', '/api/admin/me/absence', AWAY),
      () => [
        trace(
          'account.absence-changed',
          ['staffAccount', walk.mona],
          { awayFrom: null, awayTo: null },
          { awayFrom: AWAY.from, awayTo: AWAY.to },
        ),
      ],
    ),
    action(
      'endOwnAbsence',
      () => walk.ask('DELETE', '/api/admin/me/absence'),
      () => [
        trace(
          'account.absence-changed',
          ['staffAccount', walk.mona],
          { awayFrom: AWAY.from, awayTo: AWAY.to },
          { awayFrom: null, awayTo: null },
        ),
      ],
    ),
    action('sayLanguage', () => walk.ask('PUT', '/api/admin/me/language', { language: 'ar' }), NOTHING),
    action(
      'tellLook',
      () => walk.ask('POST', '/api/admin/live/looks', { inquiryId: walk.mona, isOver: false }),
      NOTHING,
    ),
    action('sayDigest', () => walk.ask('PUT', '/api/admin/me/digest', { isWanted: false }), NOTHING),
    action(
      'renameMe',
      () => walk.ask('PUT', '/api/admin/me', { name: 'Mona Adel' }),
      () => [trace('account.renamed', ['staffAccount', walk.mona], { name: '' }, { name: 'Mona Adel' })],
    ),
  ];
}
