import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
import { providersOf } from './auth-app.fixture.js';
import { authInMemory } from './auth-in-memory.fixture.js';
import { DemoAccountController } from './demo-account.controller.js';

const open = (auth = authInMemory()) =>
  controllerApp({ controllers: [DemoAccountController], providers: providersOf(auth) });

describeAdmission(open, { 'GET /api/demo-account': null });

it('the demo account is told in demo mode alone', async () => {
  expect((await (await open()).ask('GET /api/demo-account')).body).toEqual({ account: null });
  const demo = authInMemory({ isDemo: true });
  await demo.staff.ensureFirst();

  expect((await (await open(demo)).ask('GET /api/demo-account')).body).toEqual({ account: DEMO_ACCOUNT });
});
