import { signedAmount, sumsOf, type Line, type Offer, type OfferChange } from './offer.js';

/** What is different in `after`, lines first. A line is the same one by its key, else by its kind and texts, else by its place. */
export function changesBetween(before: Offer, after: Offer): OfferChange[] {
  const [sums, sumsNow] = [sumsOf(before), sumsOf(after)];
  const pairs = pairsOf(sums.lines, sumsNow.lines);
  const same = new Set([...pairs.values()]);
  const changes = [
    ...sumsNow.lines.flatMap((line) => {
      const earlier = pairs.get(line);
      if (earlier) return lineChanges(earlier, line);
      return [of('line_added', null, signedAmount(line), line)];
    }),
    ...sums.lines.flatMap((line) =>
      same.has(line) ? [] : [of('line_removed', signedAmount(line), null, line)],
    ),
    of('discount', String(before.discountBasisPoints), String(after.discountBasisPoints)),
    of('tax', String(before.tax.basisPoints), String(after.tax.basisPoints)),
    reworded('tax_label', labelsOf(before), labelsOf(after)),
    of('total', String(sums.total), String(sumsNow.total)),
    of('payments', paymentsOf(before), paymentsOf(after)),
    of('valid_through', before.validThrough, after.validThrough),
    of('delivery', deliveryOf(before), deliveryOf(after)),
    of('indicative', indicativeOf(before), indicativeOf(after)),
  ].filter(({ before, after, beforeAr, afterAr }) => before !== after || beforeAr !== afterAr);
  const isOtherTerms = before.termsEn !== after.termsEn || before.termsAr !== after.termsAr;
  return isOtherTerms ? [...changes, of('terms', null, null)] : changes;
}

function pairsOf(before: readonly Line[], after: readonly Line[]): Map<Line, Line> {
  const pairs = new Map<Line, Line>();
  const free = new Set(before);
  const pair = (isSame: (earlier: Line, line: Line, at: number) => boolean) => {
    for (const [at, line] of after.entries()) {
      if (pairs.has(line)) continue;
      const found = [...free].find((earlier) => isSame(earlier, line, at));
      if (!found) continue;
      pairs.set(line, found);
      free.delete(found);
    }
  };
  pair((earlier, line) => line.key !== null && earlier.key === line.key);
  pair(
    (earlier, { kind, textEn, textAr }) =>
      earlier.kind === kind && earlier.textEn === textEn && earlier.textAr === textAr,
  );
  pair(
    (earlier, { kind, key }, at) => before[at] === earlier && earlier.kind === kind && earlier.key === key,
  );
  return pairs;
}

function lineChanges(before: Line, after: Line): OfferChange[] {
  return [
    reworded('text', before, after, after),
    of('quantity', String(before.quantity), String(after.quantity), after),
    of('unit_price', String(before.unitPrice), String(after.unitPrice), after),
  ];
}

type Texts = Pick<Line, 'textEn' | 'textAr'>;
const ABOUT_ALL: Texts = { textEn: '', textAr: '' };

function of(
  field: OfferChange['field'],
  before: string | null,
  after: string | null,
  { textEn, textAr } = ABOUT_ALL,
): OfferChange {
  return { field, textEn, textAr, before, after, beforeAr: null, afterAr: null };
}

/** Who reads a language meets the other one's words where nobody has written them in it. */
function reworded(field: OfferChange['field'], before: Texts, after: Texts, about = ABOUT_ALL): OfferChange {
  return {
    ...of(field, before.textEn || before.textAr, after.textEn || after.textAr, about),
    beforeAr: before.textAr || before.textEn,
    afterAr: after.textAr || after.textEn,
  };
}

function labelsOf({ tax: { labelEn, labelAr } }: Offer): Texts {
  return { textEn: labelEn, textAr: labelAr };
}

function paymentsOf({ instalments }: Offer): string {
  return instalments
    .map(({ basisPoints, due, days }) => `${basisPoints}:${due}${due === 'days_after' ? `:${days}` : ''}`)
    .join(' ');
}

function deliveryOf({ incoterm, place }: Offer): string | null {
  return incoterm && `${incoterm} ${place}`.trim();
}

/** The same rate is the same text, however many zeros were typed. */
function indicativeOf({ indicative }: Offer): string | null {
  return indicative && `${indicative.currency} ${Number(indicative.rate)}`;
}
