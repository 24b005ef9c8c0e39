import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { localised } from '@tiraz/locale/localised';
import { texts } from '@tiraz/messages/backend/quotation';
import type { PricedConfiguration } from '../../pricing/index.js';
import { LineWords } from '../application/neighbours.js';
import type { PreparedLine } from '../domain/prepared-lines.js';

type Named = Readonly<Record<'name' | 'nameAr', string>>;
type Labelled = Readonly<Record<'label' | 'labelAr', string>>;

/** Names of things as the inquiry has them; in Arabic the English one where there is no other. */
export class MessageLineWords extends LineWords {
  of(line: PreparedLine, configuration: PricedConfiguration): { textEn: string; textAr: string } {
    const [textEn = '', textAr = ''] = LANGUAGES.map((language) =>
      shortened(wordsOf(line, configuration, language)),
    );
    return { textEn, textAr };
  }
}

function wordsOf({ of }: PreparedLine, configuration: PricedConfiguration, language: Language): string {
  const { [language]: t } = texts;
  const nameOf = (thing: Named) => localised(thing, 'name', language).text;
  if (of.part === 'setup' || of.part === 'underbase') return t[of.part](nameOf(of.print));
  const labelOf = (size: Labelled) => localised(size, 'label', language).text;
  if (of.part === 'size') return t.size(labelOf(of.size));
  const { productType, fabric, fit, finishingQuality, prints, swatches, sizes } = configuration;
  const pieces = new Map<string, number>();
  for (const cell of (sizes?.cells ?? []).filter((each) => each.pieces > 0))
    pieces.set(labelOf(cell.size), (pieces.get(labelOf(cell.size)) ?? 0) + cell.pieces);
  const garment = t.garment({
    product: nameOf(productType),
    fabric: nameOf(fabric),
    fit: nameOf(fit),
    finishing: nameOf(finishingQuality),
  });
  const parts = [
    garment,
    ...prints.map((print) => t.print({ print: nameOf(print), colors: print.colors })),
    ...swatches.map(nameOf),
    ...[...pieces].map(([label, count]) => t.pieces({ label, quantity: count })),
  ];
  const words = parts.join(t.listed);
  return of.part === 'sample' ? t.sample(words) : words;
}

function shortened(text: string): string {
  const most = QUOTATION_LIMITS.lineText;
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
