/** How long after the last key, press or turn of the wheel somebody still sits there. */
const ATTENDED_FOR_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart'] as const;

let lastAt = -Infinity;

function note(): void {
  lastAt = performance.now();
}

/** Opening a page is a sign of life, too. */
export function watchAttendance(): void {
  note();
  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** Whether somebody has touched the page lately: otherwise what it asks for keeps no session alive. */
export function isAttended(): boolean {
  return performance.now() - lastAt < ATTENDED_FOR_MS;
}
