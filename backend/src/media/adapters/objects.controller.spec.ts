import { beforeAll, describe, expect, it } from '@jest/globals';
import { pictureFile } from '../../../e2e/picture-files.js';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { FileUploadsController } from './file-uploads.controller.js';
import { mediaApp } from './media-app.fixture.js';
import { ObjectsController } from './objects.controller.js';
import { UploadsController } from './uploads.controller.js';

describeAdmission(() => mediaApp(ObjectsController), { 'GET /objects/:id': null });

describe('a picture', () => {
  let app: ControllerApp;
  let objectPath: string;

  beforeAll(async () => {
    app = await mediaApp(ObjectsController, UploadsController, FileUploadsController);
    const { uploadURL } = (await app.ask<{ uploadURL: string }>('POST /api/objects/upload')).body;
    const { pathname, search } = new URL(uploadURL);
    await app.ask(`PUT ${pathname}${search}`, { body: await pictureFile('png', 400, 300) });
    const finalized = await app.ask<{ objectPath: string }>('PUT /api/objects/finalize', {
      body: { imageURL: uploadURL },
    });
    ({ objectPath } = finalized.body);
  });
  const get = (path: string) => app.ask(`GET ${path}`, { permissions: null });

  it.each(['', '?w=320', '?w=640', '?w=1280'])(
    'is for everybody, for ever, as nothing but a picture: %s',
    async (width) => {
      const { status, headers } = await get(objectPath + width);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    },
  );

  it.each(['?w=', '?w=321', '?w=1e3', '?w=0320', '?w=320px'])('has no width %s', async (width) => {
    expect(await get(objectPath + width)).toMatchObject({
      status: 400,
      headers: { 'cache-control': 'no-store' },
      body: { code: 'picture.odd-width', errors: [{ path: 'w' }] },
    });
  });

  it.each([UNKNOWN_ID, 'none', '..%2Fquarantine', 'signing-key', 'quarantine'])(
    'is missing at %s',
    async (id) => {
      expect(await get(`/objects/${id}`)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    },
  );
});
