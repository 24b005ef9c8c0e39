import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what a browser has besides: fetch and its kin, modal dialogs, media queries, size observers. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;

    // Node's own, all from one realm: its Request refuses the abort signals of jsdom.
    Object.assign(page, {
      fetch,
      Headers,
      Response,
      AbortController,
      AbortSignal,
      ReadableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
    page.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };

    // Node's MessageChannel would keep the process alive for ever; React only wants a later turn.
    page.MessageChannel = class {
      constructor() {
        this.port1 = { onmessage: null };
        this.port2 = { postMessage: (data) => setImmediate(() => this.port1.onmessage?.({ data })) };
      }
    };

    page.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    page.matchMedia = (media) => Object.assign(new page.EventTarget(), { media, matches: false });
    page.scrollTo = () => undefined;
    // jsdom knows no pseudo-elements, and says so at length.
    const { getComputedStyle } = page;
    page.getComputedStyle = (element) => getComputedStyle(element);
    // Nothing is laid out here. antd's thousands of rules, matched against every element that a test looks for, would
    // take most of its time.
    Object.defineProperty(page.HTMLStyleElement.prototype, 'innerHTML', { set() {} });
    page.Element.prototype.scrollIntoView = () => undefined;
    page.Element.prototype.hasPointerCapture = () => false;

    const dialog = page.HTMLDialogElement.prototype;
    dialog.showModal = function showModal() {
      this.open = true;
    };
    dialog.close = function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new page.Event('close'));
    };
  }
}
