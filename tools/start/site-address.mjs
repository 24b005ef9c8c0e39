/** As this machine reaches a site. @param {{ host: string, port: number }} site */
export function addressOf({ host, port }) {
  /** @type {Record<string, string>} */
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const reachable = everywhere[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reachable}:${port}`;
}

/** The same for people. @param {{ host: string, port: number }} site */
export function shownAddress({ host, port }) {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return isLocal ? `http://localhost:${port}` : addressOf({ host, port });
}
