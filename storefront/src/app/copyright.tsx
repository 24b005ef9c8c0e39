import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/shell';
import { useSyncExternalStore } from 'react';

declare const BUILD_YEAR: number;

const never = () => () => undefined;

/** The year goes on after the page was prerendered: hydration begins with the build's, as the markup does. */
export function Copyright({ className }: { className: string | undefined }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
  return <p className={className}>{t.copyright(toLocalDigits(String(year), language))}</p>;
}
