/** The nonce by which the server lets the page add styles; none when the remote runs on its own. */
export const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * Gives the nonce to every style element that is made from now on. antd takes it from its ConfigProvider for the
 * styles of its components, but not for those by which a table measures itself and a modal stops the page from
 * scrolling; the page's policy would refuse them.
 */
export function nonceForStyles(): void {
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
