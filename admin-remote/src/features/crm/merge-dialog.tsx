import {
  useGetCustomerQuery,
  useMergeCustomersMutation,
  type CustomerDetails,
} from '@tiraz/api-client/staff';
import { formatDate, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/crm-details';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { Isolated, Loading, Money, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { CustomerPicker } from './customer-picker';
import styles from './merge-dialog.module.css';

interface MergeDialogProps {
  customer: CustomerDetails;
  onClose: () => void;
  /** @param id of the customer that stays */
  onMerged: (id: string) => void;
}

/** Makes two customers one; shows both and says what becomes of them. */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const t = useTexts(detailsTexts);
  const formText = useTexts(formTexts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<{ duplicateId: string }>();
  const otherId = Form.useWatch('duplicateId', form);
  const { currentData: other, isFetching } = useGetCustomerQuery(otherId ?? '', { skip: !otherId });
  const [isSwapped, setSwapped] = useState(false);
  const [merge] = useMergeCustomersMutation();
  const [stays, goes] = isSwapped && other ? [other, customer] : [customer, other];

  return (
    <FormDialog<{ duplicateId: string }>
      name="merge"
      title={t.mergeTitle}
      form={form}
      initialValues={{}}
      first="duplicateId"
      send={t.mergeNow}
      sending={t.merging}
      cancel={formText.close}
      onSend={async ({ duplicateId }) => {
        const [id, part] = isSwapped ? [duplicateId, customer.id] : [customer.id, duplicateId];
        await merge({ id, customerMerge: { duplicateId: part } }).unwrap();
        notify.success(t.merged);
        onMerged(id);
      }}
      onFailure={(error) => notify.error(t.mergeFailed, error)}
      onClose={onClose}
    >
      <p className={styles.hint}>{t.mergeHint}</p>
      <Form.Item name="duplicateId" label={t.duplicate} rules={rules.chosen(t.duplicateRequired)}>
        <CustomerPicker
          except={customer.id}
          // Who stays was said of another one.
          onChange={() => setSwapped(false)}
        />
      </Form.Item>
      {!other && isFetching && <Loading lines={8} />}
      {goes && (
        <>
          <div className={styles.both}>
            <Side title={t.stays} customer={stays} />
            <Side title={t.goes} customer={goes} />
          </div>
          <Button size="small" onClick={() => setSwapped(!isSwapped)}>
            {t.swap}
          </Button>
          <p className={styles.what}>{t.mergeWhat}</p>
        </>
      )}
    </FormDialog>
  );
}

function Side({ title, customer }: { title: string; customer: CustomerDetails }) {
  const t = useTexts(detailsTexts);
  const common = useTexts(texts);
  const { language } = useLanguage();
  const { name, email, phone, company, lifetimeValue, counts, createdAt } = customer;
  return (
    <section className={styles.side}>
      <h3>{title}</h3>
      <p>
        <strong>
          <UserText>{name}</UserText>
        </strong>
      </p>
      <p>
        <Isolated>{email}</Isolated>
      </p>
      {phone && (
        <p>
          <Isolated>{phone}</Isolated>
        </p>
      )}
      {company && (
        <p>
          <UserText>{company}</UserText>
        </p>
      )}
      <dl>
        <dt>{t.inquiries}</dt>
        <dd>{formatNumber(counts.inquiries, language)}</dd>
        <dt>{t.communications}</dt>
        <dd>{formatNumber(counts.communications, language)}</dd>
        <dt>{t.followUps}</dt>
        <dd>{formatNumber(counts.followUps, language)}</dd>
        <dt>{common.lifetimeValue}</dt>
        <dd>
          <Money amount={lifetimeValue} />
        </dd>
        <dt>{t.customerSince}</dt>
        <dd>{formatDate(createdAt, language)}</dd>
      </dl>
    </section>
  );
}
