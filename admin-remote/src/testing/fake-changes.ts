import { afterEach } from '@jest/globals';
import type { Change } from '@tiraz/api-client/others-changes';

/** The browser's own, as far as a test has to say what comes. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static current: FakeStream | undefined;
  readonly readyState = 0;
  constructor() {
    super();
    FakeStream.current = this;
  }
  close() {
    if (FakeStream.current === this) FakeStream.current = undefined;
  }
}

/** What this page says to the others of the browser, and what a test has one of them say. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly said: unknown[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    this.said.push(data);
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** For tests: has the page hear of what others change. Before it opens. @returns tells it of one change */
export function hearChanges(): (change: Omit<Change, 'by'>) => void {
  Object.assign(globalThis, { EventSource: FakeStream, BroadcastChannel: FakeChannel });
  return (change) => {
    const data = JSON.stringify({ ...change, by: 'somebody-else' });
    current().dispatchEvent(new MessageEvent('message', { data }));
  };
}

/** For tests: the stream of changes was lost, and is there again. */
export function beginChangesAnew(): void {
  current().dispatchEvent(new Event('open'));
}

/** For tests: another page, which has the stream, says that it was refused because the session has ended. */
export function hearEndOfSession(): void {
  for (const channel of FakeChannel.open)
    if (channel.name === 'tiraz.changes')
      channel.dispatchEvent(new MessageEvent('message', { data: { ended: true } }));
}

/** For tests: whether the page follows what others change. */
export const isFollowing = () => FakeStream.current !== undefined;

/** For tests: what this page and the others of the browser say to each other about the session that they share. */
export function sharedSession() {
  const channel = () => {
    const [open] = [...FakeChannel.open].filter(({ name }) => name === 'tiraz.session');
    if (!open) throw new Error('the page does not hear of the session that it shares');
    return open;
  };
  return {
    said: () => channel().said,
    changesElsewhere: () => channel().dispatchEvent(new MessageEvent('message', { data: 'changed' })),
  };
}

function current(): FakeStream {
  if (!FakeStream.current) throw new Error('the page does not follow what others change');
  return FakeStream.current;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  FakeChannel.open.clear();
});
