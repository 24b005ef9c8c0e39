// A bucket as an operator prepares it: versioned, with the rules of deploy/s3, and opened to the product's keys by the
// rights that its policy names.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Client } from 'minio';
import { expect } from '../steps.ts';
import type { Ceph } from './ceph.ts';

// The backend's own client of the protocol.
const minio: typeof import('minio') = createRequire(
  new URL('../../../backend/package.json', import.meta.url),
)('minio');

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../deploy/s3/${name}.json`, import.meta.url), 'utf8'));

/**
 * Prepares a bucket with the files of deploy/s3 and works in it with the product's keys.
 * @returns what a product with these rights may do and may not
 */
export async function tryRights(ceph: Ceph): Promise<string> {
  const bucket = 'prepared';
  const keys = { accessKey: 'product', secretKey: 'of-the-product' };
  await ceph.addUser(keys.accessKey, keys);
  const owner = storeClient(ceph);
  await prepareBucket(owner, bucket, { user: keys.accessKey, origin: 'https://tiraz.example' });
  return tryPolicy(bucket, { owner, product: storeClient({ endpoint: ceph.endpoint, keys }) });
}

function storeClient({ endpoint, keys }: Pick<Ceph, 'endpoint' | 'keys'>): Client {
  const { hostname, port } = new URL(endpoint);
  return new minio.Client({
    ...{ endPoint: hostname, port: Number(port), useSSL: false, region: 'us-east-1', pathStyle: true },
    ...keys,
  });
}

/**
 * @param bucket that does not exist yet
 * @param given `user`: of the store, who gets the rights of policy.json; `origin`: of the site's pages
 */
async function prepareBucket(
  owner: Client,
  bucket: string,
  { user, origin }: { user: string; origin: string },
): Promise<void> {
  await owner.makeBucket(bucket);
  await owner.setBucketVersioning(bucket, { Status: 'Enabled' });
  await owner.setBucketLifecycle(bucket, { Rule: read('lifecycle').Rules });
  const cors = corsRules(origin);
  const headers = { 'Content-MD5': createHash('md5').update(cors).digest('base64') };
  const put = { method: 'PUT', bucketName: bucket, query: 'cors', headers };
  await owner.makeRequestAsyncOmit(put, cors, [200, 204]);
  const policy: { Statement: { Principal?: object }[] } = read('policy');
  for (const statement of policy.Statement) statement.Principal = { AWS: [`arn:aws:iam:::user/${user}`] };
  const own = JSON.stringify(policy).replaceAll('arn:aws:s3:::tiraz', `arn:aws:s3:::${bucket}`);
  await owner.setBucketPolicy(bucket, own);
}

/**
 * What the keys of policy.json may do and may not. Several files are deleted in one request, as the jobs of every
 * hour do.
 * @returns what was seen
 */
async function tryPolicy(
  bucket: string,
  { owner, product }: { owner: Client; product: Client },
): Promise<string> {
  const document = 'documents/drill.pdf';
  const picture = 'pictures/drill';
  const deleted = ['artwork/drill', 'incoming/drill', picture, 'quarantine/drill'];
  for (const key of [document, ...deleted]) await owner.putObject(bucket, key, 'drill');
  const seen = await answerOf(product.statObject(bucket, document));
  expect(seen === 'done', `may not read a document: ${seen}`);
  // Its types have each of them under `Error`.
  const kept = (await product.removeObjects(bucket, [document, ...deleted])) as {
    Key?: string;
    Code?: string;
  }[];
  const still = kept.map(({ Key: key, Code: code }) => `${key} ${code}`).join();
  expect(still === `${document} AccessDenied`, `of ${deleted.length + 1} in one request are kept: ${still}`);
  for (const key of deleted) {
    const answer = await answerOf(owner.statObject(bucket, key));
    expect(answer === 'NotFound', `${key} is still there: ${answer}`);
  }
  await owner.statObject(bucket, document);
  const versions = await Array.fromAsync(owner.listObjects(bucket, picture, true, { IncludeVersion: true }));
  const former = versions.find(({ isDeleteMarker }) => !isDeleteMarker);
  expect(former, 'a deleted picture has no former version');
  const mayNot = {
    'delete a document': () => product.removeObject(bucket, document),
    'delete a former version': () => product.removeObject(bucket, picture, { versionId: former.versionId }),
    'write elsewhere': () => product.putObject(bucket, 'elsewhere/drill', 'drill'),
    'change the policy': () => product.setBucketPolicy(bucket, ''),
    'change the lifecycle': () => product.setBucketLifecycle(bucket, null),
    'remove the bucket': () => product.removeBucket(bucket),
  };
  for (const [what, work] of Object.entries(mayNot)) {
    const answer = await answerOf(work());
    expect(answer === 'AccessDenied', `may ${what}: ${answer}`);
  }
  const rules = (await owner.getBucketLifecycle(bucket))?.Rule.length;
  return `${deleted.length} of ${deleted.length + 1} files deleted in one request, the document kept; ${rules} rules of the lifecycle taken; may not ${Object.keys(mayNot).join(', ')}`;
}

interface CorsRule {
  AllowedMethods: string[];
  AllowedHeaders: string[];
  MaxAgeSeconds: number;
}

/** cors.json as the protocol has it. */
function corsRules(origin: string): string {
  const { CORSRules: written }: { CORSRules: CorsRule[] } = read('cors');
  const rules = written.map((rule) => {
    const each = (name: string, values: string[]) =>
      values.map((value) => `<${name}>${value}</${name}>`).join('');
    return `<CORSRule>${each('AllowedOrigin', [origin])}${each('AllowedMethod', rule.AllowedMethods)}${each('AllowedHeader', rule.AllowedHeaders)}<MaxAgeSeconds>${rule.MaxAgeSeconds}</MaxAgeSeconds></CORSRule>`;
  });
  return `<CORSConfiguration>${rules.join('')}</CORSConfiguration>`;
}

/** @returns the store's word for why it refuses, or `done` */
async function answerOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    ({ code }) => String(code),
  );
}
