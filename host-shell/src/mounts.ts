import type { RemoteName } from '@tiraz/contracts/remote';

/** Whose piece of the site a path is, and below which path its routes lie. */
export function mountOf(path: string): { name: RemoteName; basePath: string } {
  return /^\/admin(\/|$)/.test(path)
    ? { name: 'admin', basePath: '/admin' }
    : { name: 'storefront', basePath: '' };
}
