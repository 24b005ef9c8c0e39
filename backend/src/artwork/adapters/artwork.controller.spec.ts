import { beforeAll, describe, expect, it } from '@jest/globals';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { artworkInMemory } from './artwork-in-memory.fixture.js';
import { ArtworkUploads } from '../application/artwork-uploads.js';
import { ArtworkController } from './artwork.controller.js';

type Fakes = Awaited<ReturnType<typeof artworkInMemory>>;
async function open(given?: Fakes): Promise<ControllerApp> {
  const { uploads } = given ?? (await artworkInMemory());
  return controllerApp({
    controllers: [ArtworkController],
    providers: [{ provide: ArtworkUploads, useValue: uploads }],
  });
}

describeAdmission(open, {
  'GET /api/artwork': null,
  'PUT /api/artwork/:id/finish': null,
  'GET /api/artwork/:id/preview': null,
  'DELETE /api/artwork/:id': null,
});

describe('a design', () => {
  let logo: Buffer;
  beforeAll(async () => {
    logo = await HONEST_FILES['logo.png']();
  });

  it('is finished, listed, pictured and taken back with its draft alone', async () => {
    const fakes = await artworkInMemory();
    const app = await open(fakes);
    const announced = { fileName: 'شعار.svg', bytes: 1_000 };
    const place = await fakes.uploads.announce(announced, undefined, 'http://localhost');
    await fakes.put(place.uploadUrl, logo);
    const own = { headers: { 'artwork-draft': place.draft } };
    const one = `/api/artwork/${place.id}`;
    expect(await app.ask(`PUT ${one}/finish`)).toMatchObject({
      status: 404,
      body: { code: 'artwork.missing' },
    });
    expect(await app.ask(`PUT ${one}/finish`, own)).toMatchObject({ status: 200, body: { kind: 'png' } });
    await fakes.looks.lookAtAll();
    expect(await app.ask('GET /api/artwork')).toMatchObject({ status: 200, body: [] });
    expect(await app.ask('GET /api/artwork', own)).toMatchObject({
      body: [{ id: place.id, fileName: 'شعار.svg', state: 'done', facts: { widthPx: 800 } }],
    });
    expect(await app.ask(`GET ${one}/preview`)).toMatchObject({ status: 404 });
    expect(await app.ask(`GET ${one}/preview`, own)).toMatchObject({
      status: 200,
      body: 'a picture',
      headers: {
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
    expect(await app.ask(`DELETE ${one}`)).toMatchObject({ status: 204 });
    expect(await app.ask('GET /api/artwork', own)).toMatchObject({ body: [{ id: place.id }] });
    expect(await app.ask(`DELETE ${one}`, own)).toMatchObject({ status: 204 });
    expect(await app.ask('GET /api/artwork', own)).toMatchObject({ body: [] });
  });

  it('that is not there is neither finished nor pictured; a draft of another form has none', async () => {
    const app = await open();
    for (const draft of ['', 'x', 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA']) {
      const given = { headers: { 'artwork-draft': draft } };
      expect(await app.ask('GET /api/artwork', given)).toMatchObject({ status: 200, body: [] });
      for (const route of [`PUT /api/artwork/${UNKNOWN_ID}/finish`, `GET /api/artwork/${UNKNOWN_ID}/preview`])
        expect(await app.ask(route, given)).toMatchObject({ status: 404, body: { code: 'artwork.missing' } });
    }
    expect(await app.ask('PUT /api/artwork/no-id/finish')).toMatchObject({ status: 400 });
  });
});
