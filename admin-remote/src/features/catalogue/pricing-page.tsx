import { useTexts } from '@tiraz/locale';
import { CataloguePage } from './catalogue-page';
import { texts } from './texts';

/** What the choices beside product and fabric add to a price. */
export default function PricingPage() {
  return (
    <CataloguePage title={useTexts(texts).pricing} kinds={['fits', 'finishingQualities', 'printTypes']} />
  );
}
