import { useGetMeQuery, type InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts as colleagueTexts } from '@tiraz/messages/admin-remote/colleagues';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { useMay } from '@tiraz/staff-kit/page';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useOwnersOffered } from '../../ui/colleagues';
import { OwnerName } from '../../ui/owner-name';
import { withChosen } from '../../ui/with-chosen';
import styles from './owner-control.module.css';
import { useOwnerChange } from './use-owner-change';

/** In a select, which has no empty value of its own. */
const NOBODY = '';

/** Whose the inquiry is, and how it becomes somebody else's. */
export function OwnerControl({ inquiry }: { inquiry: InquiryDetails }) {
  const { ownerId } = inquiry;
  const text = useTexts(texts);
  const { nobody } = useTexts(colleagueTexts);
  const label = useId();
  const { data: me } = useGetMeQuery();
  const mayAnswer = useMay('inquiries.answer');
  const offered = useOwnersOffered(ownerId);
  const { isPending, assign } = useOwnerChange(inquiry);

  return (
    <div className={styles.owner}>
      <span id={label}>{text.owner}</span>
      {mayAnswer ? (
        <>
          <Select<string>
            className={styles.every}
            aria-labelledby={label}
            value={ownerId ?? NOBODY}
            disabled={isPending}
            onChange={(value) => void assign(value === NOBODY ? null : value)}
            options={withChosen(ownerId ?? NOBODY, text.oneOwner, [
              { value: NOBODY, label: nobody },
              ...offered,
            ])}
          />
          {ownerId === null && me && (
            <Button disabled={isPending} onClick={() => void assign(me.id)}>
              {text.takeOver}
            </Button>
          )}
        </>
      ) : (
        <OwnerName id={ownerId} />
      )}
    </div>
  );
}
