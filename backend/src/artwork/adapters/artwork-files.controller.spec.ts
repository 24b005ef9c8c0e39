import { beforeAll, describe, expect, it } from '@jest/globals';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { artworkInMemory, INQUIRY } from './artwork-in-memory.fixture.js';
import { InquiryFiles } from '../application/inquiry-files.js';
import { ArtworkFilesController } from './artwork-files.controller.js';

type Fakes = Awaited<ReturnType<typeof artworkInMemory>>;
async function open(given?: Fakes): Promise<ControllerApp> {
  const { attached } = given ?? (await artworkInMemory());
  return controllerApp({
    controllers: [ArtworkFilesController],
    providers: [{ provide: InquiryFiles, useValue: attached }],
  });
}

describeAdmission(open, {
  'GET /api/admin/inquiries/:id/artwork/:artworkId/preview': 'inquiries.read',
  'GET /api/admin/inquiries/:id/artwork/:artworkId/file': 'inquiries.read',
});

const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
};

describe('the artwork of an inquiry', () => {
  let app: ControllerApp;
  let id: string;
  let file: Buffer;
  beforeAll(async () => {
    const fakes = await artworkInMemory();
    file = await HONEST_FILES['logo.png']();
    const place = await fakes.uploaded(file, undefined, "it's (ش).png");
    id = place.id;
    await fakes.attached.attach(INQUIRY, 'shirt', place);
    await fakes.looks.lookAtAll();
    app = await open(fakes);
  });

  it('is pictured', async () => {
    const pictured = await app.ask(`GET /api/admin/inquiries/${INQUIRY}/artwork/${id}/preview`);
    expect(pictured).toMatchObject({
      status: 200,
      body: 'a picture',
      headers: { 'content-type': 'image/png' },
    });
    expect(pictured.headers).toMatchObject(HARMLESS);
  });

  it('is downloaded as a file that no browser opens', async () => {
    const answer = await app.ask<string>(`GET /api/admin/inquiries/${INQUIRY}/artwork/${id}/file`);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        ...HARMLESS,
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''it%27s%20%28%D8%B4%29.png",
        'content-length': String(file.length),
      },
    });
  });

  it('is not that of another one', async () => {
    const missing = { status: 404, body: { code: 'artwork.missing' } };
    const unknown = { status: 404, body: { code: 'inquiry.unknown' } };
    expect(await app.ask(`GET /api/admin/inquiries/${INQUIRY}/artwork/${UNKNOWN_ID}/file`)).toMatchObject(
      missing,
    );
    for (const route of ['preview', 'file'])
      expect(await app.ask(`GET /api/admin/inquiries/${UNKNOWN_ID}/artwork/${id}/${route}`)).toMatchObject(
        unknown,
      );
  });
});
