import { beforeAll, describe, expect, it } from '@jest/globals';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import { CustomerLinks } from '../../customer-links/index.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { InquiryArtwork } from '../application/inquiry-artwork.js';
import { artworkInMemory, INQUIRY } from './artwork-in-memory.fixture.js';
import { CustomerArtworkController } from './customer-artwork.controller.js';

type Fakes = Awaited<ReturnType<typeof artworkInMemory>>;
const OPENED: Record<string, { inquiryId: string }> = {
  good: { inquiryId: INQUIRY },
  another: { inquiryId: UNKNOWN_ID },
};

async function open(given?: Fakes): Promise<ControllerApp> {
  const { attached } = given ?? (await artworkInMemory());
  return controllerApp({
    controllers: [CustomerArtworkController],
    providers: [
      { provide: InquiryArtwork, useValue: attached },
      { provide: CustomerLinks, useValue: { open: async (token: string) => OPENED[token] } },
    ],
  });
}

describeAdmission(open, {
  'GET /api/requests/:token/artwork': null,
  'GET /api/requests/:token/artwork/:artworkId/preview': null,
});

describe('the artwork behind a link', () => {
  let app: ControllerApp;
  let id: string;
  beforeAll(async () => {
    const fakes = await artworkInMemory();
    const place = await fakes.uploaded(await HONEST_FILES['logo.png']());
    id = place.id;
    await fakes.attached.attach(INQUIRY, 'shirt', place);
    await fakes.looks.lookAtAll();
    app = await open(fakes);
  });

  it('is listed and pictured for whoever has it', async () => {
    const listed = await app.ask('GET /api/requests/good/artwork');
    expect(listed).toMatchObject({ status: 200, body: [{ id, fileName: 'logo.png', placement: null }] });
    const pictured = await app.ask(`GET /api/requests/good/artwork/${id}/preview`);
    expect(pictured).toMatchObject({
      status: 200,
      body: 'a picture',
      headers: { 'content-type': 'image/png' },
    });
    expect(pictured.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(listed.headers['cache-control']).toContain('no-store');
  });

  it('is nothing of another inquiry, and of no link that leads nowhere', async () => {
    for (const [token, artwork, code] of [
      ['good', UNKNOWN_ID, 'artwork.missing'],
      ['another', id, 'inquiry.unknown'],
      ['wrong', id, 'link.unknown'],
    ])
      expect(await app.ask(`GET /api/requests/${token}/artwork/${artwork}/preview`)).toMatchObject({
        status: 404,
        body: { code },
      });
    expect(await app.ask('GET /api/requests/wrong/artwork')).toMatchObject({
      status: 404,
      body: { code: 'link.unknown' },
    });
  });
});
