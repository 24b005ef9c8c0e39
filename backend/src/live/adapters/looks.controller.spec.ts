import { beforeEach, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA } from '../../test-support/controller-app.js';
import { Looks } from '../application/looks.js';
import type { Look } from '../domain/look.js';
import { LooksController } from './looks.controller.js';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12';

const told: Look[] = [];
beforeEach(() => void told.splice(0));

const open = () =>
  controllerApp({
    controllers: [LooksController],
    providers: [{ provide: Looks, useValue: { tell: async (look: Look) => void told.push(look) } }],
  });
const tell = async (body: object) => (await open()).ask('POST /api/admin/live/looks', { body });

describeAdmission(open, { 'POST /api/admin/live/looks': 'inquiries.read' });

it.each([true, false])('a look is told of whoever is signed in: over: %s', async (isOver) => {
  expect(await tell({ inquiryId: ID, isOver })).toMatchObject({ status: 204 });
  expect(told).toEqual([{ inquiryId: ID, isOver, by: MONA.id }]);
});

it.each([
  ['no inquiry', { isOver: false }],
  ['no id of one', { inquiryId: 'TRZ-2026-000001', isOver: false }],
  ['a word for whether it is over', { inquiryId: ID, isOver: 'no' }],
])('%s is refused, and nobody told', async (_, body) => {
  expect(await tell(body)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  expect(told).toEqual([]);
});
