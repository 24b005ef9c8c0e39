import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { DesignDrop } from '../../designs/design-drop';
import type { Designs } from '../../designs/use-designs';
import { DesignEditor } from './parts';
import { Section } from './section';
import type { Placings } from './use-placings';

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
          {isUsed && <DesignEditor designs={designs} placings={placings} />}
        </>
      )}
    </Section>
  );
}
