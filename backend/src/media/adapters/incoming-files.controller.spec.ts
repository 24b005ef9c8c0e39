import { beforeAll, describe, expect, it } from '@jest/globals';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { ObjectStore } from '../application/object-store.js';
import { IncomingFilesController } from './incoming-files.controller.js';
import { mediaApp } from './media-app.fixture.js';

const open = () => mediaApp(IncomingFilesController);

describeAdmission(open, { 'PUT /api/objects/incoming/:id': null });

describe('a design that is sent to an upload URL', () => {
  const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
  let app: ControllerApp;
  let store: ObjectStore;
  let url: URL;
  let other: URL;
  beforeAll(async () => {
    app = await open();
    store = app.app.get(ObjectStore);
    const given = async (id: string) => {
      const expiresAt = new Date(Date.now() + 60_000);
      return new URL(
        await store.uploadUrl({ key: `incoming/${id}`, expiresAt, origin: 'https://tiraz.example' }),
      );
    };
    url = await given(ID);
    other = await given(ID.replace('11', '12'));
  });
  const put = (address: string, body = Buffer.from('x'), headers = {}) =>
    app.ask(`PUT ${address}`, { body, headers });

  it.each(['image/png', 'text/html', 'application/json'])('as %s is stored', async (type) => {
    const answer = await put(url.pathname + url.search, Buffer.from('{'), { 'content-type': type });
    expect([answer.status, answer.body]).toEqual([200, '']);
  });

  it('may have 50 MB and no byte more, and leaves what was there', async () => {
    const key = url.pathname.replace('/api/objects/', '');
    const sent = async (bytes: number) => put(url.pathname + url.search, Buffer.alloc(bytes));
    expect(await sent(ARTWORK_LIMITS.fileBytes)).toMatchObject({ status: 200 });
    expect(await sent(ARTWORK_LIMITS.fileBytes + 1)).toMatchObject({
      status: 413,
      body: { code: 'upload.too-large' },
    });
    expect(await store.size(key)).toBe(ARTWORK_LIMITS.fileBytes);
  });

  it('is refused without its own permission', async () => {
    for (const address of [
      url.pathname,
      url.pathname + other.search,
      url.pathname + url.search.replace(/expires=\d/, 'expires=9'),
      (url.pathname + url.search).slice(0, -1),
      `/api/objects/incoming/..%2Fsigning-key${url.search}`,
    ])
      expect(await put(address)).toMatchObject({ status: 403, body: { code: 'upload.refused' } });
  });
});
