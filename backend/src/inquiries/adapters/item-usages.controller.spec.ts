import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { ItemUsages } from '../application/item-usages.js';
import { ItemUsagesController } from './item-usages.controller.js';
import { InMemoryItemUsages } from './item-usages.in-memory.js';

const USAGE = '/api/admin/item-usage';
const FABRIC = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const COMMON = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12';

const open = () => {
  const often = Array.from({ length: 10_001 }, () => [COMMON]);
  const asked = [[FABRIC, COMMON], [FABRIC], [COMMON], ...often];
  return controllerApp({
    controllers: [ItemUsagesController],
    providers: [{ provide: ItemUsages, useValue: new InMemoryItemUsages(asked) }],
  });
};

describeAdmission(open, { [`GET ${USAGE}/:id`]: 'catalogue.read' });

describe('how often an item was asked for', () => {
  let app: ControllerApp;
  beforeAll(async () => {
    app = await open();
  });

  it.each([
    [FABRIC.toUpperCase(), { inquiries: 2, hasMore: false }],
    [COMMON, { inquiries: 10_000, hasMore: true }],
    [UNKNOWN_ID, { inquiries: 0, hasMore: false }],
  ])('%s: %o', async (id, body) => {
    expect(await app.ask(`GET ${USAGE}/${id}`)).toMatchObject({ status: 200, body });
  });

  it('is not said of what is no id', async () => {
    expect((await app.ask(`GET ${USAGE}/fabric`)).status).toBe(400);
  });
});
