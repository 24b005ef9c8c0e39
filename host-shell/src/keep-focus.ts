/** What had the focus. */
interface Place {
  element: HTMLElement;
  /** The dialog that it is in, or whatever else lies over the page. */
  layer: Element | null;
  /** Where it was, once it is gone. */
  gap?: Gap;
}

interface Gap {
  parent: Element;
  /** What it stood behind. */
  previous: Node | null;
}

const LAYER = 'dialog, [role="dialog"], body > :not(#root)';
const ABOVE_PAGE = 'dialog[open], [aria-modal="true"]';
const REGION = 'section, main, dialog, [role="dialog"]';
/** Not fields: they bring up a phone's keyboard, and Enter in one sends its form. */
const CONTROL = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/** The second of two quick presses means what was there for the first. */
const QUICK_MS = 500;

/** The last of every layer, the latest first. Empty: who was there has left it on purpose. */
let places: Place[] = [];
let isLooking = false;
/** What the focus went to though nobody had pressed it, and when; when a key was pressed. */
let movedTo: Element | null = null;
let movedAt = -Infinity;
let pressedAt = 0;

/**
 * From now on the focus does not fall to the page's ground because of what the page itself does. A control that is
 * disabled gets it back once it can take it; one that is gone leaves it to the one in its place. The page's own code goes
 * first, and who leaves a control on purpose has left it.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forgetIfLeft);
  document.addEventListener('pointerdown', () => isFallen() && (places = []), true);
  document.addEventListener('keydown', holdBack, true);
  new MutationObserver((changes) => {
    noteGaps(changes);
    lookSoon();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

const isFallen = () => document.activeElement === document.body;

function remember({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const layer = target.closest(LAYER);
  const below = layer ? places.filter((place) => place.layer !== layer) : [];
  places = [{ element: target, layer }, ...below];
}

/** Some browsers say that the focus is lost before they take away what had it, so that one has to ask later. */
function forgetIfLeft({ target, relatedTarget }: FocusEvent): void {
  const element = target as Element;
  if (!relatedTarget) {
    queueMicrotask(() => {
      const isAble = element.isConnected && !element.matches(':disabled, [hidden] *, [inert] *, [hidden]');
      if (isAble && isFallen()) places = [];
    });
  }
}

function holdBack(event: KeyboardEvent): void {
  const now = performance.now();
  const isMeantForOther = event.repeat ? movedAt > pressedAt : now < movedAt + QUICK_MS;
  if (!event.repeat) pressedAt = now;
  if (!isMeantForOther || movedTo !== document.activeElement || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

function noteGaps(changes: readonly MutationRecord[]): void {
  for (const place of places) {
    if (place.element.isConnected) continue;
    for (const { target, removedNodes, previousSibling } of changes) {
      const { element, gap } = place;
      const removed = [...removedNodes];
      const isGone = removed.some((node) => node.contains(gap?.parent ?? element));
      if (isGone) place.gap = { parent: target as Element, previous: previousSibling };
      else if (gap?.previous && removed.includes(gap.previous as ChildNode)) gap.previous = previousSibling;
    }
  }
}

/** After the page's own code; and only a frame later has a browser taken the focus from what is disabled. */
function lookSoon(): void {
  if (isLooking || places.length === 0) return;
  isLooking = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isLooking = false;
      if (isFallen()) putBack();
    }),
  );
}

function putBack(): void {
  const above = [...document.querySelectorAll(ABOVE_PAGE)].at(-1);
  for (const { element, layer, gap } of places) {
    if (layer?.isConnected === false) continue;
    const parent = element.isConnected ? element.parentElement : gap?.parent;
    // A dialog that is coming takes the focus itself.
    if (above && !above.contains(parent ?? null)) return;
    if (element.isConnected && (take(element) || element.matches(':disabled'))) return;
    // What is being loaded may be what it was.
    if (parent?.querySelector('[aria-busy="true"]')) return;
    const previous = element.isConnected ? element : (gap?.previous ?? null);
    if (parent && fill({ parent, previous }, element.localName)) return;
  }
  if (places.length > 0) rest(document.querySelector('main'));
}

function take(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Gives the focus to the control behind the gap, of the same kind if there is one, else to one before: as near as can be. */
function fill({ parent, previous }: Gap, kind: string): boolean {
  const region = regionOf(parent) ?? parent.closest('header');
  // Another page stands there, and begins at its top.
  if (!region) return true;
  for (
    let around: Element | null = parent;
    around && region.contains(around);
    around = around.parentElement
  ) {
    const controls = [...around.querySelectorAll<HTMLElement>(CONTROL)];
    const behind = controls.filter((control) => isBehind(control, previous));
    const alike = behind.filter(({ localName }) => localName === kind);
    const before = controls.slice(0, controls.length - behind.length).toReversed();
    movedTo = [...alike, ...behind, ...before].find(take) ?? null;
    if (movedTo) {
      movedAt = performance.now();
      return true;
    }
    previous = around;
  }
  return rest(region);
}

/** The nearest part of the page with anything in it: what else is left of one is not seen. */
function regionOf(element: Element): Element | null {
  const region = element.closest(REGION);
  const isLeft = !region || region.matches('main') || region.querySelector(`${CONTROL}, h1, h2, h3`);
  return isLeft || !region.parentElement ? region : regionOf(region.parentElement);
}

function isBehind(control: Node, previous: Node | null): boolean {
  return !previous || previous.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;
}

/** The focus is on the heading of what has nothing that could be pressed. */
function rest(region: Element | null): boolean {
  const heading = region?.matches('main') ? region : (region?.querySelector('h1, h2, h3') ?? region);
  if (!(heading instanceof HTMLElement)) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return take(heading);
}
