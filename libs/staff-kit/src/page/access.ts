import type { Me } from '@tiraz/api-client/staff';
import { pathThatFits, type RemotePage } from '@tiraz/contracts/remote-pages';
import { createContext, use } from 'react';

type Permission = Me['permissions'][number];

interface Known {
  /** The account of whoever is signed in. */
  id?: string;
  /** What whoever is signed in may do. */
  held: readonly string[];
  pages: readonly RemotePage[];
}

/** Says below who is signed in, what whoever is signed in may do and which permission each page needs. */
export const Access = createContext<Known>({ held: [], pages: [] });

/** Whether whoever is signed in may do something: what the server would refuse is not offered. */
export function useMay(permission: Permission): boolean {
  return use(Access).held.includes(permission);
}

/** Whether they may open a path of the staff area, such as '/inquiries?status=new'; one without a page is open. */
export function useMayOpen(): (to: string) => boolean {
  const { held, pages } = use(Access);
  return (to) => {
    const path = pathThatFits(
      pages.map((page) => page.path),
      to.split('?', 1)[0] ?? '',
    );
    const needed = pages.find((page) => page.path === path)?.permission;
    return needed === undefined || held.includes(needed);
  };
}
