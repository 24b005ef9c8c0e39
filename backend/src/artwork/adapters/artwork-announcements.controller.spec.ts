import { describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { ArtworkUploads, type UploadPlace } from '../application/artwork-uploads.js';
import { ArtworkAnnouncementsController } from './artwork-announcements.controller.js';
import { artworkInMemory } from './artwork-in-memory.fixture.js';

async function open(): Promise<ControllerApp> {
  const { uploads } = await artworkInMemory();
  return controllerApp({
    controllers: [ArtworkAnnouncementsController],
    providers: [{ provide: ArtworkUploads, useValue: uploads }],
  });
}

describeAdmission(open, { 'POST /api/artwork': null });

describe('a design', () => {
  const announce = (app: ControllerApp, body: object = { fileName: ' شعار.svg ', bytes: 1_000 }) =>
    app.ask<UploadPlace>('POST /api/artwork', { body });

  it('is given a place of its own to be uploaded to', async () => {
    const { status, body: place } = await announce(await open());
    expect([status, new URL(place.uploadUrl).pathname]).toEqual([201, `/api/objects/incoming/${place.id}`]);
  });

  it.each([
    [{ bytes: 1 }, 400, 'body.invalid'],
    [{ fileName: '', bytes: 1 }, 400, 'body.invalid'],
    [{ fileName: 'a\nb', bytes: 1 }, 400, 'body.invalid'],
    [{ fileName: 'a', bytes: 0 }, 400, 'body.invalid'],
    [{ fileName: 'a', bytes: 1.5 }, 400, 'body.invalid'],
    [{ fileName: 'a', bytes: 1, draft: 'short' }, 400, 'body.invalid'],
    [{ fileName: 'a', bytes: 52_428_801 }, 413, 'artwork.too-large'],
    [{ fileName: 'a', bytes: 1, draft: 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA' }, 404, 'artwork.unknown-draft'],
  ])('announced as %j is refused: %i %s', async (body, status, code) => {
    expect(await announce(await open(), body)).toMatchObject({ status, body: { code } });
  });
});
