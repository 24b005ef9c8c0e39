import type { Artwork, ArtworkUploadPlace } from '@tiraz/api-client';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import type { texts } from '@tiraz/messages/storefront/designs';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { recall, remember } from '../ui/tab-storage';
import { announce, DesignRefusal, finish, list, put, remove } from './client';
import { usePictures } from './use-pictures';
import { useRounds } from '../ui/use-rounds';

export type DesignFailure = keyof typeof texts.en.failures;

const FAILURES: Readonly<Record<string, DesignFailure>> = {
  'artwork.empty': 'empty',
  'artwork.too-large': 'tooLarge',
  'upload.too-large': 'tooLarge',
  'artwork.too-much': 'tooMuch',
  'artwork.too-many': 'tooMany',
  'artwork.too-often': 'tooOften',
  'artwork.unknown-format': 'unknownFormat',
  'store.unavailable': 'storeAway',
  'store.full': 'storeAway',
  'client.throttled': 'often',
};
const LOOKS_EVERY_MS = 1_000;

/** A file that is on its way, or did not arrive. */
export interface Upload {
  key: number;
  file: File;
  /** Sent, 0 to 100. */
  percent: number;
  failure?: DesignFailure;
}

/** What this tab holds of a visitor's designs, and what can be done with them. */
export interface Designs {
  /** Names the files to the server; undefined before the first one. */
  draft: string | undefined;
  /** Those that have arrived. */
  files: Artwork[];
  /** The addresses of our pictures of them, by id, once they are here. */
  pictures: Readonly<Record<string, string>>;
  uploads: Upload[];
  add: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  /** Ends an upload, and forgets a failed one. */
  dismiss: (upload: Upload) => void;
  remove: (id: string) => void;
  /** They belong to an inquiry now, or are gone: those that are named, or all. */
  forget: (ids?: readonly string[]) => void;
}

/** @param name under which the tab remembers them over a reload */
export function useDesigns(name: string): Designs {
  const [draft, setDraft] = useState(() => storedDraft(name));
  const [files, setFiles] = useState<Artwork[]>([]);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const pictures = usePictures(draft, files);
  const latestDraft = useRef(draft);
  const aborts = useRef(new Map<number, AbortController>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const lastKey = useRef(0);
  /** Rises with each file that arrives. */
  const changes = useRef(0);
  /** Not to be shown: taken back by this tab, whether or not the server has heard of it, or gone otherwise. */
  const gone = useRef(new Set<string>());
  /** Of what was taken back, that which the server has not answered to yet, and counts: their drafts, by id. */
  const unanswered = useRef(new Map<string, string>());
  /** A draft in which nobody may know of an upload that was cut off. */
  const cutOff = useRef(draft);

  const keep = useCallback(
    (next: string | undefined) => {
      latestDraft.current = next;
      setDraft(next);
      remember(name, next === undefined ? undefined : { draft: next });
    },
    [name],
  );
  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const takeBack = async (from: string, id: string) => {
    gone.current.add(id);
    unanswered.current.set(id, from);
    setFiles((all) => all.filter((one) => one.id !== id));
    await remove(from, id).then(
      () => unanswered.current.delete(id),
      () => undefined,
    );
  };

  useEffect(() => () => aborts.current.forEach((abort) => abort.abort()), []);

  useEffect(() => {
    turn.current = takeBackCutOff(cutOff);
  }, []);

  const [round, failed] = useRounds();
  const isWaiting = draft !== undefined && files.some(({ state }) => state === 'queued');
  useEffect(() => {
    if (draft === undefined) return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const asked = changes.current;
      const found = await list(draft).catch(() => undefined);
      if (!isCurrent) return;
      if (!found) {
        failed();
        return;
      }
      // Something has arrived since it was asked.
      if (changes.current === asked)
        setFiles(found.filter(({ id, state }) => state !== 'uploading' && !gone.current.has(id)));
      else await look();
    };
    void look();
    const looking = isWaiting ? setInterval(() => void look(), LOOKS_EVERY_MS) : undefined;
    return () => {
      isCurrent = false;
      clearInterval(looking);
    };
  }, [draft, isWaiting, round, failed]);

  const send = async ({ key, file }: Upload) => {
    await Promise.all([...unanswered.current].map(([id, from]) => takeBack(from, id)));
    const abort = aborts.current.get(key);
    if (!abort || abort.signal.aborted) return;
    let place: ArtworkUploadPlace | undefined;
    try {
      place = await announce(file, latestDraft.current).catch((error: unknown) => {
        // Swept since this tab saw it last.
        if (!(error instanceof DesignRefusal) || error.code !== 'artwork.unknown-draft') throw error;
        setFiles([]);
        return announce(file, undefined);
      });
      keep(place.draft);
      abort.signal.throwIfAborted();
      await put(place.uploadUrl, file, abort.signal, (percent) => change(key, { percent }));
      const artwork = await finish(place);
      abort.signal.throwIfAborted();
      changes.current += 1;
      setFiles((others) => [...others.filter(({ id }) => id !== artwork.id), artwork]);
      drop(key);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { failure: failureOf(error) });
      // What was only announced counts among the files, too.
      if (place) await takeBack(place.draft, place.id);
      else cutOff.current = latestDraft.current;
    }
  };
  /** One after the other: the first one makes the draft of all. */
  const enqueue = (upload: Upload) => {
    aborts.current.set(upload.key, new AbortController());
    turn.current = turn.current
      .then(() => takeBackCutOff(cutOff))
      .then(() => whileUploading(() => send(upload)));
  };

  return {
    draft,
    files,
    pictures,
    uploads,
    add: (added) => {
      const next = added.map((file): Upload => {
        lastKey.current += 1;
        const failure = knownFailure(file);
        return { key: lastKey.current, file, percent: 0, ...(failure && { failure }) };
      });
      setUploads((all) => [...all, ...next]);
      for (const upload of next) if (!upload.failure) enqueue(upload);
    },
    retry: (upload) => {
      setUploads((all) =>
        all.map((one) => (one.key === upload.key ? { key: one.key, file: one.file, percent: 0 } : one)),
      );
      enqueue(upload);
    },
    dismiss: ({ key }) => {
      aborts.current.get(key)?.abort();
      drop(key);
    },
    remove: (id) => {
      if (draft !== undefined) void takeBack(draft, id);
    },
    forget: (ids) => {
      if (!ids || files.every(({ id }) => ids.includes(id))) {
        setFiles([]);
        keep(undefined);
        return;
      }
      for (const id of ids) gone.current.add(id);
      setFiles((all) => all.filter(({ id }) => !ids.includes(id)));
    },
  };
}

/** Spares a long upload that would be refused. */
function knownFailure({ size }: File): DesignFailure | undefined {
  if (size === 0) return 'empty';
  return size > ARTWORK_LIMITS.fileBytes ? 'tooLarge' : undefined;
}

function failureOf(error: unknown): DesignFailure {
  return (error instanceof DesignRefusal && FAILURES[error.code]) || 'failed';
}

function storedDraft(name: string): string | undefined {
  const { draft } = (recall(name) ?? {}) as Record<string, unknown>;
  return typeof draft === 'string' ? draft : undefined;
}

/** What a reload or the network cut off counts among the files, too. Asked again until it is done. */
async function takeBackCutOff(of: RefObject<string | undefined>): Promise<void> {
  const draft = of.current;
  if (draft === undefined) return;
  await unlessUploading(async () => {
    const uploads = (await list(draft)).filter(({ state }) => state === 'uploading');
    await Promise.all(uploads.map(({ id }) => remove(draft, id)));
    of.current = undefined;
  }).catch(() => undefined);
}

/** Of the uploads of all tabs: a duplicated one has the draft of the other. */
const UPLOADS = 'tiraz.uploads';

function whileUploading(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  // Refused where a browser keeps nothing for the site.
  return navigator.locks.request(UPLOADS, { mode: 'shared' }, work).catch(work);
}

async function unlessUploading(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(UPLOADS, { ifAvailable: true }, (free) => free && work());
}
