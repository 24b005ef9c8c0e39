import { expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { LiveChanges } from '../application/live-changes.js';
import { LiveChangesController } from './live-changes.controller.js';

/** Whose streams end at once: an answer is whole here, or nobody would see it. */
function open() {
  const changes = new LiveChanges({ of: () => Promise.reject(new Error('nobody is asked for')) });
  changes.end();
  return controllerApp({
    controllers: [LiveChangesController],
    providers: [{ provide: LiveChanges, useValue: changes }],
  });
}

describeAdmission(open, { 'GET /api/admin/live': 'own-account.manage' });

it('a stream begins with when to ask again, and nobody on its way keeps or holds it', async () => {
  expect(await (await open()).ask('GET /api/admin/live')).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
    body: 'retry: 2000\n\n',
  });
});
