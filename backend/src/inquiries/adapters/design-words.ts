import type { Language } from '@tiraz/contracts/language';
import { printedInks } from '@tiraz/contracts/artwork';
import { localised } from '@tiraz/locale/localised';
import { texts } from '@tiraz/messages/storefront/design-words';
import type { InquiryArtwork } from '../../artwork/index.js';

type Design = Awaited<ReturnType<InquiryArtwork['list']>>[number];

/** A row for each design: where it is printed, how wide and in how many colours; or why that is not known. */
export function designsInWords(designs: readonly Design[], language: Language) {
  const { [language]: t } = texts;
  return designs.map(({ fileName, state, facts, placement }) => {
    const name = `\u2068${fileName}\u2069`;
    if (!facts || !placement?.area) return { label: t.title, value: t.unplaced({ name, state }) };
    const { area, widthMm: width, withoutGround } = placement;
    const value = t.placed({
      name,
      place: `\u2068${localised(area, 'name', language).text}\u2069`,
      width,
      kind: facts.photographic ? 'photo' : 'flat',
      inks: printedInks(facts, withoutGround).length,
      ground: withoutGround ? 'without' : 'with',
    });
    return { label: t.title, value };
  });
}
