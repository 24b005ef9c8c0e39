import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ARTWORK_LIMITS, type ArtworkFacts } from '@tiraz/contracts/artwork';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { folderStore } from '../../media/folder-store.fixture.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryArtworkRegister } from './artwork-register.in-memory.js';
import { tooLarge } from '../domain/room.js';
import { ArtworkFiles } from '../application/artwork-files.js';
import type { Seen } from '../application/artwork-reader.js';
import { AttachArtwork } from '../application/attach-artwork.js';
import { LookAtArtwork } from '../application/look-at-artwork.js';
import { ManageUploads } from '../application/manage-uploads.js';

export const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
export const FACTS: ArtworkFacts = {
  pages: 1,
  widthPx: 800,
  heightPx: 600,
  widthMm: null,
  heightMm: null,
  inks: [{ hex: '#27375e', share: 1 }],
  photographic: false,
  hasAlpha: true,
  solidGround: null,
};

/** The whole module over a store in a folder and a register in memory; what a look sees is given. */
export async function artworkInMemory() {
  const fakes = {
    /** By how much the clock is ahead. */
    laterMs: 0,
    /** When the customer of INQUIRY asked for something last. */
    lastAsked: new Date(),
    seen: { sha256: 'ab', facts: FACTS, preview: Buffer.from('a picture') } as Seen,
    looked: [] as Buffer[],
    queued: [] as Parameters<Jobs['add']>[],
    /** What happens while a file is looked at. */
    meanwhile: () => Promise.resolve(),
  };
  const clock = { now: () => new Date(Date.now() + fakes.laterMs) };
  const { store, folder } = await folderStore(clock);
  const files = new ArtworkFiles(store);
  const register = new InMemoryArtworkRegister((id) => (id === INQUIRY ? fakes.lastAsked : undefined));
  const jobs = { add: async (...job: Parameters<Jobs['add']>) => void fakes.queued.push(job) };
  const reader = {
    look: async (file: AsyncIterable<Uint8Array>) => {
      fakes.looked.push(await buffer(file));
      await fakes.meanwhile();
      return fakes.seen;
    },
  };
  const garments = { printAreasOf: (id: string) => (id === 'shirt' ? USUAL_PRINT_AREAS.shirt : undefined) };
  const uploads = new ManageUploads(new InMemoryTransactions(), register, files, jobs, clock);
  const announce = (draft?: string, bytes = 1_000, sender?: string, fileName = 'logo.png') =>
    uploads.announce({ fileName, bytes, draft }, sender, 'https://tiraz.example');
  const put = (url: string, file: Buffer) => {
    const { pathname, searchParams } = new URL(url);
    const permission = {
      expires: String(searchParams.get('expires')),
      signature: String(searchParams.get('signature')),
    };
    const limit = { mostBytes: ARTWORK_LIMITS.fileBytes, tooLarge };
    return store.receive(pathname.replace('/api/objects/', ''), permission, Readable.from([file]), limit);
  };
  const looking = () => new LookAtArtwork(register, files, reader, jobs, clock);
  return Object.assign(fakes, {
    clock,
    folder,
    store,
    register,
    uploads,
    looks: looking(),
    /** Of another process, or of the next. */
    looking,
    attached: new AttachArtwork(register, files, garments, clock),
    announce,
    put,
    /** Announced, PUT and finished. */
    uploaded: async (file: Buffer, draft?: string, fileName?: string) => {
      const place = await announce(draft, undefined, undefined, fileName);
      await put(place.uploadUrl, file);
      await uploads.finish(place.draft, place.id);
      return place;
    },
    keys: async (prefix: string) => (await store.list(`${prefix}/`)).map(({ key }) => key).sort(),
  });
}
