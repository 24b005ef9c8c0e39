import { useLanguage } from './language';
import { localised, type Bilingual } from './localised';

/** The localised name of a catalogue item, isolated from the text around it and marked with its language. */
export function LocalName({ item }: { item: Bilingual<'name'> }) {
  const { language } = useLanguage();
  const { text, lang } = localised(item, 'name', language);
  return <bdi lang={lang}>{text}</bdi>;
}
