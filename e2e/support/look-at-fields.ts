/** Which fields, with what is said of them, lie out of sight when one goes to them; runs in the page. */
export function lookAtFields(within?: string): { faults: string[]; pressed: number; read: number } {
  const faults: string[] = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = (within ? document.querySelector(within) : undefined) ?? dialog ?? document.body;
  const isSeen = (part: Element, field: Element) => {
    const { left, width, top, bottom } = part.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return (
        hit !== null && (part.contains(hit) || hit.contains(part) || field.closest('label')?.contains(hit))
      );
    });
  };

  const fields = [...root.querySelectorAll<HTMLInputElement>('input:not([type="file"]), select, textarea')];
  const open = fields.filter((field) => field.checkVisibility() && !field.disabled);
  // Down the page and up again: what covers a field may lie above it or below.
  for (const field of [...open, ...open.toReversed()]) {
    field.blur();
    field.focus();
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    for (const part of [field, ...said]) {
      if (!part?.checkVisibility() || part.clientHeight > innerHeight / 2 || isSeen(part, field)) continue;
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.id;
      faults.push(`${part.localName} of “${name.slice(0, 40)}” is out of sight when one goes to it`);
    }
  }
  window.scrollTo(0, 0);
  return { faults, pressed: open.length, read: 0 };
}
