import { beforeAll, describe, expect, it } from '@jest/globals';
import { HONEST_FILES } from '../../../e2e/artwork-files.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { artworkInMemory, INQUIRY } from './artwork-in-memory.fixture.js';
import { InquiryArtwork } from '../application/inquiry-artwork.js';
import { StaffArtworkController } from './staff-artwork.controller.js';

type Fakes = Awaited<ReturnType<typeof artworkInMemory>>;
async function open(given?: Fakes): Promise<ControllerApp> {
  const { attached } = given ?? (await artworkInMemory());
  return controllerApp({
    controllers: [StaffArtworkController],
    providers: [{ provide: InquiryArtwork, useValue: attached }],
  });
}

describeAdmission(open, { 'GET /api/admin/inquiries/:id/artwork': 'inquiries.read' });

describe('the artwork of an inquiry', () => {
  let app: ControllerApp;
  let id: string;
  beforeAll(async () => {
    const fakes = await artworkInMemory();
    const file = await HONEST_FILES['logo.png']();
    const place = await fakes.uploaded(file, undefined, "it's (ش).png");
    id = place.id;
    await fakes.attached.attach(INQUIRY, 'shirt', place);
    await fakes.looks.lookAtAll();
    app = await open(fakes);
  });

  it('is listed', async () => {
    const listed = await app.ask(`GET /api/admin/inquiries/${INQUIRY}/artwork`);
    expect(listed).toMatchObject({ status: 200, body: [{ id, fileName: "it's (ش).png", placement: null }] });
  });

  it('is that of an inquiry that there is', async () => {
    const unknown = { status: 404, body: { code: 'inquiry.unknown' } };
    expect(await app.ask(`GET /api/admin/inquiries/${UNKNOWN_ID}/artwork`)).toMatchObject(unknown);
  });
});
