import type { Size } from '@tiraz/api-client/staff';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/sizes';

/** The sizes of a garment in words; those that cost more say how much. */
export function ShownSizes({ sizes }: { sizes: readonly Size[] }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return sizes.map((size) => {
    const label = localised(size, 'label', language).text;
    const surcharge = Number(size.surcharge);
    return (
      <div key={size.id}>
        <bdi>{surcharge > 0 ? t.dearer({ label, quantity: surcharge }) : label}</bdi>
      </div>
    );
  });
}
