import { expect, it } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { screen, waitFor } from '@testing-library/react';
import { mona } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../testing/open-staff-area';

const SAYS = 'PUT /api/admin/me/language';

async function open(language: Language, known: Language) {
  const said: unknown[] = [];
  const opened = openStaffArea('/admin/account', {
    language,
    given: (api) => {
      api.signedIn = { ...mona, language: known };
      api.on(SAYS, async (request) => {
        said.push(await request.json());
        return new Response(null, { status: 204 });
      });
    },
  });
  // The page of "Checking your session" has a heading as well.
  await screen.findByRole('button', { name: mona.email });
  return { ...opened, said };
}

it('says in which language the staff area is open, where mails are in another one', async () => {
  const { said } = await open('ar', 'en');
  await waitFor(() => expect(said).toEqual([{ language: 'ar' }]));
});

it('says nothing where they are in this one', async () => {
  const { api } = await open('en', 'en');
  expect(api.calls).not.toContain(SAYS);
});

it('says each language that is chosen, once', async () => {
  const { user, said } = await open('en', 'en');
  await user.click(screen.getByRole('button', { name: mona.email }));
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(said).toEqual([{ language: 'ar' }]));
  await user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(said).toEqual([{ language: 'ar' }, { language: 'en' }]));
});

it('does not argue with another window that says another one', async () => {
  const { user, api, said } = await open('en', 'en');
  api.on('PUT /api/admin/me', () => {
    api.signedIn = { ...mona, name: 'Mona', language: 'ar' };
    return new Response(null, { status: 204 });
  });
  await user.type(await screen.findByLabelText('Name'), 'Mona{Enter}');
  expect(await screen.findByRole('button', { name: 'Mona' })).toBeVisible();
  expect(said).toEqual([]);
});
