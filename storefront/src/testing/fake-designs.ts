import type { Artwork } from '@tiraz/api-client';
import { act } from '@testing-library/react';

export const DRAFT = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';

/** An upload under the test's control. */
export class FakePut {
  static sent: FakePut[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  open() {}
  send() {
    FakePut.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, code = '') {
    this.status = status;
    this.responseText = JSON.stringify({ code });
    act(() => this.onload?.());
  }
}

export const design = (id: string, change: Partial<Artwork> = {}): Artwork => ({
  id,
  fileName: `${id}.png`,
  bytes: 10,
  state: 'done',
  kind: 'png',
  refusal: null,
  facts: {
    pages: 1,
    widthPx: 400,
    heightPx: 300,
    widthMm: null,
    heightMm: null,
    inks: [
      { hex: '#27375e', share: 0.6 },
      { hex: '#ffffff', share: 0.4 },
    ],
    photographic: false,
    hasAlpha: false,
    solidGround: '#ffffff',
  },
  placement: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  ...change,
});

/** A server that has one draft. */
export class FakeDraft {
  /** In order, such as 'DELETE /one'. */
  readonly calls: string[] = [];
  /** What never arrives. */
  readonly lost = new Set<string>();
  private readonly held = new Map<string, Promise<void>>();

  constructor(public files: Artwork[] = []) {}

  /** Does what is asked, and holds the answer back until it is let go. */
  hold(call: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(call, promise);
    return resolve;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/artwork', '');
    const call = `${request.method} ${path}`.trim();
    this.calls.push(call);
    if (this.lost.has(call)) throw new TypeError('no network');
    const [, id, what] = path.split('/');
    const answer = this.answer(request.method, id, what);
    await this.held.get(call);
    return answer;
  };

  private answer(method: string, id?: string, what?: string): Response {
    if (method === 'GET') return what ? new Response('png') : Response.json(this.files);
    if (method === 'DELETE') {
      this.files = this.files.filter((one) => one.id !== id);
      return new Response(null, { status: 204 });
    }
    if (id !== undefined) {
      this.files = this.files.map((one) => (one.id === id ? design(id) : one));
      return Response.json(design(id));
    }
    this.files = [...this.files, design('new', { state: 'uploading', facts: null })];
    const place = { id: 'new', draft: DRAFT, uploadUrl: 'https://store.example/', expiresAt: '' };
    return Response.json(place, { status: 201 });
  }
}
