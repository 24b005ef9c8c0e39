import type { QuantityBreak, Size } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type Lost } from '@tiraz/contracts/inquiry-status';
import type { Role } from '@tiraz/contracts/roles';
import { formatDateTime, formatDay, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/audit-trail-fields';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { Isolated, Money, UserText } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { InquiryStatusTag } from '../../ui/status-tag';
import { useDrawnValue } from '../../ui/drawn-value';
import { ItemNames, namesItems } from '../../ui/item-names';
import { LostReason } from '../../ui/lost-reason';
import { OwnerName } from '../../ui/owner-name';
import { ShownBreaks } from '../../ui/shown-breaks';
import { ShownSizes } from '../../ui/shown-sizes';
import { StaffName } from '../../ui/staff-name';
import styles from './audit-trail-page.module.css';

const AMOUNTS = /^(basePrice|costMultiplier|priceModifier|setupCost|perItemCost|totalCost|net|total)$/;
const MOMENTS = /^(scheduled(Date|At)|effectiveAt)$/;
const DAYS = /^away(From|To)$/;
const WORDS = /^(status|type|direction|state)$/;
const CODES = /^(id|.*Id|mergedInto|reference|email|recipient|phone|taxNumber|objectPath|imageUrl)$/;

/** The value of any field, as a person reads it. */
export function ShownValue({ field, value }: { field: string; value: unknown }): ReactNode {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const words: Record<string, string> = t.words;
  const { roles } = useTexts(roleTexts);
  const drawn = useDrawnValue()(field, value);
  if (value === '' || value === null || value === undefined) return <em>{t.empty}</em>;
  const isWritten = /^(quantityBreaks|sizes|factorRoles|turnTakers)$/.test(field) || namesItems(field);
  if (Array.isArray(value) && value.length === 0 && isWritten) return <em>{t.empty}</em>;
  if (Array.isArray(drawn) && drawn.length === 0) return <em>{t.empty}</em>;
  if (drawn !== undefined) return drawn;
  if (field === 'quantityBreaks') return <ShownBreaks breaks={value as QuantityBreak[]} />;
  // Of an inquiry they are in words already.
  if (field === 'sizes' && Array.isArray(value)) return <ShownSizes sizes={value as Size[]} />;
  if (namesItems(field)) return <ItemNames field={field} ids={value as string[]} />;
  if (field === 'isActive') return value ? t.offered : t.notOffered;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return formatNumber(value, language);
  if (Array.isArray(value)) return <ShownList field={field} list={value} />;
  if (field === 'lost') return <LostReason lost={value as Lost} />;
  if (typeof value === 'object') return <ShownFields fields={value} />;
  const text = String(value);
  if (text.startsWith('/objects/')) return <Picture path={text} />;
  if (AMOUNTS.test(field)) return <Money amount={text} />;
  if (DAYS.test(field)) return <time dateTime={text}>{formatDay(text, language)}</time>;
  if (MOMENTS.test(field)) return <time dateTime={text}>{formatDateTime(text, language)}</time>;
  if (field === 'status' && INQUIRY_STATUSES.some((status) => status === text))
    return <InquiryStatusTag status={text} />;
  if (field === 'owner' || field === 'standIn') return <StaffName email={text} />;
  if (field === 'role') return roles[text as Role] ?? text;
  if (WORDS.test(field)) return words[text] ?? text;
  return CODES.test(field) ? <Isolated>{text}</Isolated> : <UserText>{text}</UserText>;
}

/** A picture that was uploaded; of one that is gone the word remains. */
function Picture({ path }: { path: string }) {
  const { fields } = useTexts(texts);
  return (
    <img
      className={styles.picture}
      src={`${path}?w=320`}
      alt={fields.imageUrl}
      width={64}
      height={48}
      loading="lazy"
    />
  );
}

/** Ids are counted, anything else is named. */
function ShownList({ field, list }: { field: string; list: readonly unknown[] }) {
  const { language } = useLanguage();
  const { roles } = useTexts(roleTexts);
  if (field === 'factorRoles') return list.map((role) => <div key={String(role)}>{roles[role as Role]}</div>);
  if (field === 'turnTakers')
    return list.map((id) => (
      <div key={String(id)}>
        <OwnerName id={String(id)} />
      </div>
    ));
  if (field !== 'emails') return formatNumber(list.length, language);
  return list.map((one) => (
    <div key={String(one)}>
      <Isolated>{String(one)}</Isolated>
    </div>
  ));
}

function ShownFields({ fields }: { fields: object }) {
  const label = useFieldLabel();
  return (
    <dl>
      {Object.entries(fields).map(([field, value]) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>
            <ShownValue field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a field is called in the middle of a sentence; one that nobody knows keeps its own name. */
export function useFieldLabel(): (field: string) => string {
  const { fields } = useTexts(texts);
  return (field) => (Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field);
}
