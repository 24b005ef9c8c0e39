import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what a browser has besides: fetch and its kin, modal dialogs, media queries, size observers. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
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
      /**
       * @param {RequestInfo | URL} input
       * @param {RequestInit} [init]
       */
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };

    // Node's MessageChannel would keep the process alive for ever; React only wants a later turn.
    Reflect.set(page, 'MessageChannel', LaterTurn);

    page.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Reflect.set(page, 'matchMedia', (/** @type {string} */ media) =>
      Object.assign(new page.EventTarget(), { media, matches: false }),
    );
    page.scrollTo = () => undefined;
    // Nothing is laid out here. antd's thousands of rules, matched against every element that a test looks for, would
    // take most of its time, and so would the hundreds of jsdom's own.
    Object.defineProperty(page.HTMLStyleElement.prototype, 'innerHTML', { set() {} });
    page.getComputedStyle = styleWithoutSheets(page.getComputedStyle);
    for (const element of LABELLED) {
      const { prototype } = /** @type {{ prototype: object }} */ (Reflect.get(page, element));
      Object.defineProperty(prototype, 'labels', { get: labelsOf });
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

/** What React uses of a MessageChannel. */
class LaterTurn {
  /** @type {{ onmessage: ((message: { data: unknown }) => void) | null }} */
  port1 = { onmessage: null };
  port2 = {
    postMessage: (/** @type {unknown} */ data) => setImmediate(() => this.port1.onmessage?.({ data })),
  };
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

/**
 * The labels of a control, from the labels of the page: jsdom walks the whole page for each element of the page.
 * @this {HTMLInputElement}
 */
function labelsOf() {
  if (this.type === 'hidden') return null;
  const isItsOwn = (/** @type {HTMLLabelElement} */ label) =>
    label.hasAttribute('for') ? label.htmlFor !== '' && label.htmlFor === this.id : label.control === this;
  return [...this.ownerDocument.querySelectorAll('label')].filter(isItsOwn);
}

/** @type {Record<string, string>} */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * The computed style in a page without stylesheets: what stands in the `style` attribute, the `display` that jsdom
 * gives to elements of the kind, and what is inherited of visibility.
 * @param {typeof globalThis.getComputedStyle} getComputedStyle jsdom's
 */
function styleWithoutSheets(getComputedStyle) {
  const displays = new Map();
  const displayOf = (/** @type {HTMLElement} */ element) => {
    const [type, isOpen] = [Reflect.get(element, 'type'), Reflect.get(element, 'open')];
    const kind = [element.localName, type, element.hidden, isOpen].join();
    if (!displays.has(kind)) {
      const bare = /** @type {HTMLElement} */ (element.cloneNode(false));
      bare.removeAttribute('style');
      displays.set(kind, getComputedStyle(bare).display);
    }
    return displays.get(kind);
  };
  /** @type {(element: HTMLElement, property: string) => string} */
  const valueOf = (element, property) => {
    const own = element.style.getPropertyValue(property);
    if (own) return own;
    if (property === 'display') return displayOf(element);
    const byDefault = INHERITED[property];
    if (byDefault === undefined) return '';
    return element.parentElement ? valueOf(element.parentElement, property) : byDefault;
  };
  return (/** @type {Element} */ given) => {
    const element = /** @type {HTMLElement} */ (given);
    return new Proxy(element.style, {
      get(style, name) {
        if (name === 'getPropertyValue')
          return (/** @type {string} */ property) => valueOf(element, property);
        if (typeof name === 'symbol') return Reflect.get(style, name);
        return valueOf(
          element,
          name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        );
      },
    });
  };
}
