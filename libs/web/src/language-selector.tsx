import { LANGUAGES } from '@tiraz/contracts/language';
import { useLanguage } from '@tiraz/locale';
import styles from './language-selector.module.css';

/** Each language is named in itself, so that who cannot read the page can still find theirs. */
const NAMES = { en: 'English', ar: 'العربية' };

interface LanguageSelectorProps {
  /** What the group is called. */
  label: string;
  className?: string | undefined;
}

export function LanguageSelector({ label, className }: LanguageSelectorProps) {
  const { language, setLanguage } = useLanguage();
  return (
    <div
      role="group"
      aria-label={label}
      className={className ? `${styles.selector} ${className}` : styles.selector}
    >
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
