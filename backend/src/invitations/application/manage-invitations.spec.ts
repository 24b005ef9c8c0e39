import { beforeEach, describe, expect, it } from '@jest/globals';
import { invitationsInMemory } from '../invitations.fixture.js';

const MONA = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };
const OMAR = { email: ' Omar@TIRAZ.example ', role: 'sales', language: 'ar' } as const;
const SAID = { name: 'عمر حداد', password: 'a loom in old Cairo' };
const HOUR_MS = 3_600_000;
const refused = (code: string): object => expect.objectContaining({ code });

describe('an invitation', () => {
  let world: ReturnType<typeof invitationsInMemory>;
  const invite = () => world.invitations.invite(OMAR, MONA);
  const pass = (hours: number) => (world.time.now = new Date(world.time.now.getTime() + hours * HOUR_MS));

  beforeEach(() => {
    world = invitationsInMemory();
  });

  it('is mailed, and makes one account of its role, once', async () => {
    const invitation = await invite();
    expect(invitation).toMatchObject({ email: 'omar@tiraz.example', role: 'sales' });
    expect(world.mailed).toEqual([invitation]);
    const token = await world.mailedToken(invitation.id);
    expect(await world.invitations.open(token)).toEqual(invitation);
    await world.invitations.join({ token, ...SAID });
    expect(world.joined).toEqual([
      { id: invitation.id, email: 'omar@tiraz.example', role: 'sales', ...SAID },
    ]);
    expect([...world.written]).toEqual([[invitation.id, invitation.language]]);
    expect(await world.invitations.list()).toEqual([]);
    await expect(world.invitations.join({ token, ...SAID })).rejects.toEqual(refused('link.unknown'));
    expect(world.joined).toHaveLength(1);
  });

  it('is accepted in the language of the page, rather than in its own', async () => {
    const invitation = await invite();
    const token = await world.mailedToken(invitation.id);
    const language = invitation.language === 'ar' ? 'en' : 'ar';
    await world.invitations.join({ token, ...SAID, language });
    expect([...world.written]).toEqual([[invitation.id, language]]);
  });

  it('leaves a trace without its token', async () => {
    const { id } = await invite();
    const token = await world.mailedToken(id);
    await world.invitations.repeat(id, MONA);
    await world.invitations.revoke(id, MONA);
    expect(world.audit.records.map(({ action }) => action)).toEqual([
      'invitation.sent',
      'invitation.repeated',
      'invitation.revoked',
    ]);
    expect(JSON.stringify([world.audit.records, world.mailed])).not.toContain(token);
  });

  it('is over after 48 hours, until it is sent again', async () => {
    const { id } = await invite();
    const token = await world.mailedToken(id);
    pass(48 - 1 / 3600);
    expect((await world.invitations.open(token)).id).toBe(id);
    pass(1 / 3600);
    await expect(world.invitations.open(token)).rejects.toEqual(refused('link.unknown'));
    expect(await world.issue(id)).toBeUndefined();
    expect(await world.invitations.list()).toHaveLength(1);
    const repeated = await world.invitations.repeat(id, MONA);
    expect(world.mailed.slice(1)).toEqual([repeated]);
    await expect(world.invitations.open(token)).rejects.toEqual(refused('link.unknown'));
    const another = await world.mailedToken(id);
    expect((await world.invitations.open(another)).id).toBe(id);
  });

  it('that was revoked leads nowhere, alike for a token that never was', async () => {
    const { id } = await invite();
    const token = await world.mailedToken(id);
    await world.invitations.revoke(id, MONA);
    const failures = await Promise.all(
      [token, 'a guess'].map((one) => world.invitations.open(one).catch((error: unknown) => error)),
    );
    expect(failures[0]).toEqual(refused('link.unknown'));
    expect(failures[1]).toEqual(failures[0]);
    expect(await world.issue(id)).toBeUndefined();
    await expect(world.invitations.repeat(id, MONA)).rejects.toEqual(refused('invitation.unknown'));
    await expect(world.invitations.revoke(id, MONA)).rejects.toEqual(refused('invitation.unknown'));
  });

  it('is one for an e-mail address, and none for one that has an account', async () => {
    await invite();
    await expect(world.invitations.invite({ ...OMAR, email: 'OMAR@tiraz.example' }, MONA)).rejects.toEqual(
      refused('invitation.exists'),
    );
    await expect(world.invitations.invite({ ...OMAR, email: 'Mona@tiraz.example' }, MONA)).rejects.toEqual(
      refused('account.exists'),
    );
    expect(world.mailed).toHaveLength(1);
  });

  it('whose account was made elsewhere since is not sent again, and its link leads nowhere', async () => {
    const { id, email } = await invite();
    const token = await world.mailedToken(id);
    world.taken.add(email);
    await expect(world.invitations.open(token)).rejects.toEqual(refused('link.unknown'));
    await expect(world.invitations.join({ token, ...SAID })).rejects.toEqual(refused('link.unknown'));
    await expect(world.invitations.repeat(id, MONA)).rejects.toEqual(refused('account.exists'));
    expect(world.mailed).toHaveLength(1);
    expect(await world.issue(id)).toBeUndefined();
    await world.invitations.revoke(id, MONA);
    expect(await world.invitations.list()).toEqual([]);
  });

  it('stays when the password is no good', async () => {
    const token = await world.mailedToken((await invite()).id);
    await expect(world.invitations.join({ token, ...SAID, password: 'short' })).rejects.toEqual(
      refused('password.too-short'),
    );
    await world.invitations.join({ token, ...SAID });
  });
});
