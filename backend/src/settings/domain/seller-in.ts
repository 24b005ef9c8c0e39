import type { Language } from '@tiraz/contracts/language';

type Seller = Readonly<
  Record<'nameEn' | 'nameAr' | 'addressEn' | 'addressAr' | 'taxNumber' | 'phone' | 'email', string>
>;

/**
 * The seller as documents name it; in Arabic the English words where there are no others.
 *
 * @param logo as `Settings.logo` gives it
 */
export function sellerIn(seller: Seller, logo: Uint8Array | undefined, language: Language) {
  const { nameEn, nameAr, addressEn, addressAr, taxNumber, phone, email } = seller;
  const name = (language === 'ar' && nameAr) || nameEn;
  const address = (language === 'ar' && addressAr) || addressEn;
  return { name, address, taxNumber, phone, email, ...(logo && { logo }) };
}
