import { InvitationLinks } from '../src/notifications/index.js';
import { action, NOTHING, trace, type Action, type Trace, type Walk } from './audit-walk.js';

const NOUR = 'nour@tiraz.example';
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
  const token = async () => (await walk.backend.app.get(InvitationLinks).issue(id)).split('#')[1];
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
      'renameMe',
      () => walk.ask('PUT', '/api/admin/me', { name: 'Mona Adel' }),
      () => [trace('account.renamed', ['staffAccount', walk.mona], { name: '' }, { name: 'Mona Adel' })],
    ),
  ];
}
