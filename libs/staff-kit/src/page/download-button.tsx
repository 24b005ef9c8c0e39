import { problemOf, staffApi, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useNotify } from './toaster';

interface DownloadButtonProps {
  href: string;
  /** What the file is called. */
  download: string;
  size?: 'small';
  /** It asks for a code of the second factor again. */
  isDear?: boolean;
  /** It lies in the object store, which may be away while the server is not: it is asked for, too. */
  isStored?: boolean;
  type?: 'primary' | 'link';
  isDisabled?: boolean;
  /** Once the browser has been told to get it. */
  onFetched?: () => void;
  children: ReactNode;
}

/**
 * A file for staff alone. The browser fetches it line by line, past everything that the page knows of the session; so
 * the page asks the server something short first: where the session has ended one signs in again and then gets the
 * file, and a server that is away is told of in a toast.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { isDear = false, isStored = false, isDisabled, onFetched, ...link } = props;
  const t = useTexts(texts);
  const notify = useNotify();
  // Every role may ask for them.
  const [askPlain] = staffApi.endpoints.listColleagues.useLazyQuery();
  const [askForCode] = staffApi.endpoints.checkConfirmation.useLazyQuery();
  const isAsking = useRef(false);

  const askFirst = async (event: MouseEvent<HTMLElement>) => {
    // Into a window of its own: that window says what is wrong.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    const { error } = await (isDear ? askForCode() : askPlain());
    const isAway = !error && isStored && !(await isThere(link.href));
    isAsking.current = false;
    if (isAway) notify.error(t.downloadAway);
    else if (!error) {
      fetchFile(link.href, link.download);
      onFetched?.();
    } else if (!wasAsked(error as ApiError)) notify.error(t.downloadFailed, error as ApiError);
  };
  return <Button {...link} disabled={isDisabled} onClick={(event) => void askFirst(event)} />;
}

/** Whether somebody was asked to sign in or for a code, and did not. */
function wasAsked(error: ApiError): boolean {
  return error.status === 401 || problemOf(error)?.code === 'session.confirmation-required';
}

function isThere(href: string): Promise<boolean> {
  const request = new Request(new URL(href, window.location.origin), { method: 'HEAD', cache: 'no-store' });
  return fetch(request).then(
    ({ ok }) => ok,
    () => false,
  );
}

function fetchFile(href: string, download: string) {
  Object.assign(document.createElement('a'), { href, download }).click();
}
