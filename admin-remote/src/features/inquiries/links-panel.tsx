import {
  useListCustomerLinksQuery,
  useRevokeCustomerLinksMutation,
  type ApiError,
  type RecipientLinks,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { useQuestion } from '@tiraz/staff-kit/forms';
import { Isolated, LoadFailure, Loading, Nothing, useMay, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId } from 'react';
import styles from './links-panel.module.css';

/** Who can open the page of the inquiry without an account; and how that ends. */
export function LinksPanel({ inquiryId }: { inquiryId: string }) {
  const text = useTexts(detailsTexts).links;
  const { data: links, isError, isFetching, refetch } = useListCustomerLinksQuery(inquiryId);
  if (!links && isError) return <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />;
  if (!links) return <Loading lines={1} />;
  if (links.length === 0) return <Nothing>{text.none}</Nothing>;
  return (
    <>
      {/* On paper it leads nowhere. */}
      <span data-printed />
      <ul className={styles.links}>
        {links.map((of) => (
          <LinkRecipient key={of.recipient} inquiryId={inquiryId} of={of} />
        ))}
      </ul>
    </>
  );
}

function LinkRecipient({ inquiryId, of }: { inquiryId: string; of: RecipientLinks }) {
  const { recipient, since, latestAt } = of;
  const common = useTexts(texts);
  const text = useTexts(detailsTexts).links;
  const { language } = useLanguage();
  const ask = useQuestion();
  const notify = useNotify();
  const mayRevoke = useMay('links.manage');
  const [revokeLinks, { isLoading }] = useRevokeCustomerLinksMutation();
  const name = useId();
  const at = (instant: string) => <time dateTime={instant}>{formatDateTime(instant, language)}</time>;

  const revoke = async () => {
    const { error } = await revokeLinks({ id: inquiryId, linkRevocation: { recipient } });
    if (error) return notify.error(text.failed, error as ApiError);
    notify.success(text.revoked);
  };
  const askFirst = () =>
    ask({
      title: text.question(recipient),
      hint: text.hint,
      yes: text.revoke,
      no: common.goBack,
      onYes: revoke,
    });

  return (
    <li>
      <strong id={name}>
        <Isolated>{recipient}</Isolated>
      </strong>
      <dl>
        <dt>{text.since}</dt>
        <dd>{at(since)}</dd>
        <dt>{text.latest}</dt>
        <dd>{at(latestAt)}</dd>
      </dl>
      {mayRevoke && (
        <Button size="small" danger aria-describedby={name} loading={isLoading} onClick={askFirst}>
          {text.revoke}
        </Button>
      )}
    </li>
  );
}
