import { beforeAll, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { LeadTimes } from '../application/lead-times.js';
import { LeadTimesController } from './lead-times.controller.js';

const open = () =>
  controllerApp({
    controllers: [LeadTimesController],
    providers: [
      {
        provide: LeadTimes,
        useValue: {
          of: async (pieces: number) => ({
            sample: { fromDays: 10, toDays: 15, from: '2026-12-08', to: '2026-12-15' },
            production: { fromDays: pieces, toDays: pieces, weeks: 5 },
          }),
        },
      },
    ],
  });

describeAdmission(open, { 'GET /api/lead-times': null });

let app: ControllerApp;
beforeAll(async () => {
  app = await open();
});
const ask = (query: string) => app.ask(`GET /api/lead-times${query}`, { permissions: null });

it('answers for a number of pieces', async () => {
  expect(await ask('?quantity=250')).toMatchObject({
    status: 200,
    body: { production: { fromDays: 250, toDays: 250 } },
  });
});

it.each([
  '',
  '?quantity=',
  '?quantity=0',
  '?quantity=1000001',
  '?quantity=2.5',
  '?quantity=1e2',
  '?quantity=many',
  '?pieces=250',
])('takes no %s', async (query) => {
  expect((await ask(query)).status).toBe(400);
});

it.each(['', '?quantity=', '?quantity=many'])('does not call %s too large', async (query) => {
  expect((await ask(query)).body).toMatchObject({ errors: [{ path: 'quantity', code: 'field.type' }] });
});
