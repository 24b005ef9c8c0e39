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
    // Nothing is laid out here. antd's thousands of rules, matched against every element that a test looks for, would
    // take most of its time, and so would the hundreds of jsdom's own.
    Object.defineProperty(page.HTMLStyleElement.prototype, 'innerHTML', { set() {} });
    page.getComputedStyle = styleWithoutSheets(page.getComputedStyle);
    for (const element of LABELLED) {
      Object.defineProperty(page[element].prototype, 'labels', { get: labelsOf });
    }
    page.Element.prototype.scrollIntoView = () => undefined;
    page.Element.prototype.hasPointerCapture = () => false;

    page.Error = withoutPlacesOfElements(page.Error);

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

/**
 * React's development build makes an Error for each element, for the place where it was made: a tenth of the time of
 * these tests, to name an owner in warnings. They all get the same one.
 * @param {ErrorConstructor} PageError
 */
function withoutPlacesOfElements(PageError) {
  const nowhere = new PageError('react-stack-top-frame');
  const page = new Proxy(PageError, {
    apply: (target, self, args) =>
      args[0] === nowhere.message ? nowhere : Reflect.apply(target, self, args),
  });
  PageError.prototype.constructor = page;
  return page;
}

const LABELLED = [
  ...['HTMLInputElement', 'HTMLButtonElement', 'HTMLSelectElement', 'HTMLTextAreaElement'],
  ...['HTMLMeterElement', 'HTMLOutputElement', 'HTMLProgressElement'],
];

/** The labels of a control, from the labels of the page: jsdom walks the whole page for each element of the page. */
function labelsOf() {
  if (this.type === 'hidden') return null;
  const isItsOwn = (label) =>
    label.hasAttribute('for') ? label.htmlFor !== '' && label.htmlFor === this.id : label.control === this;
  return [...this.ownerDocument.querySelectorAll('label')].filter(isItsOwn);
}

const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * The computed style in a page without stylesheets: what stands in the `style` attribute, the `display` that jsdom
 * gives to elements of the kind, and what is inherited of visibility.
 * @param {typeof globalThis.getComputedStyle} getComputedStyle jsdom's
 */
function styleWithoutSheets(getComputedStyle) {
  const displays = new Map();
  const displayOf = (element) => {
    const kind = [element.localName, element.type, element.hidden, element.open].join();
    if (!displays.has(kind)) {
      const bare = element.cloneNode(false);
      bare.removeAttribute('style');
      displays.set(kind, getComputedStyle(bare).display);
    }
    return displays.get(kind);
  };
  const valueOf = (element, property) => {
    const own = element.style.getPropertyValue(property);
    if (own) return own;
    if (property === 'display') return displayOf(element);
    if (!(property in INHERITED)) return '';
    return element.parentElement ? valueOf(element.parentElement, property) : INHERITED[property];
  };
  return (element) =>
    new Proxy(element.style, {
      get(style, name) {
        if (name === 'getPropertyValue') return (property) => valueOf(element, property);
        if (typeof name === 'symbol') return style[name];
        return valueOf(
          element,
          name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        );
      },
    });
}
