// Every screen on which a planted text may stand.
import { customerLinkPath } from '../../libs/contracts/src/customer-link.ts';
import { AUDITED_KINDS } from '../../libs/contracts/src/audit-trail.ts';
import type { Look } from './looking.ts';
import type { Things } from './plans/site.ts';

/** Those on which everything that there is to press is pressed: each in one of the languages, and looked at in both. */
const PRESSED = [
  ...['dashboard', 'inquiries', 'inquiries/board', 'inquiries/new', 'products', 'pricing', 'prices'],
  ...['crm', 'crm/follow-ups', 'audit-trail', 'account', 'people', 'settings', 'mail', 'jobs'],
];
/** Where the cards of each kind of item are. */
const SCREENS_OF: Record<string, string[]> = {
  products: ['product-types', 'fabrics'],
  pricing: ['fits', 'finishing-qualities', 'print-types', 'colors'],
};
/** What is not shown on the first page of a list is there when it is searched for. */
const SEARCHES = ['crm?q=payload', 'inquiries?q=payload'];
/** So many inquiries of one visitor's texts each, of those that came one way; the list shows those of all. */
const INQUIRIES_LOOKED_AT = 10;
/** Of those with a quotation: a button does the same on each. */
const INQUIRIES_PRESSED = 2;

interface Reader {
  language: 'en' | 'ar';
  /** Of the owner. */
  cookie: string;
}

/**
 * @param mails ids of those to look at
 */
export async function visitAll(
  look: Look,
  things: Things,
  mails: readonly string[],
  reader: Reader,
  say: (line: string) => void,
): Promise<void> {
  const told = (what: string) => say(`${what} in ${reader.language} looked at, ${look.views} views by now`);
  await visitPublic(look, things, reader);
  told('what visitors see');
  await visitStaff(look, things, mails, reader);
  told('what staff see');
  // What their lists do not show stands in the dialogs of these; the others have those of some demo item pressed.
  const ofLanguage = reader.language === 'en' ? things.items : things.edited;
  for (const [screen, kinds] of Object.entries(SCREENS_OF))
    for (const kind of kinds)
      await look.pressWithin(`/admin/${screen}`, `[data-item="${ofLanguage[kind]}"]`, reader);
  told('items of the catalogue');
  const ofOne = [
    ...things.customers.map((id) => `crm/customers/${id}`),
    ...things.inquiries.slice(-INQUIRIES_PRESSED).map((id) => `inquiries/${id}`),
    ...things.submitted.map((sent) => `inquiries/${sent.at(-1)}`),
    `inquiries/${things.drafts[0]}/quotation`,
  ];
  const isMine = (index: number) => (index % 2 === 0) === (reader.language === 'en');
  for (const screen of [...PRESSED, ...ofOne].filter((_, index) => isMine(index))) {
    await look.pressAll(`/admin/${screen}`, reader);
    told(screen);
  }
}

async function visitPublic(look: Look, { items, tokens }: Things, { language }: Reader): Promise<void> {
  const visitor = { language };
  const chosen = new URLSearchParams({
    product: items['product-types'] ?? '',
    fabric: items['fabrics'] ?? '',
    fit: items['fits'] ?? '',
    finishing: items['finishing-qualities'] ?? '',
    quantity: '250',
    print: `${items['print-types']}.2`,
  });
  await look.at(`/${language}`, visitor);
  const calculator = `/${language}/calculator?${chosen}`;
  await (language === 'en' ? look.pressAll(calculator, visitor) : look.at(calculator, visitor));
  for (const path of tokens.map((token) => customerLinkPath(token, language))) {
    await look.at(path, { ...visitor, isWithoutScript: true });
    await look.at(path, visitor);
  }
}

/** Before anything is pressed, which may change what there is. */
async function visitStaff(
  look: Look,
  things: Things,
  mails: readonly string[],
  reader: Reader,
): Promise<void> {
  const searches = Object.values(things.searches).map((q) => `inquiries?q=${encodeURIComponent(q)}`);
  const inquiries = [
    ...things.submitted.flatMap((sent) => sent.slice(0, INQUIRIES_LOOKED_AT)),
    ...things.inquiries,
  ];
  const ofThings = Object.values(things.edited).map((id) => `audit-trail?thing=${id}`);
  const screens = [
    ...[...PRESSED, ...SEARCHES, ...searches],
    ...things.customers.map((id) => `crm/customers/${id}`),
    ...inquiries.map((id) => `inquiries/${id}`),
    ...things.drafts.map((id) => `inquiries/${id}/quotation`),
    ...mails.map((id) => `mail/${id}`),
    ...AUDITED_KINDS.map((kind) => `audit-trail?kind=${kind}`),
    ...ofThings,
  ];
  for (const screen of screens) await look.at(`/admin/${screen}`, reader);
  for (const { cookie } of things.accounts)
    await look.at('/admin/account', { language: reader.language, cookie: cookie ?? '' });
  await look.find('hit', reader);
}
