/** An inquiry or a customer that was read in this browser. */
export interface RecentThing {
  kind: 'inquiry' | 'customer';
  id: string;
}

const KEPT = 'tiraz.recent';
const MOST = 6;
const PATHS = [
  [/^\/inquiries\/([\da-f-]{36})$/, 'inquiry'],
  [/^\/crm\/customers\/([\da-f-]{36})$/, 'customer'],
] as const;

/**
 * What whoever is signed in has read last, the last first. The browser keeps ids alone: who they are, the server says
 * again to whoever may know it.
 * @param account the id of the own account: nobody sees what somebody else has read
 */
export function recentThings(account: string): RecentThing[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as {
      account?: unknown;
      things?: unknown;
    } | null;
    if (kept?.account !== account || !Array.isArray(kept.things)) return [];
    return kept.things.filter(isThing).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Remembers the thing that a page is about, if it is about one. @param path such as `/inquiries/…` */
export function rememberPage(account: string, path: string): void {
  for (const [form, kind] of PATHS) {
    const id = form.exec(path)?.[1];
    if (id) keep(account, [{ kind, id }, ...recentThings(account).filter((thing) => thing.id !== id)]);
  }
}

/** For a thing that is no longer there. */
export function forgetThing(account: string, id: string): void {
  keep(
    account,
    recentThings(account).filter((thing) => thing.id !== id),
  );
}

/** For whoever signs out. */
export function forgetRecentThings(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

function keep(account: string, things: readonly RecentThing[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ account, things: things.slice(0, MOST) }));
  } catch {
    // Storage is shut: nothing is recent.
  }
}

function isThing(thing: unknown): thing is RecentThing {
  const { kind, id } = (thing ?? {}) as Partial<RecentThing>;
  return (kind === 'inquiry' || kind === 'customer') && typeof id === 'string' && /^[\da-f-]{36}$/.test(id);
}
