import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/palette';
import { useDensity } from '@tiraz/staff-kit/list';
import { useMay } from '@tiraz/staff-kit/page';
import type { Entry } from './entry';

type Command = keyof (typeof texts)['en']['commands'];

/** By the tab whose page has the form. */
const CATALOGUE = [
  ['productType', 'product-type', 'products'],
  ['fabric', 'fabric', 'products'],
  ['color', 'color', 'products'],
  ['fit', 'fit', 'pricing'],
  ['finishingQuality', 'finishing-quality', 'pricing'],
  ['printType', 'print-type', 'pricing'],
] as const;

/** What can be done from every page, as far as the account may. */
export function useCommands(onSignOut: () => unknown): Entry[] {
  const t = useTexts(texts);
  const { language, setLanguage } = useLanguage();
  const [density, setDensity] = useDensity();
  const mayWriteCustomers = useMay('customers.write');
  const mayWriteCatalogue = useMay('catalogue.write');

  const command = (name: Command, what: Pick<Entry, 'to' | 'run'>): Entry => ({
    id: `action:${name}`,
    group: 'actions',
    label: t.commands[name],
    words: [texts.en, texts.ar].flatMap(({ commands, also }) => [commands[name], also[name]]),
    ...what,
  });
  const otherDensity = density === 'dense' ? 'roomy' : 'dense';

  return [
    ...(mayWriteCustomers
      ? [
          command('followUp', { to: '/crm/follow-ups?add=follow-up' }),
          command('communication', { to: '/crm?add=communication' }),
        ]
      : []),
    ...(mayWriteCatalogue
      ? CATALOGUE.map(([name, form, tab]) => command(name, { to: `/${tab}?add=${form}` }))
      : []),
    command(otherDensity, { run: () => setDensity(otherDensity) }),
    command('language', { run: () => setLanguage(language === 'en' ? 'ar' : 'en') }),
    command('logout', { run: onSignOut }),
  ];
}
