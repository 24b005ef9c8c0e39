/**
 * Brings code that did not come, at a press. Where the server answers and it still does not come, a release has taken
 * its place, and the page is loaded anew. The connection may have come back between the two.
 *
 * @param attempt resolves with whether it is here
 * @param mayReload resolves with whether the page may be loaded anew
 */
export async function bringAgain(
  attempt: () => Promise<boolean>,
  mayReload = () => Promise.resolve(true),
): Promise<void> {
  if (await attempt()) return;
  const isThere = await fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere && !(await attempt()) && (await mayReload())) window.location.reload();
}
