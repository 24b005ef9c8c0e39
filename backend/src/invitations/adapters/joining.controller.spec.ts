import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, type ControllerApp } from '../../test-support/controller-app.js';
import { InvitationJoining } from '../application/invitation-joining.js';
import { invitationsInMemory } from '../invitations.fixture.js';
import { JoiningController } from './joining.controller.js';

const OMAR = { email: 'omar@tiraz.example', role: 'sales', language: 'ar' } as const;
const SAID = { name: 'عمر حداد', password: 'a loom in old Cairo' };

const open = (world = invitationsInMemory()): Promise<ControllerApp> =>
  controllerApp({
    controllers: [JoiningController],
    providers: [{ provide: InvitationJoining, useValue: world.invitations }],
  });

describeAdmission(() => open(), {
  'POST /api/invitations/open': null,
  'POST /api/invitations/accept': null,
});

describe('who has the link of an invitation', () => {
  let world: ReturnType<typeof invitationsInMemory>;
  let app: ControllerApp;
  let token: string;
  beforeEach(async () => {
    world = invitationsInMemory();
    app = await open(world);
    token = await world.mailedToken((await world.invitations.invite(OMAR, MONA)).id);
  });

  it('reads whose account it is for, and makes it', async () => {
    const opened = await app.ask('POST /api/invitations/open', { body: { token } });
    expect([opened.status, opened.body]).toEqual([200, { email: OMAR.email, role: 'sales' }]);
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const accept = () => app.ask('POST /api/invitations/accept', { body: { token, ...SAID } });
    expect((await accept()).status).toBe(204);
    expect(world.joined).toHaveLength(1);
    expect([(await accept()).status, (await accept()).body.code]).toEqual([404, 'link.unknown']);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'عمر\nحداد' }, 'name'],
    [{ password: '' }, 'password'],
    [{ token: '' }, 'token'],
    [{ token: 'x'.repeat(201) }, 'token'],
  ])('is refused %j at its field', async (wrong, path) => {
    const body = { token, ...SAID, ...wrong };
    const answer = await app.ask('POST /api/invitations/accept', { body });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect(world.joined).toEqual([]);
  });
});
