import type { RemoteName } from '@tiraz/contracts/remotes';
import { useEffect, useState } from 'react';

const loadAnew = () => location.reload();

/**
 * A page that caches share has no nonce, so it trusts no style that a script makes, as the staff area's do: the way from
 * it to another remote's pages leads through a document of theirs.
 *
 * @returns whether the remote may be shown in this document
 */
export function useDocumentOf(name: RemoteName, reload = loadAnew): boolean {
  const [first] = useState(name);
  const mayBeShown = name === first || document.querySelector('script[nonce]') !== null;
  useEffect(() => {
    if (!mayBeShown) reload();
  }, [mayBeShown, reload]);
  return mayBeShown;
}
