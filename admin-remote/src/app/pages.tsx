import type { RemotePage } from '@tiraz/contracts/remote-pages';
import { lazyPage } from '@tiraz/staff-kit/page';
import described from '../pages.json';

/** The tabs, in the order in which they stand. */
const TABS = ['overview', 'inquiries', 'products', 'pricing', 'crm'] as const;

export type Tab = (typeof TABS)[number];

const CrmPage = lazyPage(() => import('../features/crm/crm-page'));

/**
 * Every page of the staff area: its path, the tab that it belongs to, if any, its own chunk. A tab is there as soon as
 * a page is; it leads to its first. A feature's page is the default export of `features/<name>/<name>-page.tsx`.
 */
export const pages: { path: string; tab?: Tab; Page: ReturnType<typeof lazyPage> }[] = [
  { path: '/dashboard', tab: 'overview', Page: lazyPage(() => import('../features/overview/overview-page')) },
  {
    path: '/inquiries',
    tab: 'inquiries',
    Page: lazyPage(() => import('../features/inquiries/inquiries-page')),
  },
  {
    path: '/inquiries/board',
    tab: 'inquiries',
    Page: lazyPage(() => import('../features/inquiries/board-page')),
  },
  {
    path: '/inquiries/new',
    tab: 'inquiries',
    Page: lazyPage(() => import('../features/inquiries/new-inquiry-page')),
  },
  {
    path: '/inquiries/:id',
    tab: 'inquiries',
    Page: lazyPage(() => import('./inquiry-page')),
  },
  {
    path: '/inquiries/:id/quotation',
    tab: 'inquiries',
    Page: lazyPage(() => import('./quotation-page')),
  },
  // One page: a customer's details lie over the list that led to them.
  ...['/crm', '/crm/customers', '/crm/customers/:id', '/crm/follow-ups'].map((path) => ({
    path,
    tab: 'crm' as const,
    Page: CrmPage,
  })),
  {
    path: '/products',
    tab: 'products',
    Page: lazyPage(() => import('../features/catalogue/products-page')),
  },
  { path: '/pricing', tab: 'pricing', Page: lazyPage(() => import('../features/catalogue/pricing-page')) },
  { path: '/prices', tab: 'pricing', Page: lazyPage(() => import('../features/prices/prices-page')) },
  { path: '/account', Page: lazyPage(() => import('../features/account/account-page')) },
  { path: '/people', Page: lazyPage(() => import('../features/people/people-page')) },
  { path: '/settings', Page: lazyPage(() => import('../features/settings/settings-page')) },
  { path: '/mail', Page: lazyPage(() => import('../features/mail/mail-page')) },
  { path: '/mail/:id', Page: lazyPage(() => import('../features/mail/mail-details-page')) },
  { path: '/jobs', Page: lazyPage(() => import('../features/jobs/jobs-page')) },
  { path: '/audit-trail', Page: lazyPage(() => import('../features/audit-trail/audit-trail-page')) },
];

/** What the manifest says of every page: the permission that it needs. */
export const describedPages: readonly RemotePage[] = described;

/** For who is not signed in. */
export const LoginPage = lazyPage(() => import('../features/login/login-page'));
export const JoinPage = lazyPage(() => import('../features/join/join-page'));

/** For an account that has to set up a second factor before anything else. */
export const FactorFirstPage = lazyPage(() => import('../features/account/factor-first-page'));

export const tabs = TABS.flatMap((tab) => {
  const page = pages.find((one) => one.tab === tab);
  return page ? [{ ...page, tab }] : [];
});
