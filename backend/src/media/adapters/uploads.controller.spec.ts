import { beforeEach, describe, expect, it } from '@jest/globals';
import { pictureFile } from '../../../e2e/picture-files.js';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { FileUploadsController } from './file-uploads.controller.js';
import { mediaApp } from './media-app.fixture.js';
import { UploadsController } from './uploads.controller.js';

describeAdmission(() => mediaApp(UploadsController), {
  'POST /api/objects/upload': 'catalogue.write',
  'PUT /api/objects/finalize': 'catalogue.write',
});

describe('an upload', () => {
  let app: ControllerApp;
  let uploadURL: string;
  const finalize = (imageURL: unknown) =>
    app.ask<{ objectPath: string; code: string }>('PUT /api/objects/finalize', { body: { imageURL } });
  const put = (file: Buffer) => {
    const { pathname, search } = new URL(uploadURL);
    return app.ask(`PUT ${pathname}${search}`, { body: file });
  };

  beforeEach(async () => {
    app = await mediaApp(UploadsController, FileUploadsController);
    ({ uploadURL } = (await app.ask<{ uploadURL: string }>('POST /api/objects/upload')).body);
  });

  it('leads to this server, and becomes a picture once', async () => {
    expect(uploadURL).toMatch(/^http:\/\/localhost:80\/api\/objects\/quarantine\/[\da-f-]{36}\?expires=/);
    expect((await put(await pictureFile('png', 40, 30))).status).toBe(200);
    const [bare] = uploadURL.split('?');

    expect(await finalize(bare)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { objectPath: expect.stringMatching(/^\/objects\/[\da-f-]{36}$/) },
    });
    expect(await finalize(uploadURL)).toMatchObject({ status: 409, body: { code: 'upload.finalized' } });
  });

  it('of nothing, of no picture and of an empty file is refused, and may be sent again', async () => {
    const codeOf = async () => {
      const { status, body } = await finalize(uploadURL);
      return `${status} ${body.code}`;
    };
    expect(await codeOf()).toBe('422 upload.missing');
    await put(Buffer.from('no picture'));
    expect(await codeOf()).toBe('422 picture.unknown-format');
    await put(Buffer.alloc(0));
    expect(await codeOf()).toBe('422 picture.empty');
    await put(await pictureFile('png', 40, 30));
    expect(await codeOf()).toBe('200 undefined');
  });

  it.each<[string, (url: string) => unknown, number, string]>([
    ['another origin', () => 'http://169.254.169.254/latest/meta-data/', 422, 'upload.unknown'],
    ['a file', () => 'file:///etc/passwd', 422, 'upload.unknown'],
    ['an origin as a name', (url) => url.replace('localhost', 'localhost@127.0.0.1'), 422, 'upload.unknown'],
    ['capitals', (url) => url.toUpperCase(), 422, 'upload.unknown'],
    ['a way up', (url) => `${url.split('?')[0]}/../../pictures/x`, 422, 'upload.unknown'],
    ['nothing', () => '', 422, 'upload.unknown'],
    ['too much', (url) => `${url}${'x'.repeat(2_000)}`, 400, 'body.invalid'],
    ['no address', () => undefined, 400, 'body.invalid'],
    ['null', () => null, 400, 'body.invalid'],
    ['an object', (href) => ({ href }), 400, 'body.invalid'],
    ['a list', (url) => [url], 400, 'body.invalid'],
  ])('is finalized from no other URL: %s', async (_, other, status, code) => {
    const answer = await finalize(other(uploadURL));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
