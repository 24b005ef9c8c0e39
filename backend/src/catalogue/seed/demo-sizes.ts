import { Money } from '../../shared/domain/money.js';
import type { Size } from '../../shared/domain/size.js';

const size = (label: string, surcharge = '0.00'): Size => ({
  id: label.toLowerCase(),
  label,
  labelAr: '',
  surcharge: Money.parse(surcharge),
});

/** Larger ones need more cloth. */
const LETTERS = [
  ...['XS', 'S', 'M', 'L', 'XL'].map((label) => size(label)),
  size('2XL', '10.00'),
  size('3XL', '20.00'),
  size('4XL', '30.00'),
  size('5XL', '40.00'),
];
/** An abaya goes by its length in inches. */
const NUMBERS = ['50', '52', '54', '56', '58', '60', '62'].map((label) => size(label));

/** In which sizes a garment is made; the T-shirt’s description names them. */
export function demoSizes(garment: string): Size[] {
  if (garment === 'Abaya') return NUMBERS;
  return garment === 'Basic T-Shirt' ? LETTERS.slice(1, 6) : LETTERS;
}
