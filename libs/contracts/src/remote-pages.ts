/** A page of a remote, as the remote's manifest describes it to the host. */
export interface RemotePage {
  /** Below the remote's mount, without a trailing slash: '', '/about'; in '/track/:token' a token stands for any text. */
  path: string;
  /** What measures call it. */
  name: string;
  /** Whether search engines may show it: each such page is in the sitemap. */
  indexed: boolean;
  /**
   * The path of the API whose answer the page begins with, with the parameters of `path`; it is read on the server, and
   * such a page is stored and indexed by nobody, and names its address to nobody.
   */
  data?: string;
  /** Further paths of the API, by what the page calls their answers; null where there is nothing. */
  parts?: Record<string, string>;
  /**
   * Public paths of the API whose answers the page begins with, by what the page calls them. It is drawn with them, and
   * with what its script asks besides; without all of them it comes as it was prerendered, and the browser asks.
   */
  lists?: Record<string, string>;
  /** What an account needs to be shown it; absent for everybody, or for whoever is signed in. */
  permission?: string;
}

/** Which of the paths an address has: the one that is spelt out, else the first whose pattern fits. */
export function pathThatFits<Path extends string>(paths: readonly Path[], address: string): Path | undefined {
  const parts = address.split('/');
  const fits = (path: string) => {
    const wanted = path.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at]))
    );
  };
  return paths.find((path) => path === address) ?? paths.find(fits);
}
