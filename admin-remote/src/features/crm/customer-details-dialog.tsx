import { useGetCustomerQuery, type CustomerDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/crm-details';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { useLocation } from '@tiraz/router';
import { Dialog } from '@tiraz/staff-kit/forms';
import { isUnknown, LoadFailure, Loading, useGo, useMay, UserText, useSeenText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { AuditTrailLink } from '../../ui/audit-trail-link';
import { CustomerStatusTag, ValueTierTag } from './badges';
import { CareButtons } from './care-buttons';
import { ContactFacts } from './contact-facts';
import { CustomerActivity } from './customer-activity';
import styles from './customer-details-dialog.module.css';
import { EditCustomerDialog } from './edit-customer-dialog';
import { MergeDialog } from './merge-dialog';

type OpenDialog = 'edit' | 'merge' | undefined;

/** 'Customer Details': everything about one customer, and everything that can be done. */
export function CustomerDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(detailsTexts);
  const go = useGo();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useGetCustomerQuery(id);
  const [open, setOpen] = useState<OpenDialog>();

  // An old link may name a customer that was merged into another one.
  const survivor = data && data.id !== id ? data.id : undefined;
  useEffect(() => {
    // What else is being typed, such as a communication, stays.
    if (survivor) go(`/crm/customers/${survivor}${search}`, { replace: true, isSaved: open === undefined });
  }, [survivor, go, search, open]);

  return (
    <Dialog
      width={960}
      title={t.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {data ? (
        <Details customer={data} open={open} setOpen={setOpen} />
      ) : error && isUnknown(error) ? (
        <div role="alert">
          <strong>{t.unknown}</strong>
          <p>{t.unknownHint}</p>
        </div>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading lines={8} />
      )}
    </Dialog>
  );
}

interface DetailsProps {
  customer: CustomerDetails;
  open: OpenDialog;
  setOpen: (open: OpenDialog) => void;
}

function Details({ customer, open, setOpen }: DetailsProps) {
  const t = useTexts(detailsTexts);
  const { area } = useTexts(kitTexts);
  const go = useGo();
  const { search } = useLocation();
  const mayWrite = useMay('customers.write');
  const mayAnswer = useMay('inquiries.answer');
  const { id, name, company, valueTier, status } = customer;
  const title = useSeenText()(name);
  const close = () => setOpen(undefined);

  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${area}`;
    return () => {
      document.title = before;
    };
  }, [title, area]);

  return (
    <article className={styles.details}>
      <header className={styles.head}>
        <div>
          <h2>
            <UserText>{name}</UserText>
          </h2>
          {company && (
            <p>
              <UserText>{company}</UserText>
            </p>
          )}
        </div>
        <div className={styles.tags}>
          <ValueTierTag tier={valueTier} />
          <CustomerStatusTag status={status} />
        </div>
      </header>
      {mayWrite && (
        <div className={styles.actions}>
          <CareButtons about={{ customer: { id, name } }} />
          {mayAnswer && <Button onClick={() => go(`/inquiries/new?customer=${id}`)}>{t.newInquiry}</Button>}
          <Button onClick={() => setOpen('edit')}>{t.edit}</Button>
          <Button onClick={() => setOpen('merge')}>{t.merge}</Button>
        </div>
      )}
      <ContactFacts customer={customer} />
      <CustomerActivity customer={customer} />
      <p>
        <AuditTrailLink thing={id} />
      </p>
      {open === 'edit' && <EditCustomerDialog customer={customer} onClose={close} />}
      {open === 'merge' && (
        <MergeDialog
          customer={customer}
          onClose={close}
          onMerged={(survivor) => {
            close();
            if (survivor !== id) go(`/crm/customers/${survivor}${search}`, { replace: true, isSaved: true });
          }}
        />
      )}
    </article>
  );
}
