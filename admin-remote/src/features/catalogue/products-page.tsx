import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { CataloguePage } from './catalogue-page';

/** What is made, and of what. */
export default function ProductsPage() {
  return <CataloguePage title={useTexts(texts).products} kinds={['productTypes', 'fabrics', 'colors']} />;
}
