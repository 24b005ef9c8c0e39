import { HONEST_FILES } from './artwork-files.js';
import type { Answer } from './documented-answers.js';
import { until } from './databases.js';
import type { Neighbour } from './neighbour.js';
import type { Followed, Quoted } from './quoted.js';

export interface DesignPlace {
  id: string;
  draft: string;
  uploadUrl: string;
}

export interface Design {
  id: string;
  state: string;
  kind: string | null;
  refusal: string | null;
  facts: { inks: unknown[]; widthPx: number | null } | null;
  placement: object | null;
}

type Refusal = Answer<Design & { code: string }>;

/** Behind nine others. */
const LOOKED_AT_WITHIN_MS = 60_000;

/** What the calculator does with a visitor's designs, step by step. */
export class Designs {
  constructor(private readonly backend: () => Pick<Neighbour, 'ask'>) {}

  async announce(draft?: string, fileName = 'logo.png', bytes = 1_000): Promise<DesignPlace> {
    const answer = await this.backend().ask<DesignPlace>('/api/artwork', {
      body: { fileName, bytes, ...(draft !== undefined && { draft }) },
    });
    if (answer.status !== 201) throw new Error(`announcing a design answered ${JSON.stringify(answer)}`);
    return answer.body;
  }

  async put({ uploadUrl }: DesignPlace, file: Uint8Array | Blob): Promise<number> {
    const body = file instanceof Uint8Array ? Buffer.from(file) : file;
    return (await fetch(uploadUrl, { method: 'PUT', body })).status;
  }

  finish({ id, draft }: DesignPlace): Promise<Refusal> {
    return this.backend().ask(`/api/artwork/${id}/finish`, { method: 'PUT', headers: ofDraft(draft) });
  }

  /** All three steps, and nothing more. */
  async uploaded(file?: Uint8Array | Blob, draft?: string): Promise<DesignPlace> {
    const place = await this.announced(file ?? (await HONEST_FILES['logo.png']()), draft);
    const { status, body } = await this.finish(place);
    if (status !== 200) throw new Error(`finishing a design answered ${status} ${body.code}`);
    return place;
  }

  /** Announced and PUT. */
  async announced(file: Uint8Array | Blob, draft?: string): Promise<DesignPlace> {
    const bytes = file instanceof Uint8Array ? file.length : file.size;
    const place = await this.announce(draft, 'logo.png', bytes);
    const status = await this.put(place, file);
    if (status !== 200) throw new Error(`a PUT answered ${status}`);
    return place;
  }

  /** As it is once somebody has looked at it. */
  async looked({ id, draft }: DesignPlace): Promise<Design> {
    let found: Design | undefined;
    const isLooked = async () => {
      found = (await this.list(draft)).find((one) => one.id === id);
      return found?.state !== 'queued';
    };
    await until('the design is looked at', isLooked, LOOKED_AT_WITHIN_MS);
    if (!found) throw new Error(`there is no design ${id}`);
    return found;
  }

  async list(draft: string): Promise<Design[]> {
    return (await this.backend().ask<Design[]>('/api/artwork', { headers: ofDraft(draft) })).body;
  }

  /** An inquiry with one design that was looked at. */
  async followed(quoted: Quoted): Promise<Followed & { artworkId: string }> {
    const place = await this.uploaded();
    await this.looked(place);
    const followed = await quoted.submitted({ artwork: { draft: place.draft, mayBeUsed: true } });
    return { ...followed, artworkId: place.id };
  }
}

export function ofDraft(draft: string): Record<string, string> {
  return { 'artwork-draft': draft };
}
