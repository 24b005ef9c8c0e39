import { expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import { Addressees } from './addressees.js';
import { KnownColleagues } from './known-colleagues.js';
import { Owners } from './owners.js';

const password = 'a loom in new Cairo';

it('owners are those who could sign in as one, each with the language of the account', async () => {
  const auth = authInMemory();
  await auth.staff.add(MONA);
  const { id: nadia } = await auth.staff.add({ email: 'nadia@tiraz.example', password });
  const { id: left } = await auth.staff.add({ email: 'left@tiraz.example', password });
  await auth.staff.add({ email: 'omar@tiraz.example', password }, 'sales');
  await auth.accounts.change(left, { isActive: false });
  await auth.mailChoices.change(nadia, { language: 'ar' });
  const { accounts, clock, mailChoices } = auth;
  const addressees = new Addressees(
    new KnownColleagues(accounts, clock),
    mailChoices,
    new Owners(accounts, false),
  );
  expect(await addressees.owners()).toEqual([
    { email: MONA.email, language: 'en' },
    { email: 'nadia@tiraz.example', language: 'ar' },
  ]);
  expect(await addressees.addressee(left)).toMatchObject({ mayAnswerInquiries: false });
});
