import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  compareContracts,
  CONTRACT,
  FIRST_CONTRACT,
  type RemoteLocation,
  type RemotePreload,
  type RemoteProps,
} from '@tiraz/contracts/remote';
import type { RemoteName } from '@tiraz/contracts/remotes';
import type { ComponentType } from 'react';

export interface RemoteModule extends Partial<RemotePreload> {
  default: ComponentType<RemoteProps>;
}

/** The remote speaks only a newer contract than this page: no Retry helps, a reload of the page does. */
export class PageTooOld extends Error {
  override name = 'PageTooOld';
}

const loaded = new Map<RemoteName, RemoteModule>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();
const registered = new Set<RemoteName>();

/** The remote's module when it is here already, so that moving between remotes shows no skeleton. */
export function loadedRemote(name: RemoteName): RemoteModule | undefined {
  return loaded.get(name);
}

/** Loads from where the server said the remote is when it sent the page. */
export function loadRemoteOnce(name: RemoteName): Promise<RemoteModule> {
  return loading.get(name) ?? start(name, locationsInPage);
}

/** Asks the server where the remote is now, forgets what was loaded of it, and loads anew. */
export function reloadRemote(name: RemoteName): Promise<RemoteModule> {
  loaded.delete(name);
  // The browser answers the first load of a file whose preload failed with that failure; the next asks the network.
  return start(name, locationsNow).catch(() => start(name, locationsNow));
}

/** @throws PageTooOld, or when the server knows no entry that fits, or the remote's files do not load */
function start(name: RemoteName, locate: () => Promise<RemoteLocation[]>): Promise<RemoteModule> {
  const attempt = locate().then((locations) => load(name, locations));
  loading.set(name, attempt);
  // A failure answers those who wait for it, nobody who comes later.
  attempt.catch(() => loading.get(name) === attempt && loading.delete(name));
  return attempt;
}

async function load(name: RemoteName, locations: RemoteLocation[]): Promise<RemoteModule> {
  const { entry, contract = FIRST_CONTRACT } = locations.find((location) => location.name === name) ?? {};
  if (!entry) throw new Error(`the server knows no entry of the remote ${name}`);
  const comparison = compareContracts(CONTRACT, contract);
  if (comparison === 'newer') throw new PageTooOld(`${entry} wants a newer page`);
  if (comparison === 'older') throw new Error(`${entry} is too old for this page`);
  registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.add(name);
  const module = await loadRemote<RemoteModule>(`${name}/remote`);
  if (!module) throw new Error(`the remote ${name} exposes nothing`);
  loaded.set(name, module);
  return module;
}

async function locationsInPage(): Promise<RemoteLocation[]> {
  return JSON.parse(document.getElementById('remotes')?.textContent ?? '[]');
}

async function locationsNow(): Promise<RemoteLocation[]> {
  const answer = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  return answer.json();
}
