import type { Language } from '@tiraz/contracts/language';
import type { SettingsValues } from '../domain/settings.js';
import type { Settings } from './settings.js';

/** As documents name the seller; absent what there is none of. */
type NamedSeller = Record<'name' | 'address' | 'taxNumber' | 'phone' | 'email', string> & {
  logo?: Uint8Array;
};

/**
 * The seller in each language, with the logo; in Arabic the English words where there are no others.
 *
 * @throws DomainError `store.unavailable` where there is a logo
 */
export async function sellersIn(
  settings: Pick<Settings, 'read' | 'logo'>,
): Promise<Readonly<Record<Language, NamedSeller>>> {
  const { seller } = await settings.read();
  const logo = seller.hasLogo ? await settings.logo() : undefined;
  return { en: named(seller, logo, 'en'), ar: named(seller, logo, 'ar') };
}

function named(
  { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email }: SettingsValues['seller'],
  logo: Uint8Array | undefined,
  language: Language,
): NamedSeller {
  const name = (language === 'ar' && nameAr) || nameEn;
  const address = (language === 'ar' && addressAr) || addressEn;
  return { name, address, taxNumber, phone, email, ...(logo && { logo }) };
}
