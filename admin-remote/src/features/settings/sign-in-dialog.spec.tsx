import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Settings } from '@tiraz/api-client/staff';
import { FakeApi, mona, refuse, show } from '@tiraz/staff-kit/testing';
import { SignInDialog } from './sign-in-dialog';

it('asks nobody whose choice stands where both chose the same roles', async () => {
  const settings = { factorRoles: [] as Settings['factorRoles'], version: 1 } as Settings;
  const theirs: Settings = { ...settings, factorRoles: ['production', 'sales'], version: 2 };
  const api = new FakeApi().on('PUT /api/admin/settings', (request) =>
    request.headers.get('if-match') === '"1"'
      ? refuse(412, 'entity.stale', { current: theirs })
      : Response.json(theirs),
  );
  api.signedIn = mona;
  globalThis.fetch = api.fetch as typeof fetch;
  const user = show(<SignInDialog settings={settings} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox'));
  for (const role of ['Sales', 'Production']) await user.click(await screen.findByTitle(role));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings are saved')).toBeVisible();
});
