import { LANGUAGES } from '@tiraz/contracts/language';
import { useLanguage, useTexts } from '@tiraz/locale';
import styles from './language-selector.module.css';
import { shellTexts } from './shell-texts';

/** Each language is named in itself, so that who cannot read the page can still find theirs. */
const NAMES = { en: 'English', ar: 'العربية' };

export function LanguageSelector() {
  const { language, setLanguage } = useLanguage();
  const t = useTexts(shellTexts);
  return (
    <div role="group" aria-label={t.language} className={styles.selector}>
      {LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered === language ? undefined : offered}
          aria-pressed={offered === language}
          onClick={() => setLanguage(offered)}
        >
          {NAMES[offered]}
        </button>
      ))}
    </div>
  );
}
