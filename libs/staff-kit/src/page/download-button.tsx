import { fetchPatiently } from '@tiraz/api-client/patience';
import { problemOf, staffApi, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useNotify } from './toaster';

/** What a file that is written may be refused with, and the words for it. */
const REFUSALS = new Map<string | undefined, 'downloadTooLong' | 'downloadBusy'>([
  ['export.too-many-rows', 'downloadTooLong'],
  ['spreadsheet.unavailable', 'downloadBusy'],
]);

interface DownloadButtonProps {
  href: string;
  /** What the file is called. */
  download: string;
  size?: 'small';
  /** It asks for a code of the second factor again. */
  isDear?: boolean;
  /** It lies in the object store, which may be away while the server is not: it is asked for, too. */
  isStored?: boolean;
  /** It is written for whoever asks, all at once, and may be refused then: the page gets it and hands it over. */
  isWritten?: boolean;
  type?: 'primary' | 'link';
  isDisabled?: boolean;
  /** Once the browser has been told to get it, or has it. */
  onFetched?: () => void;
  children: ReactNode;
}

/**
 * A file for staff alone. The browser fetches it line by line, past everything that the page knows of the session; so
 * the page asks the server something short first: where the session has ended one signs in again and then gets the
 * file, and a server that is away is told of in a toast.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { isDear = false, isStored = false, isWritten = false, isDisabled, onFetched, ...link } = props;
  const t = useTexts(texts);
  const notify = useNotify();
  // Every role may ask for them.
  const [askPlain] = staffApi.endpoints.listColleagues.useLazyQuery();
  const [askForCode] = staffApi.endpoints.checkConfirmation.useLazyQuery();
  const [isAsking, setAsking] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const askFirst = async (event: MouseEvent<HTMLElement>) => {
    // Into a window of its own: that window says what is wrong.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking) return;
    const { signal } = (asking.current = new AbortController());
    setAsking(true);
    const { error } = await (isDear ? askForCode() : askPlain());
    const isAway = !error && isStored && !(await isThere(link.href));
    const written = !error && isWritten ? await writtenFile(link.href, signal) : undefined;
    // Whoever has left wants it no more.
    if (isWritten && signal.aborted) return;
    setAsking(false);
    if (isAway) notify.error(t.downloadAway);
    else if (written && 'body' in written) {
      const { code } = problemOf(written) ?? {};
      notify.error(t[REFUSALS.get(code) ?? 'downloadFailed'], written);
    } else if (!error) {
      if (written) handOver(written, link.download);
      else fetchFile(link.href, link.download);
      onFetched?.();
    } else if (!wasAsked(error as ApiError)) notify.error(t.downloadFailed, error as ApiError);
  };
  const isWaiting = isWritten && isAsking;
  return (
    <Button
      {...link}
      disabled={isDisabled}
      loading={isWaiting}
      aria-busy={isWaiting}
      onClick={(event) => void askFirst(event)}
    />
  );
}

/** Whether somebody was asked to sign in or for a code, and did not. */
function wasAsked(error: ApiError): boolean {
  return error.status === 401 || problemOf(error)?.code === 'session.confirmation-required';
}

function isThere(href: string): Promise<boolean> {
  const request = new Request(new URL(href, window.location.origin), { method: 'HEAD', cache: 'no-store' });
  return fetchPatiently(request).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @returns the file, or why it was not written */
async function writtenFile(href: string, signal: AbortSignal): Promise<Blob | ApiError> {
  try {
    const url = new URL(href, window.location.origin);
    const answer = await fetch(new Request(url, { cache: 'no-store', signal }));
    if (answer.ok) return await answer.blob();
    const body = await answer.text();
    return { status: answer.status, message: body, body };
  } catch (error) {
    return { message: String(error), body: '' };
  }
}

function handOver(file: Blob, download: string) {
  const url = URL.createObjectURL(file);
  fetchFile(url, download);
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function fetchFile(href: string, download: string) {
  Object.assign(document.createElement('a'), { href, download }).click();
}
