import type { Artwork } from '@tiraz/api-client';
import { printedInks, type PlacedArea } from '@tiraz/contracts/artwork';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/design-words';
import type { Placing } from './placing';

type Named = Pick<PlacedArea, 'name' | 'nameAr'>;

/** Says of a design where it is printed, how wide and in how many colours; or why that is not known. */
export function useDesignWords(): (
  artwork: Pick<Artwork, 'fileName' | 'state' | 'facts'>,
  placing: Pick<Placing, 'widthMm' | 'withoutGround'> | null | undefined,
  area: Named | null | undefined,
) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return ({ fileName, state, facts }, placing, area) => {
    const name = `\u2068${fileName}\u2069`;
    if (!facts || !placing || !area) return t.unplaced({ name, state });
    const { widthMm: width, withoutGround } = placing;
    return t.placed({
      name,
      place: `\u2068${localised(area, 'name', language).text}\u2069`,
      width,
      kind: facts.photographic ? 'photo' : 'flat',
      inks: printedInks(facts, withoutGround).length,
      ground: withoutGround ? 'without' : 'with',
    });
  };
}
