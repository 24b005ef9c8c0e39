import type { AuditTrailEntry } from '@tiraz/api-client/staff';
import type { AuditedAction, CatalogueAction } from '@tiraz/contracts/audit-trail';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts as pageTexts } from '@tiraz/messages/admin-remote/audit-trail';
import { texts } from '@tiraz/messages/admin-remote/audit-trail-patterns';
import { Isolated, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { Fragment, type ReactNode } from 'react';
import { ShownValue, useFieldLabel } from './shown-value';

/** A longer text than this is shown below, not in the sentence. */
const LONGEST_IN_A_SENTENCE = 60;
const LISTS = { en: new Intl.ListFormat('en'), ar: new Intl.ListFormat('ar') };

/** What happened, in one sentence that leads to what it happened to. */
export function Sentence({ entry }: { entry: AuditTrailEntry }) {
  const t = useTexts(texts);
  const { nobody } = useTexts(pageTexts);
  const { language } = useLanguage();
  const label = useFieldLabel();
  const fields = Object.keys({ ...entry.before, ...entry.after });
  const { pattern, field } = told(entry, t, fields);
  const value = (values: AuditTrailEntry['before']) =>
    field ? <ShownValue field={field} value={values?.[field]} /> : null;
  const duplicate = entry.after?.duplicate as { name?: string } | undefined;

  return (
    <Filled
      pattern={pattern}
      parts={{
        who: <strong>{entry.by ? <Isolated>{entry.by}</Isolated> : nobody}</strong>,
        kind: t.kinds[entry.thing.kind],
        thing: <Thing thing={entry.thing} />,
        field: label(field ?? ''),
        fields: LISTS[language].format(fields.map(label)),
        from: duplicate?.name ? <UserText>{duplicate.name}</UserText> : value(entry.before),
        to: value(entry.after),
      }}
    />
  );
}

type Texts = (typeof texts)['en'];
/** What has a sentence of its own; what happens to the catalogue is told alike of all kinds. */
type Other =
  | Exclude<AuditedAction, `${string}.updated` | `${string}.${CatalogueAction}`>
  | 'customer.created';

/** The sentence's pattern, and the one field that it speaks of. */
function told({ action, thing, before, after }: AuditTrailEntry, t: Texts, fields: readonly string[]) {
  const [, change = ''] = action.split('.');
  if (change === 'updated') {
    const [field = '', ...more] = fields;
    if (more.length > 0) return { pattern: t.changed.fields };
    return { pattern: t.changed[changeOf(before?.[field], after?.[field])], field };
  }
  if (thing.id === 'unknown' && action in t.unknownAccount)
    return { pattern: t.unknownAccount[action as `${string}.refused` & Other] };
  if (action === 'communication.logged' && thing.label) return { pattern: t.communicationWithSubject };
  if (action in t.others) {
    const field = fields.find((name) =>
      /^(status|role|owner|totalCost|scheduledDate|scheduledAt|effectiveAt|name|recipient)$/.test(name),
    );
    return { pattern: t.others[action as Other], ...(field && { field }) };
  }
  return { pattern: t.catalogue[change as Exclude<CatalogueAction, 'updated'>] ?? action };
}

function changeOf(before: unknown, after: unknown): keyof Texts['changed'] {
  if (typeof after === 'boolean') return after ? 'on' : 'off';
  if (Array.isArray(before) || Array.isArray(after)) return 'long';
  const lengths = [before, after].map((value) => String(value ?? '').length);
  if (Math.max(...lengths) > LONGEST_IN_A_SENTENCE || String(after).startsWith('/objects/')) return 'long';
  if (lengths[0] === 0) return 'first';
  return lengths[1] === 0 ? 'cleared' : 'value';
}

function Filled({ pattern, parts }: { pattern: string; parts: Record<string, ReactNode> }) {
  return pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? parts[part] : part}</Fragment>);
}

function Thing({ thing }: { thing: AuditTrailEntry['thing'] }) {
  const { language } = useLanguage();
  const { kinds } = useTexts(texts);
  const { label, labelAr, kind, id } = thing;
  const name = localised({ name: label ?? '', nameAr: labelAr ?? '' }, 'name', language);
  const isCode = label === null || kind === 'inquiry' || kind === 'staffAccount';
  const shown = isCode ? (
    <Isolated>{label ?? (kind === 'settings' ? kinds.settings : id)}</Isolated>
  ) : labelAr ? (
    <bdi lang={name.lang}>{name.text}</bdi>
  ) : (
    <UserText>{label}</UserText>
  );
  const path = pathOf(thing);
  return path ? <StaffLink to={path}>{shown}</StaffLink> : shown;
}

/** The page that shows a thing, where there is one. */
function pathOf({ kind, id, customerId }: AuditTrailEntry['thing']): string | undefined {
  switch (kind) {
    case 'inquiry':
      return `/inquiries/${id}`;
    case 'customer':
      return `/crm/customers/${id}`;
    case 'followUp':
    case 'communication':
      return customerId ? `/crm/customers/${customerId}` : undefined;
    case 'productType':
    case 'fabric':
    case 'color':
      return '/products';
    case 'fit':
    case 'finishingQuality':
    case 'printType':
      return '/pricing';
    case 'picture':
    case 'staffAccount':
      return undefined;
    case 'job':
      return '/jobs';
    case 'mail':
      return `/mail/${id}`;
    case 'settings':
    case 'holiday':
      return '/settings';
    case 'priceChange':
      return '/prices';
  }
}
