import { localised, useLanguage } from '@tiraz/locale';
import styles from './description.module.css';

export interface Described {
  description?: string;
  descriptionAr?: string;
}

/** What an item of the catalogue says about itself, in the language that it has; fits say nothing. */
export function Description({ item }: { item: Described | undefined }) {
  const { language } = useLanguage();
  const { text, lang } = localised({ description: '', ...item }, 'description', language);
  return text ? (
    <bdi lang={lang} className={styles.description}>
      {text}
    </bdi>
  ) : null;
}
