import { Designs, ofDraft, type DesignPlace } from './designs.js';
import { NOTHING, trace, action, type Action, type Item, type Trace, type Walk } from './audit-walk.js';
import { pageErrorExample } from '../src/browser-reports/adapters/page-errors.dto.js';
import { pageReportExample } from '../src/browser-reports/adapters/web-vitals.dto.js';
import { pictureFile } from './picture-files.js';
import { Uploader } from './upload.js';

const CATALOGUE = [
  ['ProductType', 'product-types', 'productType', { basePrice: '450.00' }, 'basePrice'],
  ['Fabric', 'fabrics', 'fabric', { composition: 'Cotton', costMultiplier: '15.00' }, 'costMultiplier'],
  ['Fit', 'fits', 'fit', { priceModifier: '5.00' }, 'priceModifier'],
  ['FinishingQuality', 'finishing-qualities', 'finishingQuality', { priceModifier: '5.00' }, 'priceModifier'],
  ['PrintType', 'print-types', 'printType', { setupCost: '10.00', perItemCost: '5.00' }, 'setupCost'],
  ['Color', 'colors', 'color', { hex: '#1F2A44' }, 'nameAr'],
] as const;

export function catalogueActions(walk: Walk): Action[] {
  return CATALOGUE.flatMap((kind) => kindActions(walk, kind));
}

function kindActions(walk: Walk, [Name, path, kind, fields, price]: (typeof CATALOGUE)[number]): Action[] {
  let item: Item;
  let second: Item;
  const address = `/api/admin/${path}`;
  const create = (name: string) => walk.ask('POST', address, { name, ...fields });
  const created = ({ id, version: _, createdAt: __, updatedAt: ___, ...after }: Item) => [
    trace(`${kind}.created`, [kind, id], null, after),
  ];
  return [
    action(`create${Name}`, async () => (item = await create('First')), created),
    action(`create${Name} again`, async () => (second = await create('Second')), created),
    action(
      `update${Name}`,
      () => walk.ask('PUT', `${address}/${item.id}`, { [price]: '475.00', name: 'First' }),
      ({ id }) => [trace(`${kind}.updated`, [kind, id], { [price]: item[price] }, { [price]: '475.00' })],
    ),
    action(
      `update${Name} to what it is`,
      () => walk.ask('PUT', `${address}/${item.id}`, { name: 'First' }),
      NOTHING,
    ),
    action(
      `order${plural(path)}`,
      async () => {
        const before = await walk.ask<Item[]>('GET', address);
        const ids = before.map(({ id }) => id).filter((id) => id !== second.id);
        ids.splice(ids.indexOf(item.id), 0, second.id);
        return [before, await walk.ask<Item[]>('PUT', `${address}/order`, { ids })];
      },
      ([before = [], after = []]) =>
        movesBetween(before, after).map(({ id, from, to }) =>
          trace(`${kind}.moved`, [kind, id], { sortOrder: from }, { sortOrder: to }),
        ),
    ),
  ];
}

/** In the order in which the server goes through the new list. */
function movesBetween(before: Item[], after: Item[]) {
  const places = new Map(before.map(({ id, sortOrder }) => [id, sortOrder]));
  return after.flatMap(({ id, sortOrder: to }) => {
    const from = places.get(id);
    return from === to ? [] : [{ id, from, to }];
  });
}

function plural(path: string): string {
  return path.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}

export function archiveActions(walk: Walk): Action[] {
  const address = () => `/api/admin/product-types/${walk.selection.productTypeId}`;
  const left = (action: Trace['action']) => () => [
    trace(action, ['productType', walk.selection.productTypeId]),
  ];
  return [
    action('archiveProductType', () => walk.ask('DELETE', address()), left('productType.archived')),
    action(
      'restoreProductType',
      () => walk.ask('POST', `${address()}/restore`),
      left('productType.restored'),
    ),
    action('restoreProductType again', () => walk.ask('POST', `${address()}/restore`), NOTHING),
    action('reportWebVitals', () => walk.ask('POST', '/api/web-vitals', pageReportExample), NOTHING),
    action('reportPageError', () => walk.ask('POST', '/api/page-errors', pageErrorExample), NOTHING),
    action('calculateQuote', () => walk.ask('POST', '/api/calculate-quote', walk.selection), NOTHING),
    action(
      'quoteLadder',
      () => walk.ask('POST', '/api/quote-ladder', { ...walk.selection, quantities: [1, 100] }),
      NOTHING,
    ),
    action(
      'previewPrice',
      () =>
        walk.ask('POST', '/api/admin/price-preview', {
          kind: 'fit',
          id: walk.selection.fitId,
          changes: { priceModifier: '9.00' },
        }),
      NOTHING,
    ),
  ];
}

/** What a visitor brings belongs to nobody until it is sent: then the inquiry's own entry counts it. */
export function designActions(walk: Walk): Action[] {
  const designs = new Designs(() => walk.backend);
  let place: DesignPlace;
  return [
    action('announceArtwork', async () => (place = await designs.announce()), NOTHING),
    action('receiveArtwork', async () => designs.put(place, await pictureFile('png', 64, 48)), NOTHING),
    action('finishArtwork', () => designs.finish(place), NOTHING),
    action(
      'removeArtwork',
      () => walk.backend.ask(`/api/artwork/${place.id}`, { method: 'DELETE', headers: ofDraft(place.draft) }),
      NOTHING,
    ),
  ];
}

export function pictureActions(walk: Walk): Action[] {
  const uploader = () => new Uploader(walk.backend, walk.headers);
  let url = '';
  return [
    action('requestUpload', async () => (url = (await uploader().request()).body.uploadURL), NOTHING),
    action('receiveUpload', async () => uploader().put(url, await pictureFile('png', 64, 48)), NOTHING),
    action(
      'finalizeUpload',
      async () => (await uploader().finalize(url)).body.objectPath,
      (objectPath) => [
        trace('picture.uploaded', ['picture', objectPath.replace('/objects/', '')], null, {
          objectPath,
          width: 64,
          height: 48,
        }),
      ],
    ),
  ];
}
