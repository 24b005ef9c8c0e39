import { expect, it, jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { type FakeApi, mona, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const CODES = Array.from({ length: 10 }, (_, number) => `${number}-K7QM2-9XWTB`);
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const begun = {
  challenge: 'a challenge',
  key: KEY,
  address: `otpauth://totp/Tiraz:mona%40tiraz.example?secret=${KEY}&issuer=Tiraz`,
  expiresAt: '2026-03-01T08:30:00.000Z',
};
const SET_UP = {
  since: '2026-03-01T08:00:00.000Z',
  hasApp: true,
  recoveryCodesLeft: 10,
  isObligatory: false,
};

/** Opens the page of somebody who has no second factor, or has one. */
async function openPage(isSetUp: boolean, given?: (api: FakeApi) => void, language?: Language) {
  let factor: object = isSetUp
    ? SET_UP
    : { since: null, hasApp: false, recoveryCodesLeft: 0, isObligatory: false };
  const sent: unknown[] = [];
  const opened = openStaffArea('/admin/account', {
    ...(language && { language }),
    given: (api) => {
      const answer = (path: string, respond: () => Response) =>
        api.on(`POST /api/admin/me/${path}`, async (request) => {
          sent.push(await request.json());
          return respond();
        });
      api.on('GET /api/admin/me/sessions', () => Response.json([]));
      api.on('GET /api/admin/me/passkeys', () => Response.json({ host: 'localhost', passkeys: [] }));
      api.on('POST /api/admin/me/confirmation/question', () =>
        Response.json({
          challenge: 'x',
          hasApp: true,
          passkeys: [],
          passkeyHost: 'localhost',
          expiresAt: '',
        }),
      );
      api.on('GET /api/admin/me/factor', () => Response.json(factor));
      answer('factor', () => Response.json(begun));
      answer('factor/finish', () => {
        factor = SET_UP;
        return Response.json({ recoveryCodes: CODES });
      });
      answer('factor/remove', () => {
        factor = { since: null, hasApp: false, recoveryCodesLeft: 0, isObligatory: false };
        return new Response(null, { status: 204 });
      });
      answer('factor/recovery-codes', () => Response.json({ recoveryCodes: CODES }));
      given?.(api);
    },
  });
  const panel = within(
    await screen.findByRole('region', { name: language === 'ar' ? 'التحقق بخطوتين' : 'Second factor' }),
  );
  return { ...opened, sent, panel };
}
type Opened = Awaited<ReturnType<typeof openPage>>;

async function givePassword({ user }: Opened, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.type(within(dialog).getByLabelText('Current password'), 'a loom in old Cairo{Enter}');
}

/** By its title's text: in tests antd gives every dialog the same id. */
const question = async () =>
  within((await screen.findByText('A code, to be safe')).closest<HTMLElement>('[role=dialog]')!);

it('is set up with the password, the key and a code, and leaves ten recovery codes', async () => {
  const opened = await openPage(false);
  const { user, panel, sent } = opened;
  await user.click(await panel.findByRole('button', { name: 'Set up' }));
  await givePassword(opened, 'Set up the second factor');
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the key' }).querySelector('svg')).not.toBeNull();
  await user.type(screen.getByLabelText('Code'), ' 287 082 {Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.keyboard('{Escape}');
  expect(codes.getByText(CODES[9]!)).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  expect(await panel.findByText('10 recovery codes are left.')).toBeVisible();
  expect(sent).toEqual([
    { currentPassword: 'a loom in old Cairo' },
    { challenge: 'a challenge', code: '287 082' },
  ]);
});

it('stays where it is when the code is wrong, and begins again when it took too long', async () => {
  let refusal = refuse(422, 'code.wrong');
  const opened = await openPage(false, (api) => {
    api.on('POST /api/admin/me/factor/finish', () => refusal);
  });
  const { user, panel } = opened;
  await user.click(await panel.findByRole('button', { name: 'Set up' }));
  await givePassword(opened, 'Set up the second factor');
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(/This code is wrong, or it was used already/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  refusal = refuse(409, 'challenge.over');
  await user.type(screen.getByLabelText('Code'), '1{Enter}');
  expect(await screen.findAllByText('That took too long. Begin again.')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what another tab did meanwhile', async () => {
  let since: string | null = null;
  const opened = await openPage(false, (api) => {
    api.on('GET /api/admin/me/factor', () =>
      Response.json({ since, recoveryCodesLeft: since ? 10 : 0, isObligatory: false }),
    );
    api.on('POST /api/admin/me/factor/finish', () => refuse(409, 'factor.exists'));
  });
  const { user, panel } = opened;
  await user.click(await panel.findByRole('button', { name: 'Set up' }));
  await givePassword(opened, 'Set up the second factor');
  since = '2026-03-01T08:00:00.000Z';
  await user.type(await screen.findByLabelText('Code'), '287082{Enter}');
  expect(await screen.findAllByText('This account has a second factor already.')).not.toHaveLength(0);
  expect(await panel.findByText('10 recovery codes are left.')).toBeVisible();
});

it('gives the focus back to where it came from, whichever step is given up', async () => {
  const opened = await openPage(false);
  const { user, panel } = opened;
  const opener = await panel.findByRole('button', { name: 'Set up' });
  await user.click(opener);
  await givePassword(opened, 'Set up the second factor');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('is removed once a code was given again; what was typed is sent once more', async () => {
  let isConfirmed = false;
  let removals = 0;
  const opened = await openPage(true, (api) => {
    api.on('POST /api/admin/me/factor/remove', () => {
      removals += 1;
      return isConfirmed ? new Response(null, { status: 204 }) : refuse(403, 'session.confirmation-required');
    });
    api.on('POST /api/admin/me/confirmation', async (request) => {
      isConfirmed = (await request.json()).code === '287082';
      return isConfirmed ? new Response(null, { status: 204 }) : refuse(422, 'code.wrong');
    });
  });
  const { user, panel } = opened;
  await user.click(await panel.findByRole('button', { name: 'Remove the app' }));
  await givePassword(opened, 'Remove the authenticator app');
  const again = await question();
  await user.type(again.getByLabelText('Code'), '000000{Enter}');
  expect(await again.findByText(/This code is wrong/)).toBeVisible();
  await user.clear(again.getByLabelText('Code'));
  await user.type(again.getByLabelText('Code'), '287082{Enter}');
  expect(await screen.findAllByText('The authenticator app was removed')).not.toHaveLength(0);
  expect(removals).toBe(2);
});

it.each([
  ['is not offered to be removed where the role needs one', [], 0],
  [
    'is, beside a passkey',
    [{ id: 'phone', name: 'Phone', createdAt: '2026-03-01T08:00:00.000Z', usedAt: null }],
    1,
  ],
])('%s', async (_, passkeys, offers) => {
  const { panel } = await openPage(true, (api) => {
    api.on('GET /api/admin/me/factor', () => Response.json({ ...SET_UP, isObligatory: true }));
    api.on('GET /api/admin/me/passkeys', () => Response.json({ host: 'localhost', passkeys }));
  });
  await panel.findByRole('button', { name: 'New recovery codes' });
  await waitFor(() =>
    expect(panel.queryAllByRole('button', { name: 'Remove the app' })).toHaveLength(offers),
  );
});

it('is not removed by somebody who gives no code, and keeps what was typed', async () => {
  const opened = await openPage(true, (api) => {
    api.on('POST /api/admin/me/factor/remove', () => refuse(403, 'session.confirmation-required'));
  });
  const { user, panel } = opened;
  await user.click(await panel.findByRole('button', { name: 'Remove the app' }));
  await givePassword(opened, 'Remove the authenticator app');
  const again = await question();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  const dialog = within(
    screen.getByText('Remove the authenticator app').closest<HTMLElement>('[role=dialog]')!,
  );
  expect(await dialog.findByText('This did not work. Please try again.')).toBeVisible();
  expect(dialog.getByLabelText('Current password')).toHaveValue('a loom in old Cairo');
});

it('is removed without a second code by whoever signs in again meanwhile', async () => {
  const codes: string[] = [];
  let isConfirmed = false;
  const opened = await openPage(true, (api) => {
    api.on('POST /api/admin/me/factor/remove', () =>
      isConfirmed ? new Response(null, { status: 204 }) : refuse(403, 'session.confirmation-required'),
    );
    api.on('POST /api/admin/login', () =>
      Response.json({ challenge: 'a challenge', expiresAt: '2026-03-01T08:05:00.000Z' }, { status: 202 }),
    );
    api.on('POST /api/admin/login/code', async (request) => {
      codes.push((await request.json()).code);
      isConfirmed = true;
      api.signedIn = mona;
      return Response.json(mona);
    });
    // A code counts once.
    api.on('POST /api/admin/me/confirmation', () => refuse(422, 'code.wrong'));
  });
  const { api, user, panel } = opened;
  await user.click(await panel.findByRole('button', { name: 'Remove the app' }));
  await givePassword(opened, 'Remove the authenticator app');
  const again = await question();
  api.signedIn = undefined;
  await user.type(again.getByLabelText('Code'), '287082{Enter}');
  const title = await screen.findByText('Your session has ended');
  const signIn = within(title.closest<HTMLElement>('[role=dialog]')!);
  await user.type(signIn.getByLabelText('Password'), `${api.password}{Enter}`);
  await user.type(await signIn.findByLabelText('Code'), '287082{Enter}');
  expect(await screen.findAllByText('The authenticator app was removed')).not.toHaveLength(0);
  expect(codes).toEqual(['287082']);
  expect(api.calls.filter((call) => call === 'POST /api/admin/me/confirmation')).toHaveLength(1);
});

it('makes new recovery codes, and copies them where the browser lets it', async () => {
  const opened = await openPage(true);
  await opened.user.click(await opened.panel.findByRole('button', { name: 'New recovery codes' }));
  await givePassword(opened, 'New recovery codes');
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  const copy = () => opened.user.click(codes.getByRole('button', { name: 'Copy' }));
  const writing = jest.spyOn(navigator.clipboard, 'writeText');
  writing.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
  await copy();
  expect(await screen.findAllByText(/The codes are selected: copy them yourself/)).not.toHaveLength(0);
  expect(CODES.every((code) => String(getSelection()).includes(code))).toBe(true);
  await copy();
  expect(await screen.findAllByText('The codes were copied')).not.toHaveLength(0);
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
});

it('says it in Arabic', async () => {
  const { panel } = await openPage(true, undefined, 'ar');
  expect(await panel.findByText('بقيت ١٠ رموز استرداد.')).toBeVisible();
  expect(panel.getByText('مفعّل منذ ١ مارس ٢٠٢٦.')).toBeVisible();
});
