import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createOtherPages } from './other-pages';

const open = new Set<FakeChannel>();

/** As a browser's: it hears what others say, and throws when it is closed. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }

  postMessage(data: unknown) {
    if (!open.has(this)) throw new DOMException('Channel is closed', 'InvalidStateError');
    for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close() {
    open.delete(this);
  }
}

beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: FakeChannel }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

it('tells the other pages alone, and those even when this one was left before the answer had come', () => {
  const [here, there] = [createOtherPages(), createOtherPages()];
  const [heardHere, heardThere] = [jest.fn(), jest.fn()];
  const leave = here.hear(heardHere);
  const leaveOther = there.hear(heardThere);

  here.tell();
  expect(heardThere).toHaveBeenCalledTimes(1);
  leave();
  here.tell();
  expect(heardThere).toHaveBeenCalledTimes(2);
  expect(heardHere).not.toHaveBeenCalled();

  leaveOther();
  expect(open.size).toBe(0);
});
