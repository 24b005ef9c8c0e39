// A visitor's design, uploaded and looked at, as the calculator does it.
import { pictureFile } from '../../backend/e2e/picture-files.ts';
import type { Copy } from './copy.ts';
import { timeUntil } from './figures.ts';

const LOOKED_AT_WITHIN_MS = 30_000;

/** @returns the draft, which an inquiry takes along, and the id of its only file */
export async function broughtDesign(copy: Copy): Promise<{ draft: string; id: string }> {
  const file = await pictureFile('png');
  const { body } = await copy.api('/api/artwork', { body: { fileName: 'logo.png', bytes: file.length } });
  const { id, draft, uploadUrl } = body;
  const put = await fetch(uploadUrl, { method: 'PUT', body: Buffer.from(file) });
  if (put.status !== 200) throw new Error(`A design was answered with ${put.status}.`);
  const headers = { 'artwork-draft': draft };
  await copy.api(`/api/artwork/${id}/finish`, { method: 'PUT', headers });
  const isLookedAt = async () => (await copy.api('/api/artwork', { headers })).body[0]?.state === 'done';
  if ((await timeUntil(isLookedAt, LOOKED_AT_WITHIN_MS)) === Infinity)
    throw new Error('Nobody has looked at a design.');
  return { draft, id };
}
