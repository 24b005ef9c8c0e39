/**
 * What of a view cannot be pressed, read or held by the window as it is; runs in the page.
 * @param within a layer over the page that is no dialog, by its selector: what lies below it is not looked at
 */
export function lookAround(within?: string): { faults: string[]; pressed: number; read: number } {
  const faults: string[] = [];
  const layers = [...document.querySelectorAll('dialog[open], .ant-modal-wrap')].filter((layer) =>
    layer.checkVisibility(),
  );
  // The question that is asked last, by what lies on top.
  const height = (layer: Element) =>
    layer.matches(':modal') ? Infinity : Number(getComputedStyle(layer).zIndex) || 0;
  const top = layers.sort((one, other) => height(one) - height(other)).at(-1);
  const lists = [...document.querySelectorAll('.ant-select-dropdown')].filter(
    (list) => list.checkVisibility() && !list.classList.contains('ant-select-dropdown-hidden'),
  );
  const root = lists.at(-1) ?? (within ? document.querySelector(within) : undefined) ?? top ?? document.body;
  const page = document.documentElement;

  const nameOf = (element: Element) => {
    const field = element.closest('label') ?? element;
    const text =
      element.getAttribute('aria-label') ??
      ((element.matches('input') ? field : element).textContent?.trim() ||
        (element as HTMLInputElement).placeholder ||
        element.id);
    const short = text.replace(/\s+/g, ' ');
    return `${element.localName} “${short.length > 40 ? `${short.slice(0, 30)}…` : short}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const unseen = new Map<Element | null, boolean>([
    [null, false],
    [document.body, false],
  ]);
  /** Only for who listens; or only there once it has the focus. */
  const isUnseen = (element: Element | null): boolean => {
    if (!element || unseen.has(element)) return unseen.get(element)!;
    const { clip, clipPath, position } = getComputedStyle(element);
    const is =
      (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) ||
      element.classList.contains('skip-link') ||
      element.getAttribute('aria-hidden') === 'true' ||
      isUnseen(element.parentElement);
    unseen.set(element, is);
    return is;
  };
  const inWindow = ({ left, right, top: start, bottom }: DOMRect) =>
    right > 0 && bottom > 0 && left < innerWidth && start < innerHeight;
  const cover = (element: Element, rectOf: () => DOMRect | undefined): string | undefined => {
    let covering: string | undefined;
    // First as it stands, then in the middle, where what comes after it is in the window as well: a scroll costs most.
    for (const block of [undefined, 'center', 'nearest', 'start', 'end'] as const) {
      if (block) element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const rect = rectOf();
      if (!rect) return 'gone';
      if (!inWindow(rect)) {
        if (block) covering ??= 'out of the window';
        continue;
      }
      const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
      const y = (Math.max(rect.top, 0) + Math.min(rect.bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.contains(element))) return undefined;
      // The label of a field is pressed for it; a field that is spread out over its label is the label's.
      const label = element.closest('label, .ant-select') ?? (element as HTMLInputElement).labels?.[0];
      if (hit && label?.contains(hit)) return undefined;
      covering ??= hit ? `covered by ${nameOf(hit)}` : 'out of the window';
    }
    return covering;
  };

  // Before anything is scrolled into view: a dialog opens at its beginning.
  const title = root === top && top?.querySelector('.ant-modal-title')?.getBoundingClientRect();
  if (title && (title.top < 0 || title.bottom > innerHeight)) faults.push('has its title out of the window');

  const floor = root === document.body ? page : root;
  if (floor.scrollWidth > floor.clientWidth + 1) faults.push('is wider than there is room');

  const PRESSED =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], .ant-select-item-option';
  let pressed = 0;
  for (const element of root.querySelectorAll<HTMLElement>(PRESSED)) {
    if (!isShown(element) || (element as HTMLButtonElement).disabled) continue;
    const box = element.matches('input[type="radio"], input[type="checkbox"]')
      ? (element.closest('label') ?? element)
      : element;
    if (isUnseen(box)) continue;
    const bounds = box.getBoundingClientRect();
    if (bounds.width < 1 || bounds.height < 1) {
      if (!element.matches('input[type="file"], [tabindex="-1"]'))
        faults.push(`${nameOf(element)} has no size`);
      continue;
    }
    const why = cover(box, () => {
      const rects = [...box.getClientRects()];
      return rects.find(({ width, height: tall }) => width > 0 && tall > 0);
    });
    if (why) faults.push(`${nameOf(element)} cannot be pressed: ${why}`);
    pressed += 1;
  }

  const styles = new Map<Element, ReturnType<typeof readStyle>>();
  const readStyle = (element: Element) => {
    const { display, position, overflowX, overflowY, textOverflow, webkitLineClamp } =
      getComputedStyle(element);
    return { display, position, overflowX, overflowY, textOverflow, webkitLineClamp };
  };
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? readStyle(element);
    styles.set(element, style);
    return style;
  };
  // What is chosen can be as long as a name is.
  for (const select of root.querySelectorAll<HTMLElement>('.ant-select')) {
    if (!isShown(select) || floor.scrollWidth > floor.clientWidth + 1) continue;
    const texts = document.createTreeWalker(select, NodeFilter.SHOW_TEXT);
    const chosen = texts.nextNode() as Text | null;
    if (!chosen) continue;
    const { data } = chosen;
    const name = nameOf(select);
    chosen.data = 'W'.repeat(60);
    if (floor.scrollWidth > floor.clientWidth + 1)
      faults.push(`${name} makes it wider than there is room when what is chosen is long`);
    chosen.data = data;
  }

  // What shows how something is written shows all of it; what may be searched for is only suggested.
  const hint = document.createElement('span');
  for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type="search"])')) {
    if (!field.placeholder || field.value || !isShown(field)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const { font } = getComputedStyle(field, '::placeholder');
    hint.textContent = field.placeholder;
    hint.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
    field.after(hint);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (hint.getBoundingClientRect().width > room + 1)
      faults.push(`${nameOf(field)} has no room for “${field.placeholder}”`);
    hint.remove();
  }

  // Only what is too long for any room may be broken where no place for it is; beside a quotation mark there is one.
  const SHORT_WORD = /(?<![^ \n])[^ \n\-/–—·"\u00ad\u200b]{2,12}(?![^ \n])/gu;
  const isOnSeveralLines = (range: Range) => {
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return rects.some((one) => rects.some((other) => Math.abs(one.top - other.top) > one.height / 2));
  };

  let read = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element || !isShown(element) || isUnseen(element)) continue;
    if (element.closest('svg, script, style, textarea, option, select, noscript, [hidden], [role="listbox"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    read += 1;
    if (isOnSeveralLines(range)) {
      const word = document.createRange();
      for (const { 0: letters, index } of text.textContent.matchAll(SHORT_WORD)) {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        if (isOnSeveralLines(word)) faults.push(`${nameOf(element)} has “${letters}” on two lines`);
      }
    }
    const [left, right] = [
      Math.min(...rects.map((rect) => rect.left)),
      Math.max(...rects.map((rect) => rect.right)),
    ];
    const [start, end] = [
      Math.min(...rects.map((rect) => rect.top)),
      Math.max(...rects.map((rect) => rect.bottom)),
    ];
    /** What shows as much of a longer text as there is room for. */
    let pane: Element | undefined;
    for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = at.getBoundingClientRect();
      const out = Math.max(box.left - left, right - box.right);
      const isCut = style.overflowX !== 'visible';
      if (
        out > 2 &&
        isCut &&
        (style.textOverflow === 'ellipsis' ||
          (at.scrollWidth > at.clientWidth && /auto|scroll/.test(style.overflowX)))
      ) {
        pane = at;
        break;
      }
      if (out > 2) {
        faults.push(
          `${nameOf(element)} ${isCut ? 'is cut' : 'paints'} ${out > 500 ? 'far' : 'some px'} outside ${at.localName}`,
        );
        break;
      }
      if (
        style.overflowY === 'hidden' &&
        at.scrollHeight > at.clientHeight + 4 &&
        (end > box.bottom + 4 || start < box.top - 4)
      ) {
        if (style.webkitLineClamp === 'none') faults.push(`${nameOf(element)} is cut below`);
        break;
      }
      // What is taken out of the flow is held by nothing around it.
      if (isCut || at === root || /absolute|fixed/.test(style.position)) break;
    }
    const why = cover(element, () => {
      const rect = [...range.getClientRects()].find(({ width }) => width > 0);
      if (!rect || !pane) return rect;
      const shown = pane.getBoundingClientRect();
      const from = Math.max(rect.left, shown.left);
      return new DOMRect(from, rect.top, Math.min(rect.right, shown.right) - from, rect.height);
    });
    if (why) faults.push(`${nameOf(element)} cannot be read: ${why}`);
  }
  window.scrollTo(0, 0);
  return { faults: faults.slice(0, 60), pressed, read };
}
