import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { LARGEST_FILE_BYTES } from '../domain/picture.js';
import { FileUploadsController } from './file-uploads.controller.js';
import { mediaApp } from './media-app.fixture.js';
import { UploadsController } from './uploads.controller.js';

describeAdmission(() => mediaApp(FileUploadsController), {
  'PUT /api/objects/quarantine/:id': 'catalogue.write',
});

describe('a file that is sent to an upload URL', () => {
  let app: ControllerApp;
  let place: string;
  let permission: string;
  let otherPermission: string;

  beforeAll(async () => {
    app = await mediaApp(UploadsController, FileUploadsController);
    const given = async () => {
      const { body } = await app.ask<{ uploadURL: string }>('POST /api/objects/upload');
      const { pathname, search } = new URL(body.uploadURL);
      return [pathname, search] as const;
    };
    [place, permission] = await given();
    [, otherPermission] = await given();
  });
  const put = (url: string, body = Buffer.from('x'), headers = {}) =>
    app.ask(`PUT ${url}`, { body, headers });

  it.each(['image/png', 'text/plain; x', 'application/json'])('as %s is stored', async (type) => {
    const answer = await put(place + permission, Buffer.from('{'), { 'content-type': type });
    expect([answer.status, answer.body]).toEqual([200, '']);
  });

  it('may have 5 MB and no byte more', async () => {
    const sent = async (bytes: number) => (await put(place + permission, Buffer.alloc(bytes))).status;
    expect(await sent(LARGEST_FILE_BYTES)).toBe(200);
    expect(await sent(LARGEST_FILE_BYTES + 1)).toBe(413);
  });

  it('is refused without its own permission', async () => {
    for (const url of [
      place,
      place + otherPermission,
      place + permission.replace(/expires=\d/, 'expires=9'),
      (place + permission).slice(0, -1),
      `/api/objects/quarantine/..%2Fsigning-key${permission}`,
      `/api/objects/quarantine/x.part${permission}`,
    ])
      expect(await put(url)).toMatchObject({ status: 403, body: { code: 'upload.refused' } });
    expect(await put(`${place}${permission}&expires=9999999999999`)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
