import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { Invitations, type Invitation } from '../application/invitations.js';
import { invitationsInMemory } from '../invitations.fixture.js';
import { InvitationsController } from './invitations.controller.js';

const PATH = '/api/admin/invitations';
const OMAR = { email: 'omar@tiraz.example', role: 'sales', language: 'ar' };

const open = (world = invitationsInMemory()): Promise<ControllerApp> =>
  controllerApp({
    controllers: [InvitationsController],
    providers: [{ provide: Invitations, useValue: world.invitations }],
  });

describeAdmission(() => open(), {
  [`GET ${PATH}`]: 'staff.manage',
  [`POST ${PATH}`]: 'staff.manage',
  [`POST ${PATH}/:id/repeat`]: 'staff.manage',
  [`DELETE ${PATH}/:id`]: 'staff.manage',
});

describe('invitations', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });
  const invite = async (body: object = OMAR) => app.ask<Invitation>(`POST ${PATH}`, { body });

  it('are listed once they are sent, and gone once they are revoked', async () => {
    const sent = await invite();
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ ...OMAR, expiresAt: '2026-03-03T08:00:00.000Z' });
    expect((await app.ask(`GET ${PATH}`)).body).toEqual([sent.body]);
    expect((await app.ask(`POST ${PATH}/${sent.body.id}/repeat`)).status).toBe(200);
    expect((await app.ask(`DELETE ${PATH}/${sent.body.id}`)).status).toBe(204);
    expect((await app.ask(`GET ${PATH}`)).body).toEqual([]);
    expect((await app.ask(`DELETE ${PATH}/${sent.body.id}`)).body.code).toBe('invitation.unknown');
  });

  it.each([
    [{ ...OMAR, role: 'king' }, 400, 'role'],
    [{ ...OMAR, language: 'fr' }, 400, 'language'],
    [{ ...OMAR, email: ' ' }, 400, 'email'],
    [{ ...OMAR, isDemo: true }, 400, 'isDemo'],
  ])('%j is refused at its field', async (body, status, path) => {
    const answer = await app.ask(`POST ${PATH}`, { body });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, path]);
  });

  it('need a known id to be sent again', async () => {
    expect((await app.ask(`POST ${PATH}/${UNKNOWN_ID}/repeat`)).status).toBe(404);
    expect((await app.ask(`POST ${PATH}/no-id/repeat`)).status).toBe(400);
  });
});
