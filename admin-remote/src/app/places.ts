import { LANGUAGES } from '@tiraz/contracts/language';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';

type Texts = (typeof texts)['en'];

/** The pages that are reached from everywhere, each with its letter after G and its name on the screen. */
const PLACES: readonly (readonly [path: string, letter: string, name: (t: Texts) => string])[] = [
  ['/dashboard', 'o', (t) => t.tabs.overview],
  ['/inquiries', 'i', (t) => t.tabs.inquiries],
  ['/inquiries/board', 'b', (t) => t.board],
  ['/inquiries/new', 'n', (t) => t.newInquiry],
  ['/products', 'p', (t) => t.tabs.products],
  ['/pricing', 'r', (t) => t.tabs.pricing],
  ['/prices', 'l', (t) => t.prices],
  ['/crm', 'c', (t) => t.tabs.crm],
  ['/crm/customers', 'u', (t) => t.customers],
  ['/crm/follow-ups', 'f', (t) => t.followUps],
  ['/mail', 'm', (t) => t.mail],
  ['/people', 'e', (t) => t.people],
  ['/settings', 's', (t) => t.settings],
  ['/audit-trail', 't', (t) => t.auditTrail],
  ['/jobs', 'j', (t) => t.parkedJobs],
  ['/account', 'y', (t) => t.yourAccount],
];

/** Where one can go from everywhere, whether or not the account may; found by its name in either language. */
export function usePlaces() {
  const t = useTexts(texts);
  return PLACES.map(([path, letter, name]) => ({
    path,
    letter,
    label: name(t),
    words: LANGUAGES.map((language) => name(texts[language])),
  }));
}

export const PLACE_PATHS = PLACES.map(([path]) => path);
