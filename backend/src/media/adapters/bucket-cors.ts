import { Logger } from '@nestjs/common';
import type { Client } from 'minio';

const ANSWERED_WITHIN_MS = 3_000;
/** Content-Type is the only header of an upload that a browser asks for. */
const HEADER = 'content-type';

export interface Uploading {
  bucket: string;
  /** Of the pages that upload. */
  siteOrigin: string;
  /** Under which the store is asked, in this order: the first that answers counts. */
  origins: readonly string[];
}

/**
 * Sees to it that browsers may PUT from the site's pages, which a store has to allow by a CORS rule of its bucket. A
 * bucket without any rule gets ours; rules that somebody made are left alone. What remains forbidden is logged with the
 * rule that would allow it. Never throws.
 *
 * @param client of a store that answers
 */
export async function admitUploads(client: Client, uploading: Uploading): Promise<void> {
  const log = new Logger('ObjectStore');
  const { bucket, siteOrigin } = uploading;
  if (await isAdmitted(uploading)) return;
  const rule = ruleFor(siteOrigin);
  let reason: unknown = 'the bucket has other rules';
  try {
    if (!(await hasRules(client, bucket))) {
      await client.makeRequestAsyncOmit(
        { method: 'PUT', bucketName: bucket, query: 'cors' },
        rule,
        [200, 204],
      );
      reason = 'the store took the rule, and does not follow it';
    }
  } catch (error) {
    reason = error;
  }
  if (await isAdmitted(uploading))
    log.log(`browsers may upload from ${siteOrigin} now: gave ${bucket} a rule`);
  else
    log.warn(
      `browsers cannot upload pictures from ${siteOrigin}: the bucket ${bucket} needs the CORS rule ${rule}`,
      reason,
    );
}

/** As a browser asks before it uploads. */
async function isAdmitted({ bucket, siteOrigin, origins }: Uploading): Promise<boolean> {
  for (const origin of origins) {
    const answer = await fetch(`${origin}/${bucket}/quarantine/preflight`, {
      method: 'OPTIONS',
      headers: {
        origin: siteOrigin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': HEADER,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    }).catch(() => undefined);
    if (!answer) continue;
    await answer.body?.cancel().catch(() => undefined);
    const allows = (header: string, value: string) =>
      (answer.headers.get(`access-control-allow-${header}`) ?? '')
        .split(',')
        .some((each) => ['*', value.toLowerCase()].includes(each.trim().toLowerCase()));
    return answer.ok && allows('origin', siteOrigin) && allows('methods', 'PUT') && allows('headers', HEADER);
  }
  return false;
}

/** @throws what the store refuses with, where asking is not allowed or not known */
async function hasRules(client: Client, bucket: string): Promise<boolean> {
  try {
    await client.makeRequestAsyncOmit({ method: 'GET', bucketName: bucket, query: 'cors' });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'NoSuchCORSConfiguration') return false;
    throw error;
  }
}

function ruleFor(siteOrigin: string): string {
  return (
    `<CORSConfiguration><CORSRule><AllowedOrigin>${siteOrigin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>` +
    `<AllowedHeader>*</AllowedHeader><MaxAgeSeconds>3600</MaxAgeSeconds></CORSRule></CORSConfiguration>`
  );
}
