import type { Artwork } from '@tiraz/api-client';
import { useEffect, useRef, useState } from 'react';
import { previewOf } from './client';
import { useRounds } from '../ui/use-rounds';

/**
 * Our pictures of files, by id. The browser keeps each for as long as the page has its file; what did not come is asked
 * for again.
 */
export function usePictures(
  draft: string | undefined,
  files: readonly Artwork[],
): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const [round, failed] = useRounds();
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
        () => {
          asked.current.delete(id);
          failed();
        },
      );
    }
  }, [draft, files, round, failed]);
  return pictures;
}
