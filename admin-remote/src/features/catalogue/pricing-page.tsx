import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { CataloguePage } from './catalogue-page';

/** What the choices beside product and fabric add to a price. */
export default function PricingPage() {
  return (
    <CataloguePage title={useTexts(texts).pricing} kinds={['fits', 'finishingQualities', 'printTypes']} />
  );
}
