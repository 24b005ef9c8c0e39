import { useTexts } from '@tiraz/locale';
import { PageHead } from '../../ui/page-head';
import { texts } from './texts';

/** Where a working day begins. */
export default function OverviewPage() {
  const t = useTexts(texts);
  return <PageHead title={t.title} subtitle={t.subtitle} />;
}
