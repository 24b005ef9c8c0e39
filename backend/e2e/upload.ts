import type { Answer } from './documented-answers.js';
import type { Neighbour } from './neighbour.js';

export type Refusal = Answer<{ code: string; detail: string }>;

/** What the uploader in the staff area does, step by step. */
export class Uploader {
  private readonly backend: Pick<Neighbour, 'ask' | 'url'>;
  private readonly headers: Record<string, string>;

  /** @param headers of a signed-in request */
  constructor(backend: Pick<Neighbour, 'ask' | 'url'>, headers: Record<string, string>) {
    this.backend = backend;
    this.headers = headers;
  }

  request(): Promise<Answer<{ uploadURL: string }>> {
    return this.backend.ask('/api/objects/upload', { method: 'POST', headers: this.headers });
  }

  /** The cookie goes along only to this server, as in a browser. */
  async put(uploadURL: string, file: Uint8Array, type = 'image/png'): Promise<Refusal> {
    const isOurs = uploadURL.startsWith(this.backend.url);
    const answer = await fetch(uploadURL, {
      method: 'PUT',
      headers: { 'content-type': type, ...(isOurs ? this.headers : {}) },
      body: Buffer.from(file),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(text) : text) as Refusal['body'],
    };
  }

  finalize(imageURL: unknown): Promise<Answer<{ objectPath: string; code?: string }>> {
    return this.backend.ask('/api/objects/finalize', {
      method: 'PUT',
      headers: this.headers,
      body: { imageURL },
    });
  }

  /** All three steps; fails where one of them does. */
  async upload(file: Uint8Array): Promise<string> {
    const { uploadURL } = (await this.request()).body;
    const put = await this.put(uploadURL, file);
    if (put.status !== 200) throw new Error(`PUT answered ${put.status} ${JSON.stringify(put.body)}`);
    const { status, body } = await this.finalize(uploadURL);
    if (status !== 200) throw new Error(`finalize answered ${status} ${JSON.stringify(body)}`);
    return body.objectPath;
  }
}

/** A picture as everybody gets it. */
export async function served(backend: Neighbour, path: string): Promise<{ headers: Headers; file: Buffer }> {
  const answer = await fetch(backend.url + path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return { headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) };
}
