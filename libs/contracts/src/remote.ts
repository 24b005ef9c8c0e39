import type { Language } from './language.js';

/**
 * What the host gives every remote's exposed component; nothing else passes between them.
 * Navigation goes through the shared router. Raise the version when a released remote would break.
 */
export const REMOTE_CONTRACT_VERSION = 1;

export interface RemoteProps {
  /** The path below which the remote's routes lie, without a trailing slash: '' or '/admin'. */
  basePath: string;
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** The remotes by the names under which they register with Module Federation. */
export type RemoteName = 'storefront' | 'admin';

/** What the host's server knows of a remote at the moment; `entry` is absent while its manifest cannot be read. */
export interface RemoteLocation {
  name: RemoteName;
  /** Absolute or origin-relative URL of the remote's entry script. */
  entry?: string;
  version?: string;
}
