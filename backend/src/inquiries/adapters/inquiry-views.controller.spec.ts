import { beforeEach, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { ManageViews } from '../application/manage-views.js';
import { SavedViews } from '../application/saved-views.js';
import { InquiryOrderQuery } from './inquiry-filter.dto.js';
import { InquiryViewsController } from './inquiry-views.controller.js';
import { viewExample } from './inquiry-views.dto.js';
import { InMemoryViews } from './views.in-memory.js';

const VIEWS = '/api/admin/inquiry-views';
const FILTERS = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(InquiryOrderQuery, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];
const open = () =>
  controllerApp({
    controllers: [InquiryViewsController],
    providers: [
      { provide: SavedViews, useValue: new ManageViews(new InMemoryTransactions(), new InMemoryViews()) },
    ],
  });

describeAdmission(open, {
  [`GET ${VIEWS}`]: 'inquiries.read',
  [`POST ${VIEWS}`]: 'own-account.manage',
  [`PUT ${VIEWS}/:id`]: 'own-account.manage',
  [`DELETE ${VIEWS}/:id`]: 'own-account.manage',
});

describe('views of the list', () => {
  let app: ControllerApp;
  beforeEach(async () => {
    app = await open();
  });
  const save = (body: object) => app.ask(`POST ${VIEWS}`, { body });

  it('are saved once, renamed, and removed', async () => {
    const { status, body } = await save({ ...viewExample, name: '  Mine \u{1F455} ' });
    expect([status, body]).toMatchObject([201, { name: 'Mine \u{1F455}', filter: viewExample.filter }]);
    expect((await save({ ...viewExample, name: 'Mine \u{1F455}' })).body).toEqual(body);
    const { id } = body as unknown as { id: string };
    const first = { ...viewExample, name: 'عندي', isFirst: true };
    expect(await app.ask(`PUT ${VIEWS}/${id}`, { body: first })).toMatchObject({ status: 200, body: { id } });
    expect((await app.ask(`GET ${VIEWS}`)).body).toEqual([{ ...first, id, filter: expect.anything() }]);
    expect((await app.ask(`DELETE ${VIEWS}/${id}`)).status).toBe(204);
    expect((await app.ask(`GET ${VIEWS}`)).body).toEqual([]);
    expect(await app.ask(`PUT ${VIEWS}/${UNKNOWN_ID}`, { body: first })).toMatchObject({
      status: 404,
      body: { code: 'view.unknown' },
    });
  });

  it('have a name each', async () => {
    await save(viewExample);
    expect(await save({ ...viewExample, isFirst: true })).toMatchObject({
      status: 409,
      body: { code: 'view.name-taken', errors: [{ path: 'name' }] },
    });
  });

  it.each<[string, object]>([
    ['without a name', { name: ' ' }],
    ['with nothing to see in its name', { name: '\u200B\u2800' }],
    ['with too long a name', { name: 'م'.repeat(41) }],
    ['with a name of two lines', { name: 'Mine\nnew' }],
    ['without a filter', { filter: undefined }],
    ['with a filter that is none', { filter: 'status=new' }],
    ['with a list for a filter', { filter: [] }],
    ['with a page', { filter: { cursor: 'x' } }],
    ['with an unknown status', { filter: { status: 'lost' } }],
    ['with an unknown order', { filter: { sort: 'notes' } }],
    ['with no owner that there could be', { filter: { owner: 'Salma' } }],
    ['that may or may not be first', { isFirst: 'yes' }],
    ['of somebody', { staffId: UNKNOWN_ID }],
  ])('are not saved %s', async (_, change) => {
    expect(await save({ ...viewExample, ...change })).toMatchObject({
      status: 400,
      body: { code: 'body.invalid' },
    });
  });

  it.each([
    ['a day that no calendar has', { from: '2026-02-31' }],
    ['an end before its beginning', { from: '2026-02-20', to: '2026-02-19' }],
    ['a highest value below the lowest', { minValue: '2', maxValue: '1' }],
  ])('are not saved with %s', async (_, filter) => {
    expect(await save({ ...viewExample, filter })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it.each(FILTERS)('are not saved with nothing for %s, which their answer could not say', async (field) => {
    expect(await save({ ...viewExample, filter: { [field]: null } })).toMatchObject({
      status: 400,
      body: { code: 'body.invalid', errors: [{ path: `filter.${field}` }] },
    });
  });

  it('are kept when what they name is unknown', async () => {
    const filter = { productType: UNKNOWN_ID, owner: UNKNOWN_ID };
    expect(await save({ ...viewExample, filter })).toMatchObject({ status: 201, body: { filter } });
  });
});
