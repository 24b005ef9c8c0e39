import type { Selection, Size } from '@tiraz/api-client';
import { shareOut } from '@tiraz/contracts/share-out';

export const sizes: Size[] = [
  { id: 's', label: 'S', labelAr: '', surcharge: '0.00' },
  { id: 'm', label: 'M', labelAr: '', surcharge: '0.00' },
  { id: 'l', label: 'L', labelAr: '', surcharge: '0.00' },
  { id: '2xl', label: '2XL', labelAr: '', surcharge: '10.00' },
];

/** Of one row: what the tests ask has no more. */
export function surchargeOf({ ratio, cells }: NonNullable<Selection['sizes']>, quantity: number): number {
  const parts = ratio ?? cells?.map(({ size, pieces }) => ({ size, parts: pieces })) ?? [];
  const shares = shareOut(
    quantity,
    parts.map((part) => part.parts),
  );
  return parts.reduce((sum, { size }, index) => {
    const { surcharge = '' } = sizes.find(({ id }) => id === size) ?? {};
    return sum + Number(surcharge) * (shares[index] ?? 0);
  }, 0);
}
