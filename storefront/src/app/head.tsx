import { LANGUAGES } from '@tiraz/contracts/language';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/head';
import { pages, type PageKey } from './pages';

/** What Open Graph calls the languages. */
const LOCALES = { en: 'en_US', ar: 'ar_EG' };

interface HeadProps {
  page: PageKey;
  /** What the address of every page begins with: 'https://tiraz.example'. */
  origin: string;
}

/**
 * What search engines and shared links show; React puts it into the document's head, and finds it there again
 * when it was prerendered. The canonical address is the one that names the language.
 */
export function Head({ page, origin }: HeadProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const { title, description } = t.pages[page];
  const addressIn = (named: string) => `${origin}/${named}${page}`;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {pages[page].isIndexed ? (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {LANGUAGES.map((offered) => (
            <link key={offered} rel="alternate" hrefLang={offered} href={addressIn(offered)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
          <meta property="og:url" content={addressIn(language)} />
        </>
      ) : (
        <>
          <meta name="robots" content="noindex" />
          {/* Also where it was come to within the site: an address that nobody may find names itself to nobody. */}
          <meta name="referrer" content="no-referrer" />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t.site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((offered) => offered !== language).map((offered) => (
        <meta key={offered} property="og:locale:alternate" content={LOCALES[offered]} />
      ))}
      <meta property="og:image" content={`${origin}/og-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t.pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
