import { staffApi } from '@tiraz/api-client/staff';
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
  type?: 'primary';
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
export function DownloadButton({ isDisabled, onFetched, ...link }: DownloadButtonProps) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [ask] = staffApi.endpoints.getFollowUpCounts.useLazyQuery();
  const isAsking = useRef(false);

  const askFirst = async (event: MouseEvent<HTMLElement>) => {
    // Into a window of its own: that window says what is wrong.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    const { error } = await ask();
    isAsking.current = false;
    if (!error) {
      fetchFile(link.href, link.download);
      onFetched?.();
    } else if (!('status' in error) || error.status !== 401) notify.error(t.downloadFailed);
  };
  return <Button {...link} disabled={isDisabled} onClick={(event) => void askFirst(event)} />;
}

function fetchFile(href: string, download: string) {
  Object.assign(document.createElement('a'), { href, download }).click();
}
