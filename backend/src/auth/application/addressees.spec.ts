import { expect, it } from '@jest/globals';
import { authInMemory, MONA, useCases } from '../adapters/auth-in-memory.fixture.js';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
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
    new KnownColleagues(accounts, clock, false),
    mailChoices,
    new Owners(accounts, false),
  );
  expect(await addressees.owners()).toEqual([
    { email: MONA.email, language: 'en' },
    { email: 'nadia@tiraz.example', language: 'ar' },
  ]);
  expect(await addressees.addressee(left)).toMatchObject({ mayAnswerInquiries: false });
});

it('the demo account may answer inquiries in demo mode alone', async () => {
  const auth = authInMemory({ isDemo: true });
  await auth.staff.ensureFirst();
  const { id } = (await auth.accounts.find(DEMO_ACCOUNT.email))!;
  expect(await auth.colleagues.colleague(id)).toMatchObject({ mayAnswerInquiries: true });
  const { colleagues, absences, staff } = useCases(auth, { isDemo: false });
  expect(await colleagues.colleague(id)).toMatchObject({ mayAnswerInquiries: false });
  expect(await colleagues.colleagues()).toMatchObject([{ id, mayAnswerInquiries: false }]);

  const mona = await staff.add(MONA);
  const away = { from: '2026-03-02', to: '2026-03-04', standInId: id };
  await expect(absences.say(mona.id, away, undefined, mona)).rejects.toMatchObject({
    faults: [{ path: 'standInId', code: 'stand-in.may-not-answer' }],
  });
});
