import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/preview';
import { useChosenItems } from './use-chosen-items';
import styles from './preview-board.module.css';

interface ColourShownProps {
  shown: string | undefined;
  onChange: (colour: string) => void;
}

/** Of colourways, which one the drawing wears. */
export function ColourShown({ shown, onChange }: ColourShownProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { colours, isColourways } = useChosenItems();
  if (!isColourways) return null;
  return (
    <select
      className={styles.dye}
      aria-label={t.shownColour}
      value={shown}
      onChange={({ target }) => onChange(target.value)}
    >
      {colours.map((colour) => (
        <option key={colour.id} value={colour.id}>
          {localised(colour, 'name', language).text}
        </option>
      ))}
    </select>
  );
}
