import { LOST_REASONS } from '@tiraz/contracts/inquiry-status';
import { useGetCustomerQuery, useListStaffProductTypesQuery } from '@tiraz/api-client/staff';
import { typedNumber } from '@tiraz/contracts/typed-number';
import { formatFigure, formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts as colleagueTexts } from '@tiraz/messages/admin-remote/colleagues';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as reasonTexts } from '@tiraz/messages/inquiry/lost-reasons';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { DateField, typedDay } from '@tiraz/staff-kit/forms';
import { FilterSelect } from '@tiraz/staff-kit/list';
import { useMay } from '@tiraz/staff-kit/page';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useOwnersOffered } from '../../ui/colleagues';
import { withChosen } from '../../ui/with-chosen';
import styles from './inquiry-filters.module.css';
import { faultOf, narrowing, NOBODY, TYPES, type ListAddress } from './list-address';
import { useOptionCounts } from './use-option-counts';

/** Nothing came before, and nothing comes after. */
const DAYS = { min: '2000-01-01', max: '2100-12-31' };
const NONE = {
  type: 'all',
  productType: '',
  customer: '',
  owner: '',
  lostReason: 'any',
  from: '',
  to: '',
  minValue: '',
  maxValue: '',
} as const;

type CountedFilter = 'type' | 'productType' | 'owner';

interface InquiryFiltersProps {
  address: ListAddress;
  onChange: (changes: Partial<ListAddress>, options?: { replace?: boolean }) => void;
}

/** What narrows the list besides search and status: type, product type, owner, reason, days, value. */
export function InquiryFilters({ address, onChange }: InquiryFiltersProps) {
  const text = useTexts(texts);
  const reasons = useTexts(reasonTexts);
  const { nobody } = useTexts(colleagueTexts);
  const { language } = useLanguage();
  const id = useId();
  const mayReadCatalogue = useMay('catalogue.read');
  const mayReadCustomers = useMay('customers.read');
  const { currentData: customer } = useGetCustomerQuery(address.customer, {
    skip: !mayReadCustomers || !narrowing(address).customer,
  });
  // Seldom looked at, and heavy.
  const [opened, setOpened] = useState<CountedFilter>();
  const [shown, setShown] = useState<CountedFilter>();
  const { data: products } = useListStaffProductTypesQuery(
    { limit: 1000 },
    { skip: opened !== 'productType' && address.productType === '' },
  );
  const counts = {
    type: useOptionCounts('type', address, shown === 'type'),
    productType: useOptionCounts('productType', address, shown === 'productType'),
    owner: useOptionCounts('owner', address, shown === 'owner'),
  };
  // Who may answer no longer still has inquiries, and a garment that is archived was asked for.
  const owners = useOwnersOffered(
    [address.owner, ...counts.owner.known],
    opened === 'owner' || ![NOBODY, ''].includes(address.owner),
  );
  const archived = [...new Set([address.productType, ...counts.productType.known])].filter(
    (productId) => productId !== '' && products?.items.every((product) => product.id !== productId),
  );
  /** Its options are read from then on; their counts while they are shown. */
  const onOpenChange = (filter: CountedFilter) => (isOpen: boolean) => {
    if (isOpen) setOpened(filter);
    // The next one may open before the last one says that it has closed.
    setShown((before) => (isOpen ? filter : before === filter ? undefined : before));
  };
  const counted = <Value extends string>(
    filter: CountedFilter,
    options: readonly { value: Value; label: string }[],
  ) => options.map((option) => ({ ...option, count: counts[filter].countOf(option.value) }));
  const fault = faultOf(address);
  const chosen = Object.entries(NONE).filter(
    ([name, usual]) => address[name as keyof typeof NONE] !== usual,
  ).length;
  /** On a phone, where they would otherwise take the whole first screen; elsewhere they always stand. */
  const [isOpen, setOpen] = useState(false);
  const describedBy = (range: 'days' | 'values') =>
    fault === range && { 'aria-describedby': `${id}fault`, 'aria-invalid': true };

  return (
    <>
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={`${id}filters`}
        onClick={() => setOpen(!isOpen)}
      >
        {text.filters}
        {chosen > 0 && ` (${formatNumber(chosen, language)})`}
      </Button>
      <search
        id={`${id}filters`}
        className={styles.filters}
        aria-label={text.filters}
        data-shown={isOpen || fault !== undefined}
      >
        <FilterSelect
          label={text.type}
          value={address.type}
          onChange={(type) => onChange({ type })}
          onOpenChange={onOpenChange('type')}
          options={counted(
            'type',
            TYPES.map((type) => ({ value: type, label: text.types[type] })),
          )}
        />
        {mayReadCatalogue && (
          <FilterSelect
            label={text.productType}
            value={address.productType}
            onOpenChange={onOpenChange('productType')}
            onChange={(productType) => onChange({ productType })}
            options={counted(
              'productType',
              withChosen(address.productType, text.oneProduct, [
                { value: '', label: text.everyProduct },
                ...(products?.items ?? []).map((product) => ({
                  value: product.id,
                  label: localised(product, 'name', language).text,
                })),
                ...archived.map((value) => ({ value, label: text.archivedProduct })),
              ]),
            )}
          />
        )}
        {/* Nobody chooses one here: it comes with a link from the customer. */}
        {address.customer !== '' && (
          <FilterSelect
            label={text.customer}
            value={address.customer}
            onChange={(customerId) => onChange({ customer: customerId })}
            options={[
              { value: '', label: text.everyCustomer },
              {
                value: address.customer,
                label: customer ? customer.name || customer.email : text.oneCustomer,
              },
            ]}
          />
        )}
        <FilterSelect
          label={text.owner}
          value={address.owner}
          onOpenChange={onOpenChange('owner')}
          onChange={(owner) => onChange({ owner })}
          options={counted(
            'owner',
            withChosen(address.owner, text.oneOwner, [
              { value: '', label: text.everyOwner },
              { value: NOBODY, label: nobody },
              ...owners,
            ]),
          )}
        />
        <FilterSelect
          label={text.lostReason}
          value={address.lostReason}
          onChange={(lostReason) => onChange({ lostReason })}
          options={[
            { value: 'any', label: text.anyReason },
            ...LOST_REASONS.map((reason) => ({ value: reason, label: text.lostBecause(reasons[reason]) })),
          ]}
        />
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={styles.field}>
            <label htmlFor={id + end}>{text[end]}</label>
            <DayFilter
              id={id + end}
              label={text[end]}
              day={address[end]}
              invalid={describedBy('days')}
              onSettle={(day) => onChange({ [end]: day }, { replace: true })}
            />
          </div>
        ))}
        {(['minValue', 'maxValue'] as const).map((end) => (
          <div key={end} className={`${styles.field} ${styles.amount}`}>
            <label htmlFor={id + end}>{text[end]}</label>
            <AmountFilter
              id={id + end}
              amount={address[end]}
              invalid={describedBy('values')}
              onSettle={(amount) => onChange({ [end]: amount }, { replace: true })}
            />
          </div>
        ))}
        {chosen > 0 && <Button onClick={() => onChange(NONE)}>{text.clearFilters}</Button>}
        {fault && (
          <p id={`${id}fault`} role="alert" className={styles.fault}>
            {fault === 'days' ? text.daysTurned : text.valuesTurned}
          </p>
        )}
      </search>
    </>
  );
}

type Invalid = false | { 'aria-describedby': string; 'aria-invalid': boolean };

interface DayFilterProps {
  id: string;
  label: string;
  day: string;
  invalid: Invalid;
  onSettle: (day: string) => void;
}

/** Asks for a day as soon as one is typed; what is none filters nothing. */
function DayFilter({ day, invalid, onSettle, ...field }: DayFilterProps) {
  const [draft, setDraft] = useState<string>();
  const settle = (value: string) => {
    setDraft(undefined);
    onSettle(typedDay(value) ?? '');
  };
  return (
    <DateField
      {...field}
      {...DAYS}
      value={draft ?? day}
      {...(invalid && { status: 'error' as const, ...invalid })}
      onChange={(value) => (value === '' || typedDay(value) ? settle(value) : setDraft(value))}
      onSettled={() => draft !== undefined && settle(draft)}
    />
  );
}

interface AmountFilterProps {
  id: string;
  amount: string;
  invalid: Invalid;
  onSettle: (amount: string) => void;
}

/** Asks for an amount on Enter or when it is left; what is none is marked, and filters nothing. */
function AmountFilter({ id, amount, invalid, onSettle }: AmountFilterProps) {
  const { language } = useLanguage();
  const { noAmount } = useTexts(kitTexts);
  const write = (value: string) => (value ? formatFigure(value as `${number}`, language) : '');
  const [typed, setTyped] = useState(write(amount));
  const [known, setKnown] = useState(amount);
  const read = readAmount(typed);
  if (known !== amount) {
    setKnown(amount);
    // Enter leaves the field as it is: somebody is still in it.
    if (read !== amount) setTyped(write(amount));
  }
  const isWrong = invalid !== false || read === undefined;
  const settle = () => read !== undefined && read !== amount && onSettle(read);
  const leave = () => {
    if (read !== undefined) setTyped(write(read));
    settle();
  };
  const wrong = read === undefined && { 'aria-describedby': `${id}wrong` };
  return (
    <>
      <Input
        id={id}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onPressEnter={settle}
        {...(isWrong && { status: 'error' as const, 'aria-invalid': true })}
        {...invalid}
        {...wrong}
      />
      {wrong && (
        <p id={`${id}wrong`} role="alert" className={styles.fault}>
          {noAmount}
        </p>
      )}
    </>
  );
}

/** @returns empty for nothing, undefined for what is no amount */
function readAmount(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const number = typedNumber(typed) ?? '';
  return /^\d{1,12}(\.\d{1,2})?$/.test(number) ? number : undefined;
}
