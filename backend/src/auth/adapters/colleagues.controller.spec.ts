import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { ColleaguesController } from './colleagues.controller.js';

describeAdmission(
  () => controllerApp({ controllers: [ColleaguesController], providers: providersOf(authInMemory()) }),
  { 'GET /api/admin/colleagues': 'own-account.manage' },
);

it('colleagues are all who have an account, and inquiries may be of those who may answer and are switched on', async () => {
  const auth = authInMemory();
  const { id } = await auth.staff.add(MONA);
  const roles = ['sales', 'viewer', 'sales'] as const;
  const others = [];
  for (const [index, role] of roles.entries())
    others.push(await auth.staff.add({ ...MONA, email: `n${index}@tiraz.example` }, role));
  await auth.people.change(others[2]!.id, { isActive: false }, undefined, { id, email: MONA.email });
  const app = await startWith(auth, [ColleaguesController]);
  const answer = await app.inject({ url: '/api/admin/colleagues', headers: await cookieOf(auth, MONA) });
  const known = answer.json<{ email: string; mayAnswerInquiries: boolean; absence: unknown }[]>();
  expect(known.map(({ email, mayAnswerInquiries, absence }) => [email, mayAnswerInquiries, absence])).toEqual(
    [
      [MONA.email, true, null],
      ['n0@tiraz.example', true, null],
      ['n1@tiraz.example', false, null],
      ['n2@tiraz.example', false, null],
    ],
  );
});
