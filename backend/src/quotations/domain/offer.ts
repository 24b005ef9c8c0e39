import {
  IMPORT_VAT,
  isCredit,
  WHOLE_BASIS_POINTS,
  type ImportCountry,
  type Incoterm,
  type IndicativeCurrency,
  type LineKind,
  type OfferChangeKind,
  type RevisionState,
  type DueKind,
} from '@tiraz/contracts/quotation';
import { Money } from '../../shared/domain/money.js';

/** What a revision offers: all that staff decide, and nothing that follows from it. */
export interface Offer {
  /** The last day on which it can be accepted, in Cairo: `2026-12-07`. */
  validThrough: string;
  lines: readonly Line[];
  discountBasisPoints: number;
  tax: TaxTreatment;
  /** For an export whose import VAT is to be estimated. */
  importCountry: ImportCountry | null;
  instalments: readonly Instalment[];
  incoterm: Incoterm | null;
  /** Of the Incoterm; empty when none is named. */
  place: string;
  indicative: Indicative | null;
  termsEn: string;
  termsAr: string;
}

export interface Line {
  kind: LineKind;
  /** What it is a line of, where it was made from the inquiry: a key of the price basis. */
  key: string | null;
  /** At least one of the texts is there. */
  textEn: string;
  textAr: string;
  quantity: number;
  /** Never negative; the amount of a credit is taken off. */
  unitPrice: Money;
  /** Why the unit price is not the one of the basis; empty where it is. */
  overrideReason: string;
  /** Of a sample credit: the inquiry for the sample that was paid. */
  sampleInquiryId: string | null;
}

/** As it stood in the settings when it was chosen. */
export interface TaxTreatment {
  key: string;
  basisPoints: number;
  labelEn: string;
  labelAr: string;
}

export interface Instalment {
  basisPoints: number;
  due: DueKind;
  /** Of `days_after`; else 0. */
  days: number;
}

export interface Indicative {
  currency: IndicativeCurrency;
  /** EGP for one of it as it was typed, at most six decimals: `50`, `48.250000`. */
  rate: string;
  source: string;
  /** `2026-11-23` */
  day: string;
}

/** The price of each line that was made from the inquiry, by its key, as of one moment. */
export interface PriceBasis {
  pricedAt: Date;
  unitPrices: Readonly<Record<string, Money>>;
  /** What else those lines were made with; absent where an earlier release made them. */
  made?: Readonly<Record<string, MadeLine>>;
}

export type MadeLine = Pick<Line, 'textEn' | 'textAr' | 'quantity'>;

/** As it is read: with a minus before a credit. */
export function signedAmount(line: Sums['lines'][number]): string {
  return `${isCredit(line) && line.amount.piastres > 0n ? '-' : ''}${line.amount}`;
}

/** How the settings tax something. */
interface SettledTax extends Omit<TaxTreatment, 'basisPoints'> {
  percentBasisPoints: number;
}

export function taxOf({ key, percentBasisPoints: basisPoints, labelEn, labelAr }: SettledTax): TaxTreatment {
  return { key, basisPoints, labelEn, labelAr };
}

/** The same kind of tax as the settings have it; as it is where they do not have it any more. */
export function taxNow({ tax }: Offer, settled: readonly SettledTax[]): TaxTreatment {
  const same = settled.find(({ key }) => key === tax.key);
  return same ? taxOf(same) : tax;
}

export function isTaxedAlike(one: TaxTreatment, other: TaxTreatment): boolean {
  return (['basisPoints', 'labelEn', 'labelAr'] as const).every((field) => one[field] === other[field]);
}

/** Import VAT is estimated for an export alone. */
export function taxed(offer: Omit<Offer, 'tax'>, tax: TaxTreatment): Offer {
  return { ...offer, tax, importCountry: tax.key === 'export' ? offer.importCountry : null };
}

interface Summed {
  amount: Money;
}

/** What an offer comes to. `subtotal - discount + tax = total = Σ instalments`, to the piastre. */
export interface Sums {
  /** That of a credit is to be taken off. */
  lines: readonly (Line & Summed)[];
  /** Without the credits. */
  subtotal: Money;
  /** The percentage of the subtotal. */
  percentage: Money;
  /** The percentage, and every credit. */
  discount: Money;
  net: Money;
  tax: Money;
  total: Money;
  instalments: readonly (Instalment & Summed)[];
  /** What customs at the destination is expected to ask for; null where nothing was estimated. */
  importVat: Money | null;
  /** The total in the other currency, as an amount with two decimals. */
  indicative: Money | null;
}

/** An offer as staff write it: with the tax treatment by its key. */
export type WrittenOffer = Omit<Offer, 'tax'> & { taxTreatment: string };

/** One difference, as data: what it is about, and the values before and after it where a line has room for them. */
export interface OfferChange {
  field: OfferChangeKind;
  /** Of the line that it is about; empty for what concerns all. */
  textEn: string;
  textAr: string;
  /** Amounts have two decimals, percentages are basis points; null where there is nothing to say. */
  before: string | null;
  after: string | null;
  /** The same for who reads Arabic, where it is words; else null. */
  beforeAr: string | null;
  afterAr: string | null;
}

/** A revision's offer as both sides see it, with all that follows from it. */
export interface Offered {
  /** Of the revision. */
  number: number;
  state: RevisionState;
  offer: Offer;
  sums: Sums;
  /** Sent, not answered, and past its last day. */
  isExpired: boolean;
  /** Since the first revision that was sent. */
  changes: OfferChange[];
}

/** More is taken off than there is. */
export class CreditsExceed extends RangeError {}

/**
 * Each percentage is rounded half up once, of its total; the last instalment takes what that leaves.
 *
 * @throws CreditsExceed
 */
export function sumsOf(offer: Offer): Sums {
  const lines = offer.lines.map((line) => ({ ...line, amount: line.unitPrice.times(line.quantity) }));
  const sum = (credits: boolean) =>
    lines
      .filter((line) => isCredit(line) === credits)
      .reduce((all, { amount }) => all.plus(amount), Money.ZERO);
  const subtotal = sum(false);
  const percentage = share(subtotal, offer.discountBasisPoints);
  const discount = percentage.plus(sum(true));
  if (discount.piastres > subtotal.piastres) throw new CreditsExceed();
  const net = subtotal.minus(discount);
  const tax = share(net, offer.tax.basisPoints);
  const total = net.plus(tax);
  return {
    lines,
    subtotal,
    percentage,
    discount,
    net,
    tax,
    total,
    instalments: instalmentsOf(total, offer.instalments),
    importVat: offer.importCountry && share(total, IMPORT_VAT[offer.importCountry]),
    indicative: offer.indicative && convert(total, offer.indicative.rate),
  };
}

/**
 * All that is taken off the calculated prices, in basis points of them, rounded up: the percentage, discount lines, lowered
 * unit prices, and lines that were left out, as far as lines written by hand do not make up for them. A sample that was paid
 * for is no discount, nor are fewer pieces of a line.
 */
export function discountShareOf(offer: Offer, basis: PriceBasis): number {
  let [listed, offered, takenOff, byHand] = [0n, 0n, 0n, 0n];
  const keys = new Set<string>();
  for (const { kind, key, quantity, unitPrice } of offer.lines) {
    const { piastres } = unitPrice.times(quantity);
    if (kind === 'discount') takenOff += piastres;
    if (isCredit({ kind })) continue;
    if (key === null) byHand += piastres;
    else keys.add(key);
    const calculated = key === null ? undefined : basis.unitPrices[key];
    listed += calculated?.times(quantity).piastres ?? piastres;
    offered += piastres;
  }
  const leftOut = leftOutOf(basis, keys).piastres;
  if (leftOut > byHand) listed += leftOut - byHand;
  const whole = BigInt(WHOLE_BASIS_POINTS);
  const lower = (listed - offered + takenOff) * whole + offered * BigInt(offer.discountBasisPoints);
  return lower <= 0n || listed === 0n ? 0 : Number((lower + listed - 1n) / listed);
}

/** What the lines come to that were made and are not among these; nothing where nobody knows of how many pieces they were. */
function leftOutOf({ unitPrices, made }: PriceBasis, keys: ReadonlySet<string>): Money {
  return Object.entries(unitPrices)
    .filter(([key]) => !keys.has(key))
    .reduce((sum, [key, price]) => sum.plus(price.times(made?.[key]?.quantity ?? 0)), Money.ZERO);
}

/** None is more than the ones before it left: of two piastres in quarters the third and the fourth are nothing. */
function instalmentsOf(total: Money, instalments: readonly Instalment[]): (Instalment & Summed)[] {
  let rest = total;
  return instalments.map((instalment, at) => {
    const rounded = share(total, instalment.basisPoints);
    const isRest = at === instalments.length - 1 || rounded.piastres > rest.piastres;
    const amount = isRest ? rest : rounded;
    rest = rest.minus(amount);
    return { ...instalment, amount };
  });
}

function share(amount: Money, basisPoints: number): Money {
  return amount.times(basisPoints).dividedBy(WHOLE_BASIS_POINTS);
}

function convert(total: Money, rate: string): Money {
  const [whole = '0', fraction = ''] = rate.split('.');
  const millionths = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  return Money.ofPiastres((total.piastres * 2_000_000n + millionths) / (millionths * 2n));
}
