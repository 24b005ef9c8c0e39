import { startFaultProxy } from '../../backend/e2e/fault-proxy.ts';
import { pictureFile } from '../../backend/e2e/picture-files.ts';
import { startS3, s3Variables } from '../../backend/e2e/s3-server.ts';
import { Uploader } from '../../backend/e2e/upload.ts';
import { tally, timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const UPLOADS = 24;
const SIZES = [320, 640, 1280];

proof({
  promise: 'Object store down',
  figure: 'clear 503, the product can still be saved without a picture, no row names a missing object',
  bites:
    'With the refusal of an absent store given another code it prints “finalize answered 503 × 18, 200 × 6, 42 unclear refusals … NOT HELD”.',

  async prove({ start, folder, defer, say }) {
    const s3 = await startS3(folder());
    defer(() => s3.stop());
    const proxy = await startFaultProxy(s3.config.endpoint);
    defer(() => proxy.close());
    const copy = await start({
      env: s3Variables({ ...s3.config, endpoint: proxy.url }),
    });
    const headers = await copy.signIn();
    const uploader = new Uploader({ url: copy.url, ask: copy.api }, headers);
    const png = await pictureFile('png');

    const unclear: number[] = [];
    const outcomes: number[] = [];
    let saved = 0;
    for (let upload = 0; upload < UPLOADS; upload += 1) {
      const fault = upload % 2 ? 'freeze' : 'cut';
      const failing = 1 + (upload % 4);
      const { uploadURL } = (await uploader.request()).body;
      await uploader.put(uploadURL, png);
      let written = 0;
      proxy.onRequest = (text) => {
        if (/^PUT \S*\/pictures\//.test(text) && (written += 1) === failing) proxy.behave = fault;
      };
      const answer = await uploader.finalize(uploadURL);
      outcomes.push(answer.status);
      proxy.onRequest = () => {};
      proxy.behave = fault;
      for (const { status, body, headers: sent } of [
        await uploader.request(),
        ...(answer.status === 200 ? [] : [answer]),
      ]) {
        if (
          status !== 503 ||
          !('code' in body) ||
          body.code !== 'store.unavailable' ||
          !sent.get('retry-after')
        )
          unclear.push(status);
      }
      const product = { name: `Kaftan ${upload}`, basePrice: '1.00', imageUrl: '' };
      saved += Number(
        (await copy.api('/api/admin/product-types', { headers, body: product })).status === 201,
      );
      proxy.behave = 'pass';
      await timeUntil(copy.isReady, 20_000);
    }
    say(`${UPLOADS} uploads, the store failing at one of their steps`);

    const rows = await copy.sql('SELECT id FROM pictures');
    let missing = 0;
    for (const { id } of rows) {
      for (const width of SIZES)
        missing += Number((await copy.api(`/objects/${id}?w=${width}`)).status !== 200);
    }
    return {
      held: unclear.length === 0 && saved === UPLOADS && missing === 0 && outcomes.includes(503),
      measured:
        `finalize answered ${tally(outcomes)}, ${unclear.length} unclear refusals; ${saved} of ${UPLOADS} products saved without a picture; ` +
        `${missing} objects missing of ${rows.length} rows`,
    };
  },
});
