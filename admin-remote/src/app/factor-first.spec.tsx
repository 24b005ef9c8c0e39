import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, mona, refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../testing/open-staff-area';

const CODES = Array.from({ length: 10 }, (_, number) => `${number}-K7QM2-9XWTB`);

function serve(api: FakeApi) {
  api.signedIn = { ...mona, permissions: [], lacksFactor: true };
  api.on('POST /api/admin/me/factor', () =>
    Response.json({ challenge: 'a challenge', key: 'GEZD', address: 'otpauth://totp/Tiraz', expiresAt: '' }),
  );
  api.on('POST /api/admin/me/factor/finish', () => {
    api.signedIn = mona;
    return Response.json({ recoveryCodes: CODES });
  });
  api.on('GET /api/admin/audit-trail', () => Response.json([]));
  api.on('GET /api/admin/audit-trail/people', () => Response.json([]));
}

it('an account that lacks the second factor sets it up, and then is where it was going', async () => {
  const { api, user } = openStaffArea('/admin/audit-trail', { given: serve });
  await user.type(await screen.findByLabelText('Current password'), 'a loom in old Cairo{Enter}');
  await user.type(await screen.findByLabelText('Code'), '287082{Enter}');
  expect(await screen.findByText(CODES[9]!)).toBeVisible();
  const asked = () => api.calls.filter((call) => !/ \/api\/(admin\/me|demo-account)/.test(call));
  expect(asked()).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/audit-trail');
});

it('stays where it is when that is given up, with a way back to it and one out', async () => {
  const { user } = openStaffArea('/admin/dashboard', { given: serve, language: 'ar' });
  await screen.findByLabelText('كلمة المرور الحالية');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'فعّل التحقق بخطوتين' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'تسجيل الخروج' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'فعّل' }));
  expect(await screen.findByLabelText('كلمة المرور الحالية')).toHaveFocus();
});

it('is asked of somebody whose role needs it from now on, at the first refusal', async () => {
  openStaffArea('/admin/dashboard', {
    given: (api) => {
      api.on('GET /api/admin/stats', () => {
        api.signedIn = { ...mona, permissions: [], lacksFactor: true };
        return refuse(403, 'session.factor-required');
      });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
});
