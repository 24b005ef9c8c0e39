import type { Artwork, ArtworkUploadPlace } from '@tiraz/api-client';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import type { texts } from '@tiraz/messages/storefront/designs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recall, remember } from '../ui/tab-storage';
import { announce, DesignRefusal, finish, list, previewOf, put, remove } from './client';

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
  /** They belong to an inquiry now, or are gone. */
  forget: () => void;
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
  /** Rises with each file that arrives or goes. */
  const changes = useRef(0);

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

  useEffect(() => () => aborts.current.forEach((abort) => abort.abort()), []);

  const isWaiting = draft !== undefined && files.some(({ state }) => state === 'queued');
  useEffect(() => {
    if (draft === undefined) return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const asked = changes.current;
      const found = await list(draft).catch(() => undefined);
      if (!found || !isCurrent) return;
      // Something has arrived or gone since it was asked.
      if (changes.current === asked) setFiles(arrived(found));
      else await look();
    };
    void look();
    const looking = isWaiting ? setInterval(() => void look(), LOOKS_EVERY_MS) : undefined;
    return () => {
      isCurrent = false;
      clearInterval(looking);
    };
  }, [draft, isWaiting]);

  const send = async ({ key, file }: Upload) => {
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
      await put(place.uploadUrl, file, abort.signal, (percent) => change(key, { percent }));
      const artwork = await finish(place);
      changes.current += 1;
      setFiles((others) => [...others.filter(({ id }) => id !== artwork.id), artwork]);
      drop(key);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { failure: failureOf(error) });
      // What was only announced counts among the files, too.
      if (place) await remove(place.draft, place.id).catch(() => undefined);
    }
  };
  /** One after the other: the first one makes the draft of all. */
  const enqueue = (upload: Upload) => {
    aborts.current.set(upload.key, new AbortController());
    turn.current = turn.current.then(() => send(upload));
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
      changes.current += 1;
      setFiles((all) => all.filter((one) => one.id !== id));
      if (draft !== undefined) void remove(draft, id).catch(() => undefined);
    },
    forget: () => {
      setFiles([]);
      keep(undefined);
    },
  };
}

/** The browser keeps each picture for as long as the page has its file. */
function usePictures(draft: string | undefined, files: readonly Artwork[]): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    const ids = asked.current;
    return () => {
      for (const url of urls.splice(0)) URL.revokeObjectURL(url);
      ids.clear();
    };
  }, []);
  useEffect(() => {
    if (draft === undefined) return;
    for (const { id, state } of files) {
      if (state !== 'done' || asked.current.has(id)) continue;
      asked.current.add(id);
      previewOf(draft, id).then(
        (picture) => {
          const url = URL.createObjectURL(picture);
          made.current.push(url);
          setPictures((others) => ({ ...others, [id]: url }));
        },
        // Asked for again with the next look at the files.
        () => asked.current.delete(id),
      );
    }
  }, [draft, files]);
  return pictures;
}

/** Spares a long upload that would be refused. */
function knownFailure({ size }: File): DesignFailure | undefined {
  if (size === 0) return 'empty';
  return size > ARTWORK_LIMITS.fileBytes ? 'tooLarge' : undefined;
}

function failureOf(error: unknown): DesignFailure {
  return (error instanceof DesignRefusal && FAILURES[error.code]) || 'failed';
}

function arrived(files: readonly Artwork[]): Artwork[] {
  return files.filter(({ state }) => state !== 'uploading');
}

function storedDraft(name: string): string | undefined {
  const { draft } = (recall(name) ?? {}) as Record<string, unknown>;
  return typeof draft === 'string' ? draft : undefined;
}
