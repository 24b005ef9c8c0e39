import {
  ifMatch,
  usePreviewQuotationMailQuery,
  useSendQuotationMutation,
  type InquiryDetails,
  type Quotation,
  type QuotationRevision,
} from '@tiraz/api-client/staff';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { Facts, Isolated, LoadFailure, Money, useMay, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Checkbox, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { MailAsSeen } from '../../ui/mail-as-seen';
import { usePercent } from '../../ui/instalment-words';
import styles from './quotation-panel.module.css';
import { useVersionRead } from './use-quotation-steps';

interface SendDialogProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  draft: QuotationRevision;
  onClose: () => void;
}

interface Values {
  isDiscountConfirmed?: boolean;
}

/** Sends the draft, once it is clear to whom and for how much. */
export function SendDialog({ inquiry, quotation, draft, onClose }: SendDialogProps) {
  const t = useTexts(texts);
  const { version, refuse } = useVersionRead(inquiry.id, quotation);
  const { language } = useLanguage();
  const percent = usePercent();
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [send] = useSendQuotationMutation();
  const isBig = draft.discountShare > QUOTATION_LIMITS.unconfirmedDiscount;
  const mayConfirm = useMay('discounts.confirm');
  const { mail, isError, isFetching, refetch } = useMailPreview(inquiry.id, quotation.version);
  const waits = quotation.revisions.some(({ state }) => state === 'sent');

  return (
    <FormDialog<Values>
      name="quotation-send"
      title={t.sendTitle(formatNumber(draft.number, language))}
      form={form}
      initialValues={{}}
      first="isDiscountConfirmed"
      send={t.send}
      sending={t.sending}
      cancel={t.cancel}
      waitingFor={isBig && !mayConfirm && t.discountForOwner}
      onSend={async ({ isDiscountConfirmed = false }) => {
        await send({
          id: inquiry.id,
          ...ifMatch(version),
          quotationSendingBody: { isDiscountConfirmed },
        }).unwrap();
        notify.success(t.sent);
        onClose();
      }}
      onFailure={refuse}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t.recipient, <UserText key="name">{mail?.to.name ?? inquiry.customerName}</UserText>],
          [
            t.email,
            <span key="email">
              <Isolated>{mail?.to.email ?? inquiry.customerEmail}</Isolated>{' '}
              {mail && t.languages[mail.language]}
            </span>,
          ],
          [t.subject, <UserText key="subject">{mail?.subject ?? '…'}</UserText>],
          [
            t.total,
            <strong key="total" className={styles.figure}>
              <Money amount={draft.total} />
            </strong>,
          ],
        ]}
      />
      <div className={styles.mail} aria-busy={!mail}>
        {mail && <MailAsSeen title={t.mail} html={mail.html} />}
        {isError && <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />}
      </div>
      {isBig && mayConfirm && (
        <Form.Item
          name="isDiscountConfirmed"
          valuePropName="checked"
          className={styles.confirmation}
          rules={rules.own<boolean>((isMeant) => (isMeant ? undefined : t.confirmDiscount))}
        >
          <Checkbox>{t.bigDiscount(percent(draft.discountShare))}</Checkbox>
        </Form.Item>
      )}
      <p className={styles.hint}>
        {t.whatFollows} {waits && t.supersedes}
      </p>
    </FormDialog>
  );
}

/** The mail as it would be sent; asked for again, and none meanwhile, when the quotation is another one. */
function useMailPreview(inquiryId: string, version: number) {
  const { data, isError, isFetching, refetch } = usePreviewQuotationMailQuery(inquiryId);
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    void refetch();
  }, [version, refetch]);
  return { mail: isFetching || isError ? undefined : data, isError, isFetching, refetch };
}
