import type { Artwork } from '@tiraz/api-client';
import { useEffect, useState } from 'react';
import { previewOf } from './client';

/** @returns the address of our picture of a design, for as long as it is shown; undefined until it is here */
export function usePreview(draft: string | undefined, { id, state }: Artwork): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (draft === undefined || state !== 'done') return undefined;
    let made: string | undefined;
    let isShown = true;
    previewOf(draft, id).then(
      (picture) => {
        if (!isShown) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      setUrl(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [draft, id, state]);
  return url;
}
