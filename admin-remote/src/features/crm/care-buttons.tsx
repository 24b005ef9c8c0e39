import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { useMay } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useCareDialogs, type About } from './use-care-dialogs';

/** What is done most about customers, or about one; about an inquiry it is not what the page is for. */
export function CareButtons({ about }: { about?: About }) {
  const t = useTexts(texts);
  const dialogs = useCareDialogs();
  if (!useMay('customers.write')) return null;
  return (
    <>
      <Button type={about?.inquiryId ? 'default' : 'primary'} onClick={() => dialogs.schedule(about)}>
        {t.scheduleFollowUp}
      </Button>
      <Button onClick={() => dialogs.log(about)}>{t.logCommunication}</Button>
    </>
  );
}
