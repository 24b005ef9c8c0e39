import {
  problemOf,
  useFinalizeUploadMutation,
  useRequestUploadMutation,
  type ApiError,
} from '@tiraz/api-client/staff';
import type { texts } from '@tiraz/messages/staff-kit/picture-upload';
import { useCallback, useEffect, useRef, useState } from 'react';

type UploadFailure = keyof typeof texts.en.failures;

const LARGEST_FILE_BYTES = 5 * 1024 * 1024;

/** What the API refuses a picture with, and what to say then. */
const FAILURES: Readonly<Record<string, UploadFailure>> = {
  'picture.too-large': 'tooLarge',
  'picture.unknown-format': 'notAPicture',
  'picture.broken': 'broken',
  'picture.too-many-pixels': 'tooManyPixels',
  'picture.too-long': 'tooLong',
  'picture.too-much-memory': 'tooMuchMemory',
  'picture.empty': 'empty',
  'store.unavailable': 'storeAway',
  'store.full': 'storeFull',
};

export type UploadState =
  | { step: 'idle' }
  /** `percent` of the file is sent, 0–100. */
  | { step: 'uploading'; percent: number }
  | { step: 'checking' }
  | { step: 'failed'; failure: UploadFailure };

/** The three calls that bring a picture in: ask for a URL, PUT the file there, finalize. */
export function useUpload(): {
  state: UploadState;
  /** @returns the picture's objectPath; undefined when it failed or was cancelled */
  upload: (files: readonly File[]) => Promise<string | undefined>;
  /** Ends an upload, and forgets a failure. */
  cancel: () => void;
} {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [requestUpload] = useRequestUploadMutation();
  const [finalizeUpload] = useFinalizeUploadMutation();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = useCallback(
    async (files: readonly File[]) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const show = (next: UploadState) => signal.aborted || setState(next);
      const attempt = async (file: File) => {
        const { uploadURL } = await requestUpload().unwrap().catch(logged('Failed to get upload URL'));
        signal.throwIfAborted();
        await put(uploadURL, file, signal, (percent) => show({ step: 'uploading', percent }));
        signal.throwIfAborted();
        show({ step: 'checking' });
        return finalizeUpload({ imageURL: uploadURL }).unwrap().catch(logged('Failed to finalize upload'));
      };
      try {
        const file = onlyPicture(files);
        show({ step: 'uploading', percent: 0 });
        const { objectPath } = await attempt(file).catch((error: unknown) => {
          if (isOfFormerSession(error) && !signal.aborted) return attempt(file);
          throw error;
        });
        show({ step: 'idle' });
        return signal.aborted ? undefined : objectPath;
      } catch (error) {
        show({ step: 'failed', failure: failureOf(error) });
        return undefined;
      }
    },
    [requestUpload, finalizeUpload],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ step: 'idle' });
  }, []);
  return { state, upload, cancel };
}

/** Something that is known before or while the file travels. */
class Unsuitable extends Error {
  constructor(readonly failure: UploadFailure) {
    super(failure);
  }
}

/** The session ended while the file was on its way. */
class SessionOver extends Error {}

/** The URL belonged to a session that is over: for another one somebody signs in anew, or has done so. */
function isOfFormerSession(error: unknown): boolean {
  return error instanceof SessionOver || codeOf(error) === 'upload.unknown';
}

/** Spares a long upload that would be refused; what the file truly is, the server finds out. */
function onlyPicture(files: readonly File[]): File {
  const [file] = files;
  if (!file || files.length > 1) throw new Unsuitable('oneOnly');
  // A device that does not know leaves it empty.
  const mayBePicture = file.type === '' || file.type.startsWith('image/');
  if (!mayBePicture || file.type === 'image/svg+xml') throw new Unsuitable('notAPicture');
  if (file.size === 0) throw new Unsuitable('empty');
  if (file.size > LARGEST_FILE_BYTES) throw new Unsuitable('tooLarge');
  return file;
}

/** fetch does not tell how much of a body is sent. */
function put(
  url: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      console.error('Failed to upload', request.status);
      reject(request.status === 401 ? new SessionOver() : new Unsuitable(putFailureOf(request)));
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', url);
    request.send(file);
  });
}

const PUT_FAILURES: Readonly<Record<number, UploadFailure>> = {
  /** No answer that may be read: the store is out of reach, or does not allow this page to upload. */
  0: 'storeSilent',
  413: 'tooLarge',
  503: 'storeAway',
  507: 'storeFull',
};
/** What stores that speak S3 say when no room is left, under one status or another, and so does our own. */
const STORE_IS_FULL = /QuotaExceeded|StorageFull|InsufficientStorage|store\.full/;

function putFailureOf({ status, responseText }: XMLHttpRequest): UploadFailure {
  if (STORE_IS_FULL.test(responseText)) return 'storeFull';
  return PUT_FAILURES[status] ?? 'failed';
}

function failureOf(error: unknown): UploadFailure {
  if (error instanceof Unsuitable) return error.failure;
  return FAILURES[codeOf(error) ?? ''] ?? 'failed';
}

function codeOf(error: unknown): string | undefined {
  return isApiError(error) ? problemOf(error)?.code : undefined;
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'body' in error;
}

function logged(what: string): (error: unknown) => never {
  return (error) => {
    console.error(what, error);
    throw error;
  };
}
