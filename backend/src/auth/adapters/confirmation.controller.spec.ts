import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { providersOf } from './auth-app.fixture.js';
import { authInMemory } from './auth-in-memory.fixture.js';
import { ConfirmationController } from './confirmation.controller.js';

// What it answers is looked at beside the factors that are confirmed: own-factor and own-passkeys.
describeAdmission(
  () => controllerApp({ controllers: [ConfirmationController], providers: providersOf(authInMemory()) }),
  {
    'GET /api/admin/me/confirmation': 'own-account.manage',
    'POST /api/admin/me/confirmation': 'own-account.manage',
    'POST /api/admin/me/confirmation/question': 'own-account.manage',
    'POST /api/admin/me/confirmation/passkey': 'own-account.manage',
  },
);
