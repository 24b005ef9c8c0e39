/** Amazon's name for S3 wherever a bucket is; each region has one of its own, and requests are signed for that. */
const AMAZON = 's3.amazonaws.com';

/**
 * The origin that requests to an S3 store go to, those of browsers too: what the page's policy has to allow is what the
 * backend signs for.
 *
 * @param endpoint an http or https URL
 * @param region as in `S3_REGION`
 */
export function storeOrigin(endpoint: string, region: string): string {
  const url = new URL(endpoint);
  if (url.hostname === AMAZON) url.hostname = `s3.${region}.amazonaws.com`;
  return url.origin;
}

/** Where nothing else is said. */
export const DEFAULT_REGION = 'us-east-1';
