/** The pages of the CRM, by what the address of a customer's details calls them. */
const PAGES = { home: '/crm', customers: '/crm/customers', 'follow-ups': '/crm/follow-ups' } as const;

export const { home: HOME, customers: CUSTOMERS, 'follow-ups': FOLLOW_UPS } = PAGES;

const PARAMETER = 'over';
const names = Object.keys(PAGES) as (keyof typeof PAGES)[];

/**
 * The address of a customer's details. It says over which page they lie, so that a reload and another tab show the same
 * one behind them; what it says of that page's list means nothing to another.
 *
 * @param path the one that they are opened from, a page or other details
 */
export function detailsOver(path: string, search: string, customerId: string): string {
  const said = new URLSearchParams(search);
  const name = names.find((known) => PAGES[known] === path);
  if (name === 'customers') said.delete(PARAMETER);
  else if (name) said.set(PARAMETER, name);
  return withQuery(`${CUSTOMERS}/${customerId}`, said);
}

/** The page that the address says is behind; undefined where it says none. */
export function pageBehind(search: string): string | undefined {
  const said = new URLSearchParams(search).get(PARAMETER);
  const name = names.find((known) => known === said);
  return name && PAGES[name];
}

/** The address of that page itself. */
export function addressOfBehind(path: string, search: string): string {
  const said = new URLSearchParams(search);
  said.delete(PARAMETER);
  return withQuery(path, said);
}

function withQuery(path: string, said: URLSearchParams): string {
  return said.size > 0 ? `${path}?${said.toString()}` : path;
}
