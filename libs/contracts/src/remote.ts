import type { Language } from './language.js';
import type { RemoteName } from './remotes.js';

/** The versions of this contract that one build speaks: all from the oldest to the newest. */
export interface ContractRange {
  oldest: number;
  newest: number;
}

/**
 * What host and remotes of these sources speak. They are released on their own, so either may meet the other's former
 * or next release. An addition that the other side can do without leaves the numbers alone. A change that it cannot
 * ignore makes a new version, which is spoken beside the one before for as long as that may still run.
 *
 * - 1: `basePath`, `language`, `onLanguageChange`, `publicUrl`
 * - 2: and `hostVersion`
 */
export const CONTRACT: ContractRange = { oldest: 1, newest: 2 };

/** What a remote speaks whose manifest names no contract: it was built before there were numbers. */
export const FIRST_CONTRACT: ContractRange = { oldest: 1, newest: 1 };

/** Whether two builds understand each other; `newer` and `older` say which way the second is too far from the first. */
export function compareContracts(ours: ContractRange, theirs: ContractRange): 'fits' | 'newer' | 'older' {
  if (theirs.oldest > ours.newest) return 'newer';
  return theirs.newest < ours.oldest ? 'older' : 'fits';
}

/**
 * What the host gives every remote's exposed component; nothing else passes between them.
 * Navigation goes through the shared router.
 */
export interface RemoteProps {
  /** The path below which the remote's routes lie, without a trailing slash: '' or '/admin'. */
  basePath: string;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** The origin that visitors type, for addresses that leave the site; without a trailing slash. */
  publicUrl: string;
  /** The version of the host that runs on this page; a host that speaks contract 1 does not tell it. */
  hostVersion?: string;
}

/** What else a remote may export beside its component, so that the host can hydrate what was prerendered. */
export interface RemotePreload {
  /** Brings the code of the page at a path; the component then renders it without suspending. */
  preload: (path: string) => Promise<void>;
}

/** What the host's server knows of a remote at the moment; `entry` is absent while its manifest cannot be read. */
export interface RemoteLocation {
  name: RemoteName;
  /** Absolute or origin-relative URL of the remote's entry script. */
  entry?: string;
  version?: string;
  /** What its manifest says that it speaks. */
  contract?: ContractRange;
}

/** The file in a folder of releases that says which of them runs; what else it holds is the releasing tools'. */
export const RELEASE_POINTER = 'current.json';

/** How old what the host's servers know of the releases is at most. */
export const RELEASES_READ_EVERY_MS = 1_000;

export interface ReleasePointer {
  /** The name of the release's folder, beside the pointer: the version that its manifest states. */
  current: string;
}

/** Where a remote's build leaves its prerendered pages, beside the manifest, which then names it. */
export const PRERENDERED_FILE = 'prerendered.json';

/** And the script that draws those of its pages which begin with data: `PageRenderer` of the web server. */
export const RENDERER_FILE = 'renderer.js';

/** Stands in prerendered text for what only the server knows. */
export const PLACEHOLDERS = {
  /** RemoteProps.publicUrl */
  publicUrl: '{{publicUrl}}',
  /** The URL of the folder that the remote's files lie in, with a trailing slash. */
  folder: '{{folder}}',
} as const;

export interface PrerenderedPages {
  /** The version of the manifest that the pages were built with; they fit no other. */
  version: string;
  /** The name of the script that draws pages which begin with data; absent where none does. */
  renderer?: string;
  /** By path below the remote's base path, without a trailing slash: '', '/about'; '*' for any other. */
  pages: Record<string, PrerenderedPage>;
}

export interface PrerenderedPage {
  /** File names of what the page needs besides the exposed module. */
  scripts: string[];
  /** Every stylesheet of the page, the exposed module's first. */
  stylesheets: { name: string; css: string }[];
  markup: Record<Language, { head: string; body: string }>;
}
