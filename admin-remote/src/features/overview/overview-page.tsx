import { useGetStatsQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/overview';
import { DownloadButton, LoadFailure, Loading, PageHead, useGo, useMay } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { Figures } from './figures';
import { MonthlyChart } from './monthly-chart';
import styles from './overview-page.module.css';
import { RecentInquiries } from './recent-inquiries';
import { Today } from './today';

/** Where a working day begins: what waits, how the business stands, and what came in. */
export default function OverviewPage() {
  const t = useTexts(texts);
  const go = useGo();
  const mayReadInquiries = useMay('inquiries.read');
  const mayAdd = useMay('catalogue.write');
  const { data: stats, isError, isFetching, refetch } = useGetStatsQuery();

  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle}>
        {mayReadInquiries && (
          <DownloadButton href="/api/admin/inquiries/export.csv" download="inquiries.csv" isDear>
            {t.exportData}
          </DownloadButton>
        )}
        {mayAdd && (
          <Button type="primary" onClick={() => go('/products?add=product-type')}>
            {t.addProduct}
          </Button>
        )}
      </PageHead>
      <div className={styles.overview}>
        <Today />
        {isError && <LoadFailure title={t.statsFailed} onRetry={refetch} retrying={isFetching} />}
        {stats && <Figures stats={stats} />}
        {!stats && !isError && <Loading lines={3} />}
        <div className={styles.columns}>
          {mayReadInquiries && <RecentInquiries />}
          {stats && <MonthlyChart months={stats.monthly} />}
        </div>
      </div>
    </>
  );
}
