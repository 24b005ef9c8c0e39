import { expect, it } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import type { OwnSession } from '@tiraz/api-client/staff';
import { dayInCairo } from '@tiraz/staff-kit/forms';
import { type FakeApi, mona, monaWithout, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const here: OwnSession = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-03-01T08:00:00.000Z',
  seenAt: '2026-03-01T09:12:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'p1', browser: 'Safari', system: 'iPhone', isCurrent: false };
const program = { ...here, id: 'p2', browser: null, system: null, isCurrent: false };
const DONE = () => new Response(null, { status: 204 });

/** Opens the page of somebody who is signed in there; what is ended is gone from the list. */
async function openPage(
  sessions = [here, phone, program],
  given?: (api: FakeApi) => void,
  language?: Language,
) {
  let listed = sessions;
  const sent: unknown[] = [];
  const ends = (path: string, left: (session: OwnSession) => boolean) => (api: FakeApi) =>
    api.on(`POST /api/admin/me/sessions/${path}`, async (request) => {
      sent.push(await request.json());
      listed = listed.filter(left);
      return DONE();
    });
  const opened = openStaffArea('/admin/account', {
    ...(language && { language }),
    given: (api) => {
      api.on('GET /api/admin/me/sessions', () => Response.json(listed));
      ends('p1/end', ({ id }) => id !== 'p1')(api);
      ends('end-others', ({ isCurrent }) => isCurrent)(api);
      given?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, sent };
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Where you are signed in' })).findAllByRole('listitem');

it('says who is signed in, and on which browsers', async () => {
  await openPage();
  const [own, mobile, other] = await rows();
  expect(own).toHaveTextContent('Firefox on Windows');
  expect(own).toHaveTextContent('This browser');
  expect(within(own!).queryByRole('button')).toBeNull();
  expect(mobile).toHaveTextContent(
    /Safari on iPhone.*Signed in1 Mar 2026.*10:00.*Last used1 Mar 2026.*11:12/,
  );
  expect(within(mobile!).getByRole('button', { name: 'End session' })).toHaveAccessibleDescription(
    'Safari on iPhone',
  );
  expect(other).toHaveTextContent('Unknown browser');
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(mona.email);
});

it('ends a session once the password was given, and takes it from the list', async () => {
  const { user, sent } = await openPage();
  const [, mobile] = await rows();
  await user.click(within(mobile!).getByRole('button', { name: 'End session' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End session' }));
  expect(dialog.getByText(/Safari on iPhone, signed in on 1 Mar 2026/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End session' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await user.type(dialog.getByLabelText('Current password'), 'a loom in old Cairo{Enter}');
  expect(await screen.findAllByText('The session has ended')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rows()).toHaveLength(2);
  expect(sent).toEqual([{ currentPassword: 'a loom in old Cairo' }]);
});

it('ends all others at once; then there is nothing left to end', async () => {
  const { user } = await openPage();
  await rows();
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions' }));
  await user.type(dialog.getByLabelText('Current password'), 'a loom in old Cairo{Enter}');
  expect(await screen.findAllByText('All other sessions have ended')).not.toHaveLength(0);
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
});

it.each([
  [422, 'password.wrong', 'The current password is wrong.'],
  [429, 'sign-in.throttled', 'Too many attempts. Try again in a few minutes.'],
  [503, 'database.unavailable', 'This did not work. Please try again.'],
])('says at the field what a refusal %i %s of the end means', async (status, code, message) => {
  const { user } = await openPage([here, phone], (api) => {
    api.on('POST /api/admin/me/sessions/p1/end', () => refuse(status, code));
  });
  await user.click(await screen.findByRole('button', { name: 'End session' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Current password');
  await user.type(field, 'a guess{Enter}');
  expect(await dialog.findByText(message)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('a guess');
  expect(await rows()).toHaveLength(2);
});

it('takes a session that ended meanwhile from the list', async () => {
  let listed = [here, phone];
  const { user } = await openPage(listed, (api) => {
    api.on('GET /api/admin/me/sessions', () => Response.json(listed));
    api.on('POST /api/admin/me/sessions/p1/end', () => refuse(404, 'session.unknown'));
  });
  await user.click(await screen.findByRole('button', { name: 'End session' }));
  listed = [here];
  await user.type(screen.getByLabelText('Current password', { selector: '[role=dialog] *' }), 'right{Enter}');
  expect(await screen.findAllByText('The session had ended already')).not.toHaveLength(0);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it('says that the sessions did not come, and tries again', async () => {
  let isAway = true;
  const { user } = await openPage([here], (api) => {
    api.on('GET /api/admin/me/sessions', () =>
      isAway ? refuse(503, 'database.unavailable') : Response.json([here]),
    );
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);
  expect(await rows()).toHaveLength(1);
});

it('says it in Arabic', async () => {
  await openPage([here, program], undefined, 'ar');
  expect(await screen.findByText('Firefox على Windows')).toBeVisible();
  expect(screen.getByText('متصفح غير معروف')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'حسابك' })).toBeVisible();
});

async function openPassword(given?: (api: FakeApi) => void) {
  const opened = await openPage([here], given);
  const panel = within(await screen.findByRole('region', { name: 'Change password' }));
  const change = async (current: string, next: string) => {
    await opened.user.type(panel.getByLabelText('Current password'), current);
    await opened.user.type(panel.getByLabelText('New password'), next);
    await opened.user.click(panel.getByRole('button', { name: 'Change password' }));
  };
  return { ...opened, panel, change };
}

it('changes the password, says so and forgets what was typed', async () => {
  let sent: unknown;
  const { panel, change, api } = await openPassword(
    (given) =>
      void given.on('PUT /api/admin/me/password', async (request) => {
        sent = await request.json();
        return DONE();
      }),
  );
  const asked = () => api.calls.filter((call) => call === 'GET /api/admin/me/sessions').length;
  await rows();
  const before = asked();
  await change('the old one', 'a long new one');
  expect(await screen.findAllByText('Your password has been changed')).not.toHaveLength(0);
  expect(sent).toEqual({ currentPassword: 'the old one', newPassword: 'a long new one' });
  for (const label of ['Current password', 'New password'])
    expect(panel.getByLabelText(label)).toHaveValue('');
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

it('refuses what is too short before anything is sent', async () => {
  const { api, panel, change } = await openPassword();
  await change('the old one', 'short');
  expect(await panel.findByText('A password has at least 12 characters.')).toBeVisible();
  expect(api.calls).not.toContain('PUT /api/admin/me/password');
});

const UNTYPABLE = 'This holds a character that cannot be typed again.';
it.each([
  [422, 'password.wrong', 'Current password', 'The current password is wrong.'],
  [400, 'text.forbidden-character', 'Current password', UNTYPABLE],
  [429, 'sign-in.throttled', undefined, 'Too many attempts. Try again in a few minutes.'],
  [500, 'server.fault', undefined, 'Failed to change password'],
])('says what a refusal %i %s means, and keeps what was typed', async (status, code, label, message) => {
  const { panel, change } = await openPassword((api) => {
    const errors = label ? [{ path: 'currentPassword', code, message: 'No.' }] : undefined;
    api.on('PUT /api/admin/me/password', () => refuse(status, code, { errors }));
  });
  await change('not the old one', 'a long new one');
  expect(await panel.findByText(message)).toBeVisible();
  if (label) expect(panel.getByLabelText(label)).toHaveFocus();
  else expect(panel.getByRole('alert')).toHaveTextContent(message);
  expect(panel.getByLabelText('New password')).toHaveValue('a long new one');
});

it('says when one is away and who stands in, and that one is here after all', async () => {
  const basma = {
    id: 'b',
    email: 'basma@tiraz.example',
    name: 'Basma',
    mayAnswerInquiries: true,
    absence: null,
  };
  let own: object | null = null;
  const sent: unknown[] = [];
  let refusal: Response | undefined = refuse(422, 'absence.invalid', {
    errors: [{ path: 'to', code: 'absence.turned', message: 'No.' }],
  });
  const { user } = await openPage([here], (api) => {
    api.on('GET /api/admin/colleagues', () =>
      Response.json([{ ...mona, name: 'Mona', mayAnswerInquiries: true, absence: own }, basma]),
    );
    api.on('PUT /api/admin/me/absence', async (request) => {
      const absence = (await request.json()) as object;
      const answer = refusal;
      refusal = undefined;
      if (answer) return answer;
      sent.push(absence);
      own = { ...absence, isNow: true };
      return Response.json(own);
    });
    api.on('DELETE /api/admin/me/absence', () => {
      own = null;
      return DONE();
    });
  });
  const panel = within(await screen.findByRole('region', { name: 'Absence' }));
  expect(await panel.findByText('No absence is planned.')).toBeVisible();
  const today = dayInCairo(new Date(), 0);
  const open = async () => {
    await user.click(panel.getByRole('button', { name: 'Say when you are away' }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  await user.type(dialog.getByLabelText('Last day away'), today);
  await user.click(dialog.getByRole('combobox', { name: 'Stand-in' }));
  await user.click(await screen.findByTitle('Basma'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It has to end no earlier than it begins')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The absence is saved')).toBeVisible();
  expect(sent).toEqual([{ from: today, to: today, standInId: 'b' }]);
  expect(await panel.findByText(/^Away until/)).toBeVisible();
  expect(panel.getByText('Basma stands in')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'I am not away' }));
  expect(await panel.findByText('No absence is planned.')).toBeVisible();
});

async function openDigest(saved: Response, language?: Language) {
  const sent: unknown[] = [];
  const given = (api: FakeApi) =>
    void api.on('PUT /api/admin/me/digest', async (request) => {
      sent.push(await request.json());
      return saved.clone();
    });
  const opened = await openPage([here], given, language);
  const name = language === 'ar' ? 'ملخص الصباح' : 'Daily digest';
  return { ...opened, sent, panel: within(await screen.findByRole('region', { name })) };
}

it('switches the daily digest off and on again', async () => {
  const { user, panel, sent } = await openDigest(DONE());
  const toggle = panel.getByRole('switch', { name: 'Send me the daily digest' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('You get no daily digest any more')).toBeVisible();
  await waitFor(() => expect(toggle).not.toBeChecked());
  await user.click(toggle);
  expect(await screen.findByText('You get the daily digest from now on')).toBeVisible();
  await waitFor(() => expect(toggle).toBeChecked());
  expect(sent).toEqual([{ isWanted: false }, { isWanted: true }]);
});

it('leaves the daily digest as it was where that could not be saved', async () => {
  const { user, panel } = await openDigest(refuse(503, 'database.unavailable'), 'ar');
  const toggle = panel.getByRole('switch', { name: 'أرسل إليّ ملخص الصباح' });
  await user.click(toggle);
  expect(await screen.findByText('تعذّر الحفظ. حاول مرة أخرى.')).toBeVisible();
  expect(toggle).toBeChecked();
});

it('offers no digest to whoever may not read inquiries', async () => {
  await openPage([here], (api) => (api.signedIn = monaWithout('inquiries.read')));
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Daily digest' })).toBeNull();
});
