import { useTexts } from '@tiraz/locale';
import { CataloguePage } from './catalogue-page';
import { texts } from './texts';

/** What is made, and of what. */
export default function ProductsPage() {
  return <CataloguePage title={useTexts(texts).products} kinds={['productTypes', 'fabrics', 'colors']} />;
}
