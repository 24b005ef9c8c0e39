import type { Artwork, ArtworkUploadPlace, Problem } from '@tiraz/api-client';
import { fetchPatiently } from '@tiraz/api-client/patience';
import { ARTWORK_DRAFT_HEADER } from '@tiraz/contracts/artwork';

/** Why something was not taken: the code of the problem; empty where no answer came. */
export class DesignRefusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export function announce(file: File, draft: string | undefined): Promise<ArtworkUploadPlace> {
  const body = JSON.stringify({ fileName: nameOf(file), bytes: file.size, ...(draft && { draft }) });
  return ask('', undefined, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** fetch does not tell how much of a body is sent. */
export function put(
  url: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  const fail = () => reject(new DesignRefusal(problemCode(request.responseText)));
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
  request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
  request.onerror = fail;
  request.onabort = fail;
  signal.addEventListener('abort', () => request.abort());
  request.open('PUT', url);
  request.send(file);
  return promise;
}

export function finish({ id, draft }: Pick<ArtworkUploadPlace, 'id' | 'draft'>): Promise<Artwork> {
  return ask(`/${id}/finish`, draft, { method: 'PUT' });
}

export function list(draft: string): Promise<Artwork[]> {
  return ask('', draft);
}

export async function remove(draft: string, id: string): Promise<void> {
  await answered(`/${id}`, draft, { method: 'DELETE' });
}

export async function previewOf(draft: string, id: string): Promise<Blob> {
  return (await answered(`/${id}/preview`, draft)).blob();
}

async function ask<Body>(path: string, draft: string | undefined, init?: RequestInit): Promise<Body> {
  return (await (await answered(path, draft, init)).json()) as Body;
}

async function answered(path: string, draft: string | undefined, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, ...(draft && { [ARTWORK_DRAFT_HEADER]: draft }) };
  const request = new Request(new URL(`/api/artwork${path}`, window.location.origin), { ...init, headers });
  const response = await fetchPatiently(request).catch(() => {
    throw new DesignRefusal('');
  });
  if (!response.ok) throw new DesignRefusal(problemCode(await response.text()));
  return response;
}

function problemCode(body: string): string {
  try {
    return (JSON.parse(body) as Partial<Problem>).code ?? '';
  } catch {
    return '';
  }
}

/** What was pasted has the name that the browser gives it; some have none. */
function nameOf({ name }: File): string {
  return name.trim() === '' ? 'design' : name.slice(-200);
}
