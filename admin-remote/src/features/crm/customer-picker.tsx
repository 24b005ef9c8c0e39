import { useListCustomersQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { LONGEST_SEARCH, searchedFor } from '@tiraz/staff-kit/list';
import { Isolated, UserText } from '@tiraz/staff-kit/page';
import { useRested } from '@tiraz/web/use-rested';
import { Select } from 'antd';
import { useState, type AriaAttributes } from 'react';
import styles from './customer-picker.module.css';

const SHOWN = 20;
/** How long typing rests before the server is asked, in milliseconds. */
const REST_MS = 200;

interface CustomerPickerProps extends AriaAttributes {
  /** From the form around it, like the attributes that say what is wrong with it. */
  id?: string;
  value?: string;
  onChange?: (id: string | undefined) => void;
  /** Already chosen when the form opens. */
  chosen?: { id: string; name: string } | undefined;
  /** Cannot be chosen. */
  except?: string;
}

/** Finds a customer among all of them; the server searches. */
export function CustomerPicker({ id, value, onChange, chosen, except, ...aria }: CustomerPickerProps) {
  const t = useTexts(texts);
  const { searching, tooLong } = useTexts(kitTexts);
  const [typed, setTyped] = useState('');
  const { wanted, isTooLong } = searchedFor(typed);
  const q = useRested(isTooLong ? '' : wanted, REST_MS);
  const [isOpen, setOpen] = useState(false);
  const { currentData, isFetching, isError } = useListCustomersQuery(
    { q: q || undefined, limit: SHOWN },
    { skip: !isOpen && !q },
  );

  // What was found for another text is not what Enter means; with nothing to choose it would forget what was typed.
  const answer = isTooLong || q !== wanted ? undefined : currentData;
  const found = (answer?.items ?? []).filter((customer) => customer.id !== except);
  const options = found.map(({ id: key, name, email, company }) => ({
    value: key,
    label: name,
    email,
    company,
  }));
  if (chosen && wanted === '' && !found.some((customer) => customer.id === chosen.id)) {
    options.unshift({ value: chosen.id, label: chosen.name, email: '', company: '' });
  }

  return (
    <div
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !isOpen || options.length > 0) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Select
        {...aria}
        id={id}
        value={value}
        onChange={onChange}
        options={options}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        onOpenChange={setOpen}
        placeholder={t.customerHint}
        loading={isFetching}
        notFoundContent={
          isTooLong
            ? tooLong(LONGEST_SEARCH)
            : answer
              ? t.noCustomers
              : isError && !isFetching
                ? t.customersFailed
                : searching
        }
        labelRender={({ label }) => <UserText>{String(label)}</UserText>}
        optionRender={({ data: { label, email, company } }) => (
          <span className={styles.option}>
            <UserText>{label}</UserText>
            <small>
              {company && <UserText>{company}</UserText>}
              {email && <Isolated>{email}</Isolated>}
            </small>
          </span>
        )}
      />
    </div>
  );
}
