import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { lazy, Suspense } from 'react';
import { DesignDrop } from '../../designs/design-drop';
import type { Designs } from '../../designs/use-designs';
import { Section } from './section';
import type { Placings } from './use-placings';

/** Only who brings a design needs it. */
const DesignEditor = lazy(() => import('./design-editor'));

interface DesignSectionProps {
  designs: Designs;
  placings: Placings;
}

export function DesignSection({ designs, placings }: DesignSectionProps) {
  const t = useTexts(texts);
  const isUsed = designs.files.length + designs.uploads.length > 0;
  return (
    <Section step={6} title={t.title} note={t.optional}>
      {() => (
        <>
          <DesignDrop onFiles={designs.add} />
          {isUsed && (
            <Suspense>
              <DesignEditor designs={designs} placings={placings} />
            </Suspense>
          )}
        </>
      )}
    </Section>
  );
}
