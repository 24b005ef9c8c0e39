interface Remote {
  /** Under which it registers with Module Federation, and is released. */
  name: string;
  /** In the repository, and the name of its image. */
  folder: string;
  /** The path that its pages lie below: '' is whatever belongs to no other. */
  mount: string;
  /** Whether search engines may look at all. */
  indexed: boolean;
}

/**
 * Every remote, once: the host, the builds, the start, the releases and the boundaries read this table. A new remote
 * is a folder and a line here.
 */
export const REMOTES = [
  { name: 'storefront', folder: 'storefront', mount: '', indexed: true },
  { name: 'admin', folder: 'admin-remote', mount: '/admin', indexed: false },
] as const satisfies readonly Remote[];

export type RemoteName = (typeof REMOTES)[number]['name'];

/** Whose pages a path belongs to. */
export function remoteAt(path: string): (typeof REMOTES)[number] {
  const mounted = REMOTES.find(({ mount }) => mount && `${path}/`.startsWith(`${mount}/`));
  return mounted ?? REMOTES[0];
}

/** The variables that say where a remote lies, and where the web server reaches it when browsers go elsewhere. */
export function addressVariables(name: RemoteName): { url: string; internalOrigin: string } {
  const remote = `${name.toUpperCase()}_REMOTE`;
  return { url: `${remote}_URL`, internalOrigin: `${remote}_INTERNAL_ORIGIN` };
}
